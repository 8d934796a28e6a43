package org.cspworkbench.solvers.wfc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;
import static org.cspworkbench.solvers.wfc.WaveFunctionCollapse.ATTEMPTS;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Puzzles;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.WorkerThreads;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wave function collapse: attempts, threads, and what going back changes. */
class WaveFunctionCollapseTest {

  private final Solver wfc = new WaveFunctionCollapse();

  /** Answers that come at once, after some attempts, and not before the attempts are used up. */
  private static ImmutableList<Problem> problems() {
    return ImmutableList.of(
        sudoku(Puzzles.OF_425_SOLUTIONS),
        sudoku(Puzzles.INKALA),
        Puzzles.satisfiable(Shape.ofSize(9), 0.3, 4),
        sudoku("55" + ".".repeat(79)),
        general(Queens.pairwise(8)),
        general(Queens.pairwise(3)),
        general(RandomBinary.modelRb(1, 14, 6, 0.4, 0.35)),
        general(RandomBinary.modelRb(2, 14, 6, 0.5, 0.4)));
  }

  /** What a run comes to, but for the time that it took. */
  private record Answer(Outcome outcome, ImmutableList<?> solutions, Statistics statistics) {

    static Answer of(Result result) {
      return new Answer(result.outcome(), result.solutions(), result.statistics().withTimeNanos(0));
    }
  }

  @ParameterizedTest(name = "{0} threads")
  @ValueSource(ints = {2, 3, 8})
  void theAnswerAndTheCountersAreThoseOfOneThread(int threads) {
    int solvedLate = 0;
    int gaveUp = 0;
    for (Problem problem : problems()) {
      for (long seed = 0; seed < 40; seed++) {
        Settings settings = Settings.defaults().withSeed(seed).with(ATTEMPTS, 25);
        Answer alone = Answer.of(wfc.solve(problem, settings, null));
        Answer together =
            Answer.of(wfc.solve(problem, settings.withWorkers(new WorkerThreads(threads)), null));
        assertThat(together).as("%s with seed %d", problem.csp(), seed).isEqualTo(alone);
        boolean solved = alone.outcome instanceof Outcome.Solved;
        solvedLate += solved && alone.statistics.attempts() > 1 ? 1 : 0;
        gaveUp += alone.outcome instanceof Outcome.GaveUp ? 1 : 0;
      }
    }
    assertThat(solvedLate).isGreaterThan(40);
    assertThat(gaveUp).isGreaterThan(40);
  }

  @ParameterizedTest(name = "{0} threads")
  @ValueSource(ints = {2, 8})
  void aLimitOfNodesGivesTheSameAnswerAsOnOneThread(int threads) {
    for (long seed = 0; seed < 20; seed++) {
      Settings settings =
          Settings.defaults().withSeed(seed).withLimits(Limits.none().withNodes(100));
      Problem problem = sudoku(Puzzles.INKALA);
      assertThat(
              Answer.of(wfc.solve(problem, settings.withWorkers(new WorkerThreads(threads)), null)))
          .as("seed %d", seed)
          .isEqualTo(Answer.of(wfc.solve(problem, settings, null)));
    }
  }

  @Test
  void itGivesUpAfterTheAttemptsThatItMayMake() {
    for (int attempts : new int[] {1, 2, 17}) {
      Result result =
          wfc.solve(sudoku(Puzzles.INKALA), Settings.defaults().with(ATTEMPTS, attempts), null);
      assertThat(result.statistics().attempts()).isEqualTo(attempts);
      assertThat(result.statistics().fails()).isEqualTo(attempts);
      assertThat(result.statistics().restarts()).isEqualTo(attempts - 1);
      assertThat(result.outcome())
          .isInstanceOfSatisfying(
              Outcome.GaveUp.class,
              gaveUp -> {
                assertThat(gaveUp.limit()).isEqualTo(Outcome.Limit.ATTEMPTS);
                assertThat(gaveUp.mostAssigned()).isBetween(22, 80);
              });
    }
  }

  /** What is found within so many attempts is found with more allowed, and not with fewer. */
  @Test
  void theNumberOfAttemptsAllowedDoesNotChangeWhatAnAttemptDoes() {
    Problem puzzle = sudoku(Puzzles.OF_425_SOLUTIONS);
    for (long seed = 0; seed < 30; seed++) {
      Settings settings = Settings.defaults().withSeed(seed);
      Result result = wfc.solve(puzzle, settings, null);
      assertThat(result.outcome()).as("seed %d", seed).isEqualTo(new Outcome.Solved());
      long needed = result.statistics().attempts();
      assertThat(wfc.solve(puzzle, settings.with(ATTEMPTS, needed), null).solutions())
          .as("seed %d", seed)
          .isEqualTo(result.solutions());
      if (needed > 1) {
        assertThat(wfc.solve(puzzle, settings.with(ATTEMPTS, needed - 1), null).outcome())
            .as("seed %d", seed)
            .isInstanceOf(Outcome.GaveUp.class);
      }
    }
  }

