package org.cspworkbench.core.search;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.testing.Seek;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;

/** After how many fails each attempt ends, by the definitions of the policies. */
final class RestartsTest {

  @Test
  void fixedAttemptsAreAllOfOneLength() {
    assertThat(lengths(Restarts.fixed(7), 5)).containsExactly(7, 7, 7, 7, 7);
  }

  @Test
  void geometricAttemptsGrowByTheFactor() {
    assertThat(lengths(Restarts.geometric(10, 1.5), 6)).containsExactly(10, 15, 22, 33, 50, 75);
    assertThat(Restarts.geometric(10, 2).failsOf(5000)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void lubyIsTheSequenceOfThePaperTimesTheUnit() {
    assertThat(lengths(Restarts.luby(1), 31))
        .containsExactly(
            1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4,
            8, 16);
    assertThat(lengths(Restarts.luby(100), 4)).containsExactly(100, 100, 200, 100);
  }

  /** t(i) = 2^(k−1) if i = 2^k − 1, else t(i − 2^(k−1) + 1) where 2^(k−1) ≤ i < 2^k − 1. */
  @Test
  void lubyKeepsToItsRecursionFarOut() {
    long[] byDefinition = new long[5000];
    for (int i = 1; i < byDefinition.length; i++) {
      int half = 1;
      while (2 * half <= i) {
        half *= 2;
      }
      byDefinition[i] = i == 2 * half - 1 ? half : byDefinition[i - half + 1];
      assertThat(Restarts.luby(1).failsOf(i)).as("term %d", i).isEqualTo(byDefinition[i]);
    }
  }

  @Test
  void anAttemptEndsAfterAtLeastOneFail() {
    assertThatIllegalArgumentException().isThrownBy(() -> Restarts.fixed(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Restarts.luby(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Restarts.geometric(0, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> Restarts.geometric(5, 1));
  }

  /** Unsatisfiable, so that every attempt but the last is cut off. */
  @Test
  void everyAttemptButTheLastFailsAsOftenAsThePolicySays() {
    Csp csp = pigeons(6);
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    SearchResult result =
        new Search(new Network(csp.structure()), csp)
            .restarts(Restarts.geometric(3, 2))
            .solve(Limits.none(), recorder);
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    TracePlayer player = requireNonNull(recorder.trace()).player();
    long failsBefore = 0;
    for (int attempt = 1; attempt < result.counters().attempts(); attempt++) {
      assertThat(Seek.next(player, Set.of(EventKind.RESTART))).isTrue();
      long fails = player.state().counters().fails();
      assertThat(fails - failsBefore).as("attempt %d", attempt).isEqualTo(3L << (attempt - 1));
      failsBefore = fails;
    }
    assertThat(result.counters().attempts()).isGreaterThan(5);
  }

  /** Attempts that learn from those before cannot be made in any order. */
  @Test
  void attemptsOfAnOrderThatLearnsCannotBeSharedOut() {
    Csp csp = Queens.pairwise(6);
    Search search =
        new Search(new Network(csp.structure()), csp).order(new LastConflict(new DomWdeg()));
    assertThatIllegalStateException()
        .isThrownBy(() -> search.start(Limits.none()).attempt(1))
        .withMessage("attempts cannot be shared out where a part learns from those before");
  }

  /** One more variable than values, and all different. */
  private static Csp pigeons(int holes) {
    Csp.Builder csp = Csp.builder("pigeons");
    List<Variable> pigeons = new ArrayList<>();
    for (int i = 0; i <= holes; i++) {
      pigeons.add(csp.variable("pigeon " + i, 1, holes));
    }
    return csp.allDifferent(pigeons).build();
  }

  private static long[] lengths(Restarts restarts, int attempts) {
    return LongStream.rangeClosed(1, attempts).map(restarts::failsOf).toArray();
  }
}
