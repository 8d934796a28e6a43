package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Composition.Order;
import org.cspworkbench.core.testing.Composition.RootFilter;
import org.cspworkbench.core.testing.Composition.Values;
import org.cspworkbench.core.trace.Recording.Goal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The successors of AC-3 ask other questions, and do nothing else differently. */
final class SameTraceTest {

  private static final ImmutableList<Case> PROBLEMS = Case.mixed(200);

  @ParameterizedTest
  @EnumSource(names = {"AC2001", "AC3_RM", "AC3_BIT_RM"})
  void theSuccessorsOfAc3LeaveItsTrace(LookAhead successor) {
    for (Case problem : PROBLEMS) {
      assertThat(trace(successor, problem))
          .as("%s", problem)
          .isEqualTo(trace(LookAhead.AC3, problem));
    }
  }

  private static ImmutableList<TraceEvent> trace(LookAhead lookAhead, Case problem) {
    Composition composition =
        new Composition(
            lookAhead, RootFilter.NO_OTHER, Branching.BINARY, Order.MRV, Values.ASCENDING);
    Recording recording = Recording.of(composition, problem, Goal.ALL_SOLUTIONS, Detail.FINE);
    ImmutableList.Builder<TraceEvent> events = ImmutableList.builder();
    TracePlayer player = recording.trace().player();
    while (player.stepForward()) {
      events.add(Objects.requireNonNull(player.lastEvent()));
    }
    return events.build();
  }
}