  @Test
  void differentSeedsGiveDifferentAnswers() {
    long different =
        LongStream.range(0, 30)
            .mapToObj(seed -> Settings.defaults().withSeed(seed))
            .map(settings -> wfc.solve(sudoku(Puzzles.OF_425_SOLUTIONS), settings, null))
            .map(Result::solutions)
            .distinct()
            .count();
    assertThat(different).isGreaterThan(20);
  }

  @Test
  void theNumberOfAttemptsHasARange() {
    Settings settings = Settings.defaults();
    assertThat(settings.valueOf(ATTEMPTS)).isEqualTo(3500);
    assertThat(settings.with(ATTEMPTS, 1).valueOf(ATTEMPTS)).isEqualTo(1);
    assertThat(settings.with(ATTEMPTS, 1_000_000_000).valueOf(ATTEMPTS)).isEqualTo(1_000_000_000);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> settings.with(ATTEMPTS, 0))
        .withMessage("attempts is from 1 to 1000000000, not 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> settings.with(ATTEMPTS, 1_000_000_001))
        .withMessageContaining("1000000001");
    assertThatIllegalArgumentException().isThrownBy(() -> new WorkerThreads(0));
  }

  @Test
  void moreThanOneSolutionIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> wfc.solve(sudoku(Puzzles.INKALA), Settings.defaults().withSolutions(2, 2), null))
        .withMessage("wfc cannot look for more than one solution");
  }

  @Test
  void noThreadIsLeftBehindWhenTheTimeIsUp() throws InterruptedException {
    Set<Thread> before = threads();
    Settings settings =
        Settings.defaults()
            .with(ATTEMPTS, ATTEMPTS.max())
            .withWorkers(new WorkerThreads(4))
            .withLimits(Limits.none().withTime(Duration.ofMillis(100)));
    Result result = wfc.solve(sudoku(Puzzles.INKALA_SPOILED), settings, null);
    assertThat(result.outcome())
        .isInstanceOfSatisfying(
            Outcome.GaveUp.class,
            gaveUp -> assertThat(gaveUp.limit()).isEqualTo(Outcome.Limit.TIME));
    assertThat(result.solutions()).isEmpty();
    assertThatNothingRunsButWhatRan(before);
  }

  @Test
  void noThreadIsLeftBehindAfterACancellation() throws InterruptedException {
    Set<Thread> before = threads();
    Cancellation cancellation = new Cancellation();
    Settings settings =
        Settings.defaults()
            .with(ATTEMPTS, ATTEMPTS.max())
            .withWorkers(new WorkerThreads(4))
            .withLimits(Limits.none().withCancellation(cancellation));
    CompletableFuture<Result> run = new CompletableFuture<>();
    Thread thread =
        new Thread(() -> run.complete(wfc.solve(sudoku(Puzzles.INKALA_SPOILED), settings, null)));
    thread.start();
    cancellation.request();
    assertThat(run.join().outcome()).isEqualTo(new Outcome.Cancelled());
    assertThatNothingRunsButWhatRan(before);
  }

  private static Set<Thread> threads() {
    return Thread.getAllStackTraces().keySet();
  }

  /** Threads of a pool that was shut down need a moment to end. */
  private static void assertThatNothingRunsButWhatRan(Set<Thread> before)
      throws InterruptedException {
    Set<Thread> added =
        threads().stream()
            .filter(thread -> !before.contains(thread) && !thread.isDaemon())
            .collect(Collectors.toSet());
    for (Thread thread : added) {
      thread.join(Duration.ofSeconds(20).toMillis());
    }
    assertThat(added).noneMatch(Thread::isAlive);
  }

  /** Where restarts only give up, going back proves. */
  @Test
  void withBacktrackingItProvesThatThereIsNoSolution() {
    Solver backtracking = CollapseSolvers.BACKTRACKING;
    Problem puzzle = sudoku(Puzzles.INKALA_SPOILED);
    for (long seed = 0; seed < 20; seed++) {
      Settings settings = Settings.defaults().withSeed(seed);
      Result proof = backtracking.solve(puzzle, settings, null);
      assertThat(proof.outcome()).as("seed %d", seed).isEqualTo(new Outcome.Unsatisfiable());
      assertThat(proof.statistics().backtracks()).as("seed %d", seed).isPositive();
      assertThat(wfc.solve(puzzle, settings.with(ATTEMPTS, 20), null).outcome())
          .as("seed %d", seed)
          .isInstanceOf(Outcome.GaveUp.class);
    }
  }

  @Test
  void withBacktrackingTheSeedChangesTheWayButNotTheAnswer() {
    Solver backtracking = CollapseSolvers.BACKTRACKING;
    Set<Long> nodes = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      Problem.Sudoku puzzle = sudoku(Puzzles.INKALA);
      Result result = backtracking.solve(puzzle, Settings.defaults().withSeed(seed), null);
      assertThat(result.solutions())
          .as("seed %d", seed)
          .extracting(solution -> puzzle.filledWith(solution).toLine())
          .containsExactly(Puzzles.INKALA_SOLVED);
      nodes.add(result.statistics().nodes());
    }
    assertThat(nodes).hasSizeGreaterThan(10);
  }
}
