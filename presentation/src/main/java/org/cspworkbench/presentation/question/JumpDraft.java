package org.cspworkbench.presentation.question;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * Drafts of "Where does the search jump?" before a jump: which is the last decision that it keeps.
 * The wrong answers are other decisions, that of a chronological backtrack first.
 */
final class JumpDraft implements Drafting {

  private static final int MOST_WRONG = 3;

  @Override
  public boolean comesUpAt(Trace trace, int position) {
    return trace.kind(position) == EventKind.JUMP;
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    TraceState state = now.state();
    int depth = state.depth();
    ahead.stepForward();
    TraceEvent jump = Objects.requireNonNull(ahead.lastEvent());
    if (jump.levels().size() < 2) {
      return Optional.empty(); // a backtrack like any other
    }
    int kept = ahead.state().depth();
    ImmutableList<Answer> wrong =
        IntStream.iterate(depth - 1, level -> level >= 0, level -> level - 1)
            .filter(level -> level != kept)
            .limit(MOST_WRONG)
            .mapToObj(level -> answer(state, level))
            .collect(toImmutableList());
    return Optional.of(Draft.of(ahead.position(), answer(state, kept), wrong));
  }

  private static Answer answer(TraceState state, int level) {
    return level == 0
        ? new Answer.OfDecision(0, NONE, NONE)
        : new Answer.OfDecision(level, state.decisionVariable(level), state.decisionValue(level));
  }
}
