package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import com.google.common.primitives.Ints;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The answer does not depend on how many threads share the parts of a problem. */
final class SharedSearchTest {

  private static final ImmutableList<SmallProblem> PROBLEMS =
      LongStream.range(0, 60).mapToObj(SmallProblem::new).collect(ImmutableList.toImmutableList());

  private static final int PROBLEMS_EACH = 10;

  /** These depend on timing; {@link OneForTwo} does not. */
  private static final ImmutableList<Workers> THREADS =
      ImmutableList.of(new WorkerThreads(2), new WorkerThreads(3));

  private static final ImmutableList<String> SEARCHES =
      ImmutableList.of(
          "backtracking",
          "mrv",
          "cbj",
          "forward-checking",
          "fc-cbj",
          "mac",
          "splitting",
          "mac-alldifferent",
          "domwdeg",
          "learning",
          "custom");

  /** The work of two workers, done by one. */
  private static final class OneForTwo implements Workers {
    @Override
    public int count() {
      return 2;
    }

    @Override
    public void run(Runnable work) {
      work.run();
    }
  }

  static Stream<String> searches() {
    return SEARCHES.stream();
  }

  private static Solver solver(String id) {
    return SolverCatalog.find(id).orElseThrow();
  }

  /** Problems for a solver: others than those of its neighbours, all problems together. */
  private static List<SmallProblem> problems(String id) {
    int spare = PROBLEMS.size() - PROBLEMS_EACH;
    int from = SEARCHES.indexOf(id) * spare / (SEARCHES.size() - 1);
    return PROBLEMS.subList(from, from + PROBLEMS_EACH);
  }

  private static boolean learns(String id) {
    return id.equals("domwdeg") || id.equals("learning");
  }

  /** Whether its order depends on the domains, and with a bound on the solutions found before. */
  private static boolean isFixed(String id) {
    return id.equals("backtracking") || id.equals("custom");
  }

  private static Result solve(Solver solver, Problem problem, Settings settings, Workers workers) {
    return solver.solve(problem, settings.withParts(30).withWorkers(workers), null);
  }

