package org.cspworkbench.core.search;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;

/** Repairs end in solutions or give up, and change nothing outside their block. */
class BlockRepairTest {

  private static Search search(Csp csp, long seed, int radius, long repairs) {
    RandomStream random = new RandomStream(seed);
    return Search.on(csp)
        .random(random)
        .order(new Entropy(Weights.EQUAL, random))
        .values(new RandomValue(random))
        .lookAhead(Gac::new)
        .repair(radius)
        .restarts(Restarts.fixed(repairs));
  }

  /** A cycle of even or odd length whose neighbours differ, and a colour for each. */
  private static Csp cycle(int length, int colours) {
    Csp.Builder csp = Csp.builder("cycle");
    List<Variable> x = csp.variables("x", length, Domain.range(1, colours));
    for (int k = 0; k < length; k++) {
      csp.notEqual(x.get(k), x.get((k + 1) % length));
    }
    return csp.build();
  }

  @Test
  void whatItFindsIsASolution() {
    long repairs = 0;
    for (long seed = 0; seed < 60; seed++) {
      Csp csp = Queens.pairwise(8 + (int) (seed % 3));
      List<int[]> found = new ArrayList<>();
      SearchResult result =
          search(csp, seed, 1, 300).onSolution(found::add).solve(Limits.none(), null);
      assertThat(result.ending()).as("seed %d", seed).isEqualTo(Ending.ENOUGH);
      assertThat(csp.isSolution(found.get(0))).as("seed %d", seed).isTrue();
      repairs += result.counters().fails;
    }
    assertThat(repairs).isGreaterThan(60);
  }

  @Test
  void withoutASolutionItGivesUpAfterItsRepairs() {
    SearchResult result = search(cycle(9, 2), 1, 2, 7).solve(Limits.none().withAttempts(3), null);
    assertThat(result.ending()).isEqualTo(Ending.ATTEMPTS);
    assertThat(result.counters().fails).isLessThanOrEqualTo(21);
    assertThat(result.counters().solutions).isZero();
  }

  /** Whatever is dropped outside the radius comes back with the value that it had. */
  @Test
  void decisionsOutsideTheBlockAreMadeAgain() {
    int radius = 1;
    int again = 0;
    for (long seed = 0; seed < 30; seed++) {
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      search(Queens.pairwise(9), seed, radius, 40).solve(Limits.none().withAttempts(1), recorder);
      Trace trace = requireNonNull(recorder.trace());
      TracePlayer player = trace.player();
      while (player.seekNext(Set.of(EventKind.JUMP))) {
        int end = player.position();
        int depth = player.state().depth();
        player.stepBack();
        List<List<Integer>> dropped = new ArrayList<>();
        for (int level = depth + 1; level <= player.state().depth(); level++) {
          dropped.add(
              List.of(player.state().decisionVariable(level), player.state().decisionValue(level)));
        }
        assertThat(dropped).isNotEmpty();
        player.seek(end);
        if (player.seekNext(Set.of(EventKind.TRY))) {
          int level = player.state().depth();
          if (dropped.contains(
              List.of(
                  player.state().decisionVariable(level), player.state().decisionValue(level)))) {
            again++;
          }
        }
        player.seek(end);
      }
    }
    assertThat(again).isPositive();
  }
}
