package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.general;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.LongStream;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every solver against enumeration, on small random problems of every kind of constraint. */
class EnumerationTest {

  private static final List<SmallProblem> PROBLEMS =
      LongStream.range(0, 600).mapToObj(SmallProblem::new).toList();

  @Test
  void theProblemsAreWorthSolving() {
    assertThat(PROBLEMS).filteredOn(p -> p.solutions().isEmpty()).hasSizeGreaterThan(150);
    assertThat(PROBLEMS).filteredOn(p -> p.solutions().size() == 1).hasSizeGreaterThan(20);
    assertThat(PROBLEMS).filteredOn(p -> p.solutions().size() > 1).hasSizeGreaterThan(150);
    assertThat(PROBLEMS)
        .filteredOn(p -> p.solutions().isEmpty() && !p.isRefutedByPropagation())
        .hasSizeGreaterThan(20);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.COMPLETE)
  void aSolutionIsFoundWhereThereIsOneAndNowhereElse(Solver solver) {
    for (SmallProblem problem : PROBLEMS) {
      Result result = solver.solve(general(problem.csp()), Settings.defaults(), null);
      if (problem.solutions().isEmpty()) {
        assertThat(result.outcome())
            .as(problem.csp().name())
            .isEqualTo(new Outcome.Unsatisfiable());
        assertThat(result.solutions()).as(problem.csp().name()).isEmpty();
      } else {
        assertThat(result.outcome()).as(problem.csp().name()).isEqualTo(new Outcome.Solved());
        assertThat(result.solutionCount()).as(problem.csp().name()).isEqualTo(1);
        assertThat(problem.solutions())
            .as(problem.csp().name())
            .contains(values(result.firstSolution().orElseThrow()));
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.COMPLETE)
  void everySolutionIsFoundOnce(Solver solver) {
    Settings settings = Settings.defaults().withSolutions(Long.MAX_VALUE, Integer.MAX_VALUE);
    for (SmallProblem problem : PROBLEMS) {
      Result result = solver.solve(general(problem.csp()), settings, null);
      assertThat(result.solutionCount())
          .as(problem.csp().name())
          .isEqualTo(problem.solutions().size());
      assertThat(result.solutions().stream().map(EnumerationTest::values))
          .as(problem.csp().name())
          .containsExactlyInAnyOrderElementsOf(problem.solutions());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.COMPLETE)
  void noMoreSolutionsAreFoundThanAreWantedAndNoMoreKept(Solver solver) {
    for (SmallProblem problem : PROBLEMS) {
      Result result =
          solver.solve(general(problem.csp()), Settings.defaults().withSolutions(3, 2), null);
      int expected = Math.min(3, problem.solutions().size());
      assertThat(result.solutionCount()).as(problem.csp().name()).isEqualTo(expected);
      assertThat(result.solutions())
          .as(problem.csp().name())
          .hasSize(Math.min(2, expected))
          .doesNotHaveDuplicates();
      assertThat(result.outcome())
          .as(problem.csp().name())
          .isEqualTo(expected > 0 ? new Outcome.Solved() : new Outcome.Unsatisfiable());
    }
  }

  /** It may give up, but says "unsatisfiable" exactly if propagation from the givens says so. */
  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.INCOMPLETE)
  void anIncompleteSolverNeverLies(Solver solver) {
    Settings settings = Settings.defaults().with(WaveFunctionCollapse.ATTEMPTS, 30);
    int solved = 0;
    for (SmallProblem problem : PROBLEMS) {
      Result result = solver.solve(general(problem.csp()), settings, null);
      if (result.outcome() instanceof Outcome.Solved) {
        solved++;
        assertThat(problem.solutions())
            .as(problem.csp().name())
            .contains(values(result.firstSolution().orElseThrow()));
      } else {
        assertThat(result.solutions()).as(problem.csp().name()).isEmpty();
      }
      assertThat(result.outcome() instanceof Outcome.Unsatisfiable)
          .as(problem.csp().name())
          .isEqualTo(problem.isRefutedByPropagation());
    }
    long satisfiable = PROBLEMS.stream().filter(p -> !p.solutions().isEmpty()).count();
    assertThat((double) solved).isGreaterThan(0.9 * satisfiable);
  }

  private static ImmutableList<Integer> values(Solution solution) {
    return ImmutableList.copyOf(solution.values().asList());
  }
}
