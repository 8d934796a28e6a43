package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.concurrent.atomic.AtomicLong;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.search.Limits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Wherever a cancellation falls, also while a problem is compiled, a solver says that it was
 * cancelled, or gives an answer that is true.
 */
class CancelledSolversTest {

  private static final int PROBLEMS = 9;
  private static final int MOST_PLACES = 8; // at which each run is cancelled

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void noAnswerIsWrong(Solver solver) {
    for (long seed = 0; seed < PROBLEMS; seed++) {
      cancelAnywhere(solver, seed, Workers.ONE);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void norIsOneOfSeveralThreads(Solver solver) {
    for (long seed = 0; seed < PROBLEMS / 3; seed++) {
      cancelAnywhere(solver, seed, new WorkerThreads(2));
    }
  }

  private static void cancelAnywhere(Solver solver, long seed, Workers workers) {
    ImmutableList<ImmutableList<Integer>> solutions = new SmallProblem(seed).solutions();
    long looks = looksUntil(Long.MAX_VALUE, solver, seed, solutions, workers);
    long step = Math.max(1, looks / MOST_PLACES);
    for (long look = 1; look <= looks; look += step) {
      looksUntil(look, solver, seed, solutions, workers);
    }
  }

  /** Requests cancellation at look {@code number}; returns how many there were. */
  private static long looksUntil(
      long number,
      Solver solver,
      long seed,
      ImmutableList<ImmutableList<Integer>> solutions,
      Workers workers) {
    Problem problem = new Problem.General(new SmallProblem(seed).csp()); // to be compiled anew
    AtomicLong looks = new AtomicLong();
    Cancellation cancellation = Cancellation.when(() -> looks.incrementAndGet() >= number);
    boolean isComplete = Solvers.isComplete(solver);
    Settings settings =
        Solvers.withFewAttempts(Settings.defaults())
            .withLimits(Limits.none().withCancellation(cancellation))
            .withSolutions(isComplete ? Long.MAX_VALUE : 1, 1000)
            .withWorkers(workers)
            .withParts(workers.count() > 1 ? 8 : 0);
    if (!solver.accepts(problem, settings)) {
      return 0;
    }
    Result result = solver.solve(problem, settings, null);
    String run = "seed %d, look %d of %d: %s".formatted(seed, number, looks.get(), result);
    ImmutableList<ImmutableList<Integer>> found =
        result.solutions().stream()
            .map(solution -> ImmutableList.copyOf(solution.values().asList()))
            .collect(ImmutableList.toImmutableList());
    assertThat(solutions).as(run).containsAll(found);
    assertThat(found).as(run).doesNotHaveDuplicates();
    if (result.outcome() instanceof Outcome.Unsatisfiable) {
      assertThat(solutions).as(run).isEmpty();
    }
    if (result.outcome() instanceof Outcome.Solved) {
      assertThat(result.solutionCount()).as(run).isEqualTo(isComplete ? solutions.size() : 1);
    }
    if (number < looks.get()) {
      assertThat(result.outcome()).as(run).isNotInstanceOf(Outcome.GaveUp.class);
    }
    return looks.get();
  }

  /** As where reading a problem has used up the time that its run was given with it. */
  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.PERSISTENT)
  void aRequestAroundTheRunIsALimitOfTime(Solver solver) {
    Problem queens = new Problem.General(Queens.pairwise(8));
    Result result =
        Cancellation.when(() -> true).during(() -> solver.solve(queens, Settings.defaults(), null));
    assertThat(result.outcome()).isEqualTo(new Outcome.GaveUp(Outcome.Limit.TIME, 0));
    assertThat(result.solutions()).isEmpty();
  }
}
