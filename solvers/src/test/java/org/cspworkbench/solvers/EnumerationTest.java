package org.cspworkbench.solvers;

import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.general;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import java.util.List;
import java.util.stream.LongStream;
import org.cspworkbench.core.model.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every solver against enumeration, on small random problems of every kind of constraint. */
class EnumerationTest {

  private static final List<SmallProblem> PROBLEMS =
      LongStream.range(0, 600).mapToObj(SmallProblem::new).toList();

  private static List<SmallProblem> problemsFor(Solver solver) {
    return PROBLEMS.stream().filter(p -> solver.accepts(general(p.csp()))).toList();
  }

  /** Dancing links refuse constraints on three variables that are no all-different. */
  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void aSolverAcceptsEverythingOrAGoodPartOfIt(Solver solver) {
    boolean refuses = solver.about().id().equals("exact-cover");
    assertThat(problemsFor(solver)).hasSizeBetween(refuses ? 400 : 600, refuses ? 599 : 600);
  }

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
    for (SmallProblem problem : problemsFor(solver)) {
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
    for (SmallProblem problem : problemsFor(solver)) {
      Result result = solver.solve(general(problem.csp()), settings, null);
      assertThat(result.solutionCount())
          .as(problem.csp().name())
          .isEqualTo(problem.solutions().size());
      assertThat(
              result.solutions().stream()
                  .map(EnumerationTest::values)
                  .collect(toImmutableMultiset()))
          .as(problem.csp().name())
          .isEqualTo(ImmutableMultiset.copyOf(problem.solutions()));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.COMPLETE)
  void noMoreSolutionsAreFoundThanAreWantedAndNoMoreKept(Solver solver) {
    for (SmallProblem problem : problemsFor(solver)) {
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

  /**
   * It may give up, but says "unsatisfiable" if propagation from the givens says so, and only where
   * there is no solution; pairs see more than the oracle's propagation, the others exactly as much.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.INCOMPLETE)
  void anIncompleteSolverNeverLies(Solver solver) {
    Settings settings = Solvers.withFewAttempts(Settings.defaults());
    boolean seesMore = solver.about().id().equals("pairs");
    for (SmallProblem problem : problemsFor(solver)) {
      Result result = solver.solve(general(problem.csp()), settings, null);
      boolean refuted = result.outcome() instanceof Outcome.Unsatisfiable;
      if (result.outcome() instanceof Outcome.Solved) {
        assertThat(problem.solutions())
            .as(problem.csp().name())
            .contains(values(result.firstSolution().orElseThrow()));
      } else {
        assertThat(result.solutions()).as(problem.csp().name()).isEmpty();
      }
      if (seesMore) {
        assertThat(refuted || !problem.isRefutedByPropagation()).as(problem.csp().name()).isTrue();
        assertThat(refuted && !problem.solutions().isEmpty()).as(problem.csp().name()).isFalse();
      } else {
        assertThat(refuted).as(problem.csp().name()).isEqualTo(problem.isRefutedByPropagation());
      }
    }
  }

  /** What is certain by then is so in every solution, and what is not certain is not claimed. */
  @ParameterizedTest
  @ValueSource(strings = {"singles", "pairs"})
  void whereItStallsItHasFilledInOnlyWhatIsCertain(String id) {
    Solver solver = Solvers.byId(id);
    int certain = 0;
    for (SmallProblem problem : problemsFor(solver)) {
      Result result = solver.solve(general(problem.csp()), Settings.defaults(), null);
      if (result.outcome() instanceof Outcome.Stalled stalled) {
        ImmutableMap<Integer, Integer> reached = stalled.reached().values();
        certain += reached.size();
        assertThat(reached.size()).isLessThan(problem.csp().variables().size());
        assertThat(problem.solutions())
            .as(problem.csp().name())
            .allSatisfy(s -> reached.forEach((x, value) -> assertThat(s.get(x)).isEqualTo(value)));
      }
    }
    assertThat(certain).isGreaterThan(50);
  }

  /** Of the problems that have a solution. */
  @ParameterizedTest
  @CsvSource({
    "wfc, 0.9",
    "wfc-greedy, 0.6",
    "wfc-repair, 0.9",
    "singles, 0.05",
    "pairs, 0.05",
    "min-conflicts, 0.99"
  })
  void anIncompleteSolverSolvesItsShare(String id, double share) {
    Settings settings = Solvers.withFewAttempts(Settings.defaults());
    List<SmallProblem> satisfiable =
        PROBLEMS.stream().filter(p -> !p.solutions().isEmpty()).toList();
    long solved =
        satisfiable.stream()
            .map(p -> Solvers.byId(id).solve(general(p.csp()), settings, null).outcome())
            .filter(Outcome.Solved.class::isInstance)
            .count();
    assertThat((double) solved / satisfiable.size()).isGreaterThan(share);
  }

  private static ImmutableList<Integer> values(Solution solution) {
    return ImmutableList.copyOf(solution.values().asList());
  }
}
