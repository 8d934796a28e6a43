package org.cspworkbench.presentation.question;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * Drafts of "Which variable is chosen next?" The wrong answers are other open variables with few
 * values. Those whose number of values differs from that of the right one come first, because a
 * heuristic may break ties in any way. If all variables are assigned and the value of one is to be
 * changed, variables without a conflict come first.
 */
final class ChoiceDraft implements Drafting {

  @Override
  public Set<EventKind> before() {
    return Set.of();
  }

  @Override
  public Set<EventKind> behind() {
    return Set.of(EventKind.SELECT);
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    TraceState state = now.state();
    ahead.stepForward();
    int chosen = Objects.requireNonNull(ahead.lastEvent()).variable();
    boolean moves = state.assigned(chosen) != NONE;
    IntPredicate isWrong = x -> x != chosen && (state.assigned(x) != NONE) == moves;
    Comparator<Integer> best =
        moves
            ? comparing(state::isInConflict)
            : comparing((Integer x) -> state.size(x) == state.size(chosen))
                .thenComparing(comparingInt(state::size));
    int count = now.trace().csp().variables().size();
    ImmutableList<Answer.OfVariable> wrong = Distractors.variables(count, isWrong, best, random);
    return Optional.of(Draft.of(ahead.position(), new Answer.OfVariable(chosen), wrong));
  }
}
