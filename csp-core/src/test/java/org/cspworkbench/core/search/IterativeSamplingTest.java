package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A search whose attempts end at the first contradiction marks no levels, unless it is recorded. It
 * must be the search that marks each of them and restarts after one failure.
 */
final class IterativeSamplingTest {

  private static final int ATTEMPTS = 20;
  private static final ImmutableList<Case> PROBLEMS = Case.mixed(30);

  /**
   * What a run came to.
   *
   * @param ending why it ended
   * @param counters what it counted
   * @param mostAssigned the largest number of variables that had a value
   * @param failedArc the arc that made the last contradiction
   * @param solutions what it found
   */
  private record Run(
      Ending ending,
      Counts counters,
      int mostAssigned,
      int failedArc,
      ImmutableList<ImmutableList<Integer>> solutions) {}

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.core.testing.Composition#everyPair")
  void doesWhatTheSearchWithLevelsDoes(Composition composition) {
    for (Case problem : PROBLEMS) {
      Run marked = run(composition, problem, attempt -> 1, null);
      assertThat(run(composition, problem, Restarts.ON_CONTRADICTION, null))
          .as("%s", problem)
          .usingRecursiveComparison()
          .isEqualTo(marked);
      TraceRecorder recorder = new TraceRecorder(Detail.FINE);
      assertThat(run(composition, problem, Restarts.ON_CONTRADICTION, recorder))
          .as("%s, recorded", problem)
          .usingRecursiveComparison()
          .isEqualTo(marked);
    }
  }

  private static Run run(
      Composition composition, Case problem, Restarts restarts, @Nullable TraceRecorder recorder) {
    Solutions found = new Solutions();
    SearchResult result =
        composition
            .search(problem)
            .restarts(restarts)
            .onSolution(found)
            .solve(Limits.none().withAttempts(ATTEMPTS), recorder);
    return new Run(
        result.ending(),
        result.counters(),
        result.mostAssigned(),
        result.domains().failedArc(),
        found.inOrder());
  }
}
