package org.cspworkbench.presentation.question;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * Drafts of "Which variable loses a value as a consequence of the value that was just tried?" The
 * wrong answers are open variables that lose none; neighbours of the assigned variable come first.
 * There is no question before a contradiction: propagation then stops early, and other variables
 * might have lost values too.
 */
final class ReachDraft implements Drafting {

  @Override
  public boolean comesUpAt(Trace trace, int position) {
    return Drafting.follows(trace, position, Set.of(EventKind.TRY))
        && CONSEQUENCES.contains(trace.kind(position));
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    TraceEvent attempt = Objects.requireNonNull(now.lastEvent());
    if (attempt.half() != null) {
      return Optional.empty(); // the question names a value
    }
    TraceState state = now.state();
    int count = now.trace().csp().variables().size();
    BitSet losers = new BitSet();
    int last = NONE;
    while (ahead.position() < ahead.trace().length()
        && CONSEQUENCES.contains(ahead.trace().kind(ahead.position()))) {
      ahead.stepForward();
      TraceEvent event = Objects.requireNonNull(ahead.lastEvent());
      if (event.kind() == EventKind.PRUNE) {
        losers.set(event.variable());
        last = ahead.position();
      }
    }
    if (losers.isEmpty() || !Drafting.endsWell(ahead)) {
      return Optional.empty();
    }
    int[] all = losers.stream().toArray();
    int right = all[random.nextInt(all.length)];
    BitSet near = neighbours(now.trace().csp(), attempt.variable());
    ImmutableList<Answer.OfVariable> wrong =
        Distractors.variables(
            count,
            x -> x != attempt.variable() && !losers.get(x) && Drafting.isOpen(state, x),
            comparing((Integer x) -> !near.get(x)).thenComparing(comparingInt(state::size)),
            random);
    return Optional.of(
        new Draft(
            last, attempt.variable(), attempt.value(), NONE, new Answer.OfVariable(right), wrong));
  }

  /** Returns the variables that share a constraint with variable {@code x}. */
  static BitSet neighbours(Csp csp, int x) {
    BitSet near = new BitSet();
    Variable variable = csp.variables().get(x);
    for (Constraint constraint : csp.constraints()) {
      if (constraint.scope().contains(variable)) {
        constraint.scope().forEach(other -> near.set(other.index()));
      }
    }
    return near;
  }
}