  private static ImmutableList<ImmutableList<Integer>> values(Result result) {
    return result.solutions().stream()
        .map(solution -> ImmutableList.copyOf(Ints.asList(solution.values().toArray())))
        .collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest
  @MethodSource("searches")
  void solutionsAreTheSameForEveryNumberOfThreads(String id) {
    Solver solver = solver(id);
    for (SmallProblem small : problems(id)) {
      Problem problem = new Problem.General(small.csp());
      for (long wanted : new long[] {1, 3, Long.MAX_VALUE}) {
        Settings settings = Settings.defaults().withSolutions(wanted, (int) Math.min(wanted, 1000));
        Result alone = solve(solver, problem, settings, Workers.ONE);
        Result shared = solve(solver, problem, settings, new OneForTwo());
        for (Workers workers : THREADS) {
          Result again = solve(solver, problem, settings, workers);
          assertThat(again.with(again.outcome()).solutions())
              .as("%s", small.csp())
              .isEqualTo(shared.solutions());
          assertThat(again.statistics().withTimeNanos(0))
              .as("%s", small.csp())
              .isEqualTo(shared.statistics().withTimeNanos(0));
          assertThat(again.solutionCount())
              .as("%s", small.csp())
              .isEqualTo(Math.min(wanted, small.solutions().size()));
          assertThat(again.outcome()).as("%s", small.csp()).isEqualTo(alone.outcome());
        }
        assertThat(small.solutions()).as("%s", small.csp()).containsAll(values(shared));
        assertThat(values(shared)).as("%s", small.csp()).doesNotHaveDuplicates();
        if (!learns(id)) {
          assertThat(shared.solutions()).as("%s", small.csp()).isEqualTo(alone.solutions());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void theBestSolutionIsTheSameForEveryNumberOfThreads(String id) {
    Solver solver = solver(id);
    for (SmallProblem small : problems(id)) {
      for (Objective.Goal goal : Objective.Goal.values()) {
        Objective objective = objective(small.csp(), goal);
        Csp csp = small.csp();
        Problem problem = new Problem.General(csp, csp.variables(), Optional.of(objective));
        if (!solver.accepts(problem, Settings.defaults()) || id.endsWith("cbj")) {
          continue; // a bound gives no reasons by which to jump
        }
        Result alone = solve(solver, problem, Settings.defaults(), Workers.ONE);
        Result shared = solve(solver, problem, Settings.defaults(), new OneForTwo());
        for (Workers workers : THREADS) {
          List<Long> found = Collections.synchronizedList(new ArrayList<>());
          Settings settings =
              Settings.defaults().withListener(values -> found.add(objective.worthOf(values)));
          Result again = solve(solver, problem, settings, workers);
          assertThat(again.solutions()).as("%s", csp).isEqualTo(shared.solutions());
          assertThat(again.outcome()).as("%s", csp).isEqualTo(alone.outcome());
          assertThat(again.statistics().dependsOnTiming()).isTrue();
          Comparator<Long> better = Comparator.naturalOrder();
          assertThat(found)
              .isSortedAccordingTo(goal == Objective.Goal.MINIMIZE ? better.reversed() : better);
        }
        assertThat(worths(objective, values(shared)))
            .as("%s", csp)
            .isEqualTo(best(objective, small.solutions()));
        if (isFixed(id)) {
          assertThat(shared.solutions()).as("%s", csp).isEqualTo(alone.solutions());
        }
      }
    }
  }

  /** A sum with many solutions of the same worth. */
  private static Objective objective(Csp csp, Objective.Goal goal) {
    ImmutableLongArray.Builder factors = ImmutableLongArray.builder();
    csp.variables().forEach(x -> factors.add(x.index() % 3 - 1L));
    return new Objective(goal, csp.variables(), factors.build(), 5);
  }

  private static ImmutableList<Long> worths(
      Objective objective, ImmutableList<ImmutableList<Integer>> solutions) {
    return solutions.stream()
        .map(solution -> objective.worthOf(Ints.toArray(solution)))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<Long> best(
      Objective objective, ImmutableList<ImmutableList<Integer>> solutions) {
    Comparator<Long> order = Comparator.naturalOrder();
    return worths(objective, solutions).stream()
        .min(objective.goal() == Objective.Goal.MINIMIZE ? order : order.reversed())
        .map(ImmutableList::of)
        .orElse(ImmutableList.of());
  }

  @Test
  void onlyTheFirstSolutionsAreKept() {
    Solver mac = solver("mac");
    Problem queens = new Problem.General(Queens.pairwise(8));
    Settings settings = Settings.defaults().withSolutions(Long.MAX_VALUE, 10);
    Result shared = solve(mac, queens, settings, THREADS.get(0));
    assertThat(shared.solutionCount()).isEqualTo(92);
    assertThat(shared.solutions())
        .hasSize(10)
        .isEqualTo(solve(mac, queens, settings, Workers.ONE).solutions());
  }

  @Test
  void limitsEndTheSearchOfAllThreads() {
    Solver mac = solver("mac");
    Problem queens = new Problem.General(Queens.pairwise(20));
    Settings all = Settings.defaults().withSolutions(Long.MAX_VALUE, 10);
    Settings brief = all.withLimits(Limits.none().withTime(Duration.ofMillis(50)));
    assertThat(solve(mac, queens, brief, THREADS.get(0)).outcome())
        .isInstanceOf(Outcome.GaveUp.class);
    Cancellation cancelled = new Cancellation();
    cancelled.request();
    Settings stopped = all.withLimits(Limits.none().withCancellation(cancelled));
    assertThat(solve(mac, queens, stopped, THREADS.get(0)).outcome())
        .isInstanceOf(Outcome.Cancelled.class);
  }

  @Test
  void theFailureOfOneThreadEndsTheOthersAndIsReported() {
    Solver mac = solver("mac");
    Csp csp = Queens.pairwise(12);
    Problem problem =
        new Problem.General(
            csp, csp.variables(), Optional.of(objective(csp, Objective.Goal.MINIMIZE)));
    Settings failing =
        Settings.defaults()
            .withListener(
                values -> {
                  throw new IllegalStateException("full");
                });
    assertThatThrownBy(() -> solve(mac, problem, failing, THREADS.get(0)))
        .hasRootCauseMessage("full");
  }
}
