package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.FilterResult;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.RandomCsp;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a filter does alone is in the trace like any run. */
final class FilteringTraceTest {

  private static final ImmutableList<Case> PROBLEMS =
      ImmutableList.<Case>builder()
          .addAll(Case.mixed(150))
          .addAll(Case.drawn(0, 50, RandomCsp::binary))
          .addAll(Case.drawn(0, 2, RandomCsp::wideWithGivens))
          .build();

  @ParameterizedTest
  @EnumSource(Filter.class)
  void recordingChangesNothing(Filter filter) {
    for (Case problem : PROBLEMS) {
      FilterResult off = FilterResult.of(filter, problem.network(), problem.csp(), null);
      for (Detail detail : Detail.values()) {
        FilterResult on =
            FilterResult.of(filter, problem.network(), problem.csp(), new TraceRecorder(detail));
        assertThat(Snapshot.allCounters(on.counters()))
            .as("%s, %s", problem, detail)
            .isEqualTo(Snapshot.allCounters(off.counters()));
        assertThat(on.domains().snapshot()).as("%s", problem).isEqualTo(off.domains().snapshot());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Filter.class)
  void replayEndsLikeTheFilterAndEveryStepGoesBack(Filter filter) {
    for (Case problem : PROBLEMS) {
      TraceRecorder recorder = new TraceRecorder(Detail.FINE);
      FilterResult filtered = FilterResult.of(filter, problem.network(), problem.csp(), recorder);
      TracePlayer player = Recording.started(recorder).player();
      List<Snapshot> forwards = new ArrayList<>(List.of(snapshot(player)));
      while (player.stepForward()) {
        forwards.add(snapshot(player));
      }
      assertThat(Snapshot.counters(player.state().counters()))
          .as("%s", problem)
          .isEqualTo(Snapshot.counters(filtered.counters()));
      for (int x = 0; x < problem.network().variableCount(); x++) {
        for (int i = 0; i < problem.network().domainSize(x); i++) {
          assertThat(player.state().contains(x, i))
              .as("%s: value %d of variable %d", problem, i, x)
              .isEqualTo(filtered.domains().contains(x, i));
        }
      }
      while (player.stepBack()) {
        assertThat(snapshot(player))
            .as("%s at %d", problem, player.position())
            .isEqualTo(forwards.get(player.position()));
      }
    }
  }

  private static Snapshot snapshot(TracePlayer player) {
    return Snapshot.of(player.state(), player.trace().csp());
  }
}
