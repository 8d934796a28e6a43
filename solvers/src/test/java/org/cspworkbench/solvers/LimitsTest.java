package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.emptySudoku;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A solver that is stopped says so, and does not pass off what it has as an answer. */
class LimitsTest {

  /**
   * Keeps {@code solver} busy until it is stopped: a complete one with the grids of 9×9, of which
   * there are 6,670,903,752,021,072,936,960, an incomplete one with a puzzle that has no solution.
   */
  private static Result runEndlessly(
      Solver solver, Limits limits, @Nullable TraceRecorder recorder) {
    Settings settings = Settings.defaults().withLimits(limits);
    return Solvers.isComplete(solver)
        ? solver.solve(emptySudoku(9), settings.withSolutions(Long.MAX_VALUE, 0), recorder)
        : solver.solve(
            sudoku(Puzzles.INKALA_SPOILED), Solvers.withManyAttempts(settings), recorder);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.PERSISTENT_SEARCHES)
  void noMoreNodesAreTriedThanAllowed(Solver solver) {
    Problem puzzle = sudoku(Puzzles.INKALA);
    long needed = solver.solve(puzzle, Settings.defaults(), null).statistics().nodes();
    assertThat(needed).isGreaterThan(20);
    for (long nodes = 0; nodes < Math.min(40, needed); nodes++) {
      Settings settings = Settings.defaults().withLimits(Limits.none().withNodes(nodes));
      Result result = solver.solve(puzzle, settings, null);
      assertThat(result.statistics().nodes()).isEqualTo(nodes);
      assertThat(result.outcome())
          .isInstanceOfSatisfying(
              Outcome.GaveUp.class,
              gaveUp -> {
                assertThat(gaveUp.limit()).isEqualTo(Outcome.Limit.NODES);
                assertThat(gaveUp.mostAssigned()).isBetween(21, 80);
              });
      assertThat(result.solutionCount()).isZero();
      assertThat(result.solutions()).isEmpty();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.PERSISTENT_SEARCHES)
  void theLimitOfFailsHolds(Solver solver) {
    Settings settings = Settings.defaults().withLimits(Limits.none().withFails(7));
    Result result = solver.solve(sudoku(Puzzles.INKALA), settings, null);
    assertThat(result.outcome())
        .isInstanceOfSatisfying(
            Outcome.GaveUp.class,
            gaveUp -> assertThat(gaveUp.limit()).isEqualTo(Outcome.Limit.FAILS));
    // Refutations fail as well, at most one for each decision that is taken back.
    assertThat(result.statistics().fails()).isBetween(7L, 7 + result.statistics().maxDepth());
    assertThat(result.solutions()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.COMPLETE)
  void whatWasFoundBeforeTheEndIsNotLost(Solver solver) {
    Settings settings =
        Settings.defaults()
            .withLimits(Limits.none().withNodes(5000))
            .withSolutions(Long.MAX_VALUE, 1000);
    Result result = solver.solve(emptySudoku(6), settings, null);
    assertThat(result.outcome()).isInstanceOf(Outcome.GaveUp.class);
    assertThat(result.solutionCount()).isPositive();
    assertThat(result.solutions())
        .hasSize((int) Math.min(1000, result.solutionCount()))
        .allMatch(found -> emptySudoku(6).filledWith(found).isSolved());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.PERSISTENT)
  void theTimeIsUpSomeday(Solver solver) {
    Result result = runEndlessly(solver, Limits.none().withTime(Duration.ofMillis(50)), null);
    assertThat(result.outcome())
        .isInstanceOfSatisfying(
            Outcome.GaveUp.class,
            gaveUp -> assertThat(gaveUp.limit()).isEqualTo(Outcome.Limit.TIME));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.PERSISTENT)
  void anotherThreadCancels(Solver solver) {
    AtomicLong asked = new AtomicLong();
    Cancellation cancellation = Cancellation.when(() -> asked.incrementAndGet() < 0);
    CompletableFuture<Result> run =
        CompletableFuture.supplyAsync(
            () -> runEndlessly(solver, Limits.none().withCancellation(cancellation), null));
    while (asked.get() < 100) {
      Thread.onSpinWait(); // until it is well under way
    }
    assertThat(run).isNotDone();
    cancellation.request();
    assertThat(run.join().outcome()).isEqualTo(new Outcome.Cancelled());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void whoIsCancelledBeforeTheStartTriesNothing(Solver solver) {
    Cancellation cancellation = new Cancellation();
    cancellation.request();
    Result result = runEndlessly(solver, Limits.none().withCancellation(cancellation), null);
    assertThat(result.outcome()).isEqualTo(new Outcome.Cancelled());
    assertThat(result.statistics().nodes()).isZero();
    assertThat(result.statistics().moves()).isZero();
  }
}
