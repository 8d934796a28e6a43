package org.cspworkbench.presentation.playback;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode.Phase;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The index agrees with counting event by event. */
class TraceIndexTest {

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.presentation.Runs#solvers")
  void countsAgreeWithCountingEventByEvent(Solver solver) {
    Random random = new Random(3);
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(solver, problem, Detail.FINE);
      TraceIndex index = TraceIndex.follow(trace, Runs.FOLLOWER);
      for (int i = 0; i < 10; i++) {
        int position = random.nextInt(trace.length() + 1);
        Table<Phase, EventKind, Integer> counts = HashBasedTable.create();
        Phase phase = Phase.ROOT;
        for (int p = 0; p < position; p++) {
          EventKind kind = trace.kind(p);
          phase = kind == EventKind.TRY ? Phase.SEARCH : phase;
          counts.put(phase, kind, 1 + counted(counts, phase, kind));
        }
        EventTally tally = index.tallyAt(position);
        for (EventKind kind : EventKind.values()) {
          for (Phase part : Phase.values()) {
            assertThat(tally.count(kind, part))
                .as("%s, %s up to %d of %s", kind, part, position, problem.csp())
                .isEqualTo(counted(counts, part, kind));
          }
        }
        if (position > 0) {
          assertThat(index.phaseAt(position - 1)).isEqualTo(phase);
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.presentation.Runs#solvers")
  void landmarksAgreeWithAPassOverTheTrace(Solver solver) {
    Random random = new Random(4);
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(solver, problem, Detail.FINE);
      TraceIndex index = TraceIndex.follow(trace, Runs.FOLLOWER);
      for (Landmark landmark : Landmark.values()) {
        int[] all =
            IntStream.range(0, trace.length()).filter(p -> landmark.isAt(trace, p)).toArray();
        for (int i = 0; i < 10; i++) {
          int end = random.nextInt(trace.length() + 1);
          int from = random.nextInt(end + 1);
          assertThat(index.next(landmark, from, end))
              .isEqualTo(Arrays.stream(all).filter(p -> p >= from && p < end).findFirst());
          assertThat(index.previous(landmark, end))
              .isEqualTo(Arrays.stream(all).filter(p -> p < end).max());
        }
      }
    }
  }

  private static int counted(Table<Phase, EventKind, Integer> counts, Phase phase, EventKind kind) {
    Integer count = counts.get(phase, kind);
    return count == null ? 0 : count;
  }
}
