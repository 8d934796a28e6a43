package org.cspworkbench.viewer.start;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verifies that the figures on the cards of the start page are those of their solvers. */
class ExampleTest {

  @Test
  void everyExampleIsAProblemThatItsSolverAccepts() {
    for (Example example : Example.ALL) {
      assertThat(example.title()).isNotBlank();
      assertThat(example.line()).isNotBlank();
      Solver solver = Runs.solver(example.solver());
      assertThat(solver.accepts(problem(example.key()))).as(example.key()).isTrue();
    }
  }

  @Test
  void consistencyIsEnough() {
    Result result = run("enough", "ac3");
    assertThat(result.outcome()).isEqualTo(new Outcome.Solved());
    assertThat(result.statistics().nodes()).isZero();
    assertThat(open("enough")).isEqualTo(51);
  }

  @Test
  void incompletePropagationPlacesNothing() {
    assertThat(run("stops", "ac3").statistics().nodes()).isGreaterThan(open("stops"));
  }

  @Test
  void forwardCheckingSeesDeadEndsEarly() {
    Result result = run("ahead", "forward-checking");
    assertThat(result.statistics().fails()).isEqualTo(17);
    assertThat(result.statistics().nodes()).isEqualTo(211);
  }

  /** Every number on a card equals that of its run. */
  @ParameterizedTest
  @CsvSource({
    "order, 2210",
    "ahead, 211",
    "arcs, 68",
    "nowayout, 4237",
    "queens, 75",
    "australia, 7",
    "zebra, 3",
    "money, 5",
    "states, 49",
    "quasigroup, 3",
    "triangles, 23",
    "random, 9"
  })
  void theNodesOnACardAreThoseOfItsRun(String key, long nodes) {
    Example example =
        Example.ALL.stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
    Result result = run(key, example.solver());
    assertThat(result.statistics().nodes()).isEqualTo(nodes);
    assertThat(example.line()).contains(Texts.number(nodes));
  }

  @Test
  void cardsWithoutFailuresHaveRunsWithoutFailures() {
    assertThat(run("australia", "forward-checking").statistics().backtracks()).isZero();
    assertThat(run("random", "mac").statistics().fails()).isZero();
  }

  /** The first card backtracks while it is watched; at least half of the cards are not Sudoku. */
  @Test
  void atLeastHalfOfTheCardsAreNotSudoku() {
    assertThat(Example.ALL.get(0).key()).isEqualTo("queens");
    assertThat(run("queens", "forward-checking").statistics().backtracks()).isGreaterThan(5);
    long sudoku =
        Example.ALL.stream().filter(each -> problem(each.key()) instanceof Problem.Sudoku).count();
    assertThat(2 * sudoku).isLessThanOrEqualTo(Example.ALL.size());
  }

  @Test
  void aCardThatNamesAnotherNamesTheOneWithItsPuzzle() {
    Example arcs =
        Example.ALL.stream().filter(each -> each.key().equals("arcs")).findFirst().orElseThrow();
    int named = Integer.parseInt(arcs.line().replaceFirst("\\D*(\\d+).*", "$1"));
    assertThat(Example.ALL.get(named - 1).problem()).isEqualTo(arcs.problem());
    assertThat(Example.ALL.get(named - 1).key()).isEqualTo("order");
  }

  @Test
  void threeColoursAreTooFewForAGraphWithoutTriangles() {
    assertThat(run("triangles", "mac").outcome()).isEqualTo(new Outcome.Unsatisfiable());
  }

  @Test
  void onlyOneSudokuHasNoSolution() {
    assertThat(run("nowayout", "forward-checking").outcome())
        .isEqualTo(new Outcome.Unsatisfiable());
    assertThat(run("ahead", "forward-checking").outcome()).isEqualTo(new Outcome.Solved());
    assertThat(run("order", "mac").outcome()).isEqualTo(new Outcome.Solved());
  }

  @Test
  void plainBacktrackingDoesNotFinishTheWeeksWork() {
    assertThat(run("endless", "backtracking").outcome()).isInstanceOf(Outcome.GaveUp.class);
    assertThat(run("endless", "mac").outcome()).isEqualTo(new Outcome.Solved());
  }

  @Test
  void collapseStartsAgainAtLeastOnce() {
    Result result = run("collapse", "wfc");
    assertThat(result.outcome()).isEqualTo(new Outcome.Solved());
    assertThat(result.statistics().attempts()).isGreaterThan(1);
  }

  private static Problem problem(String key) {
    Example example =
        Example.ALL.stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
    return ((Reading.Opened) example.open()).problem();
  }

  private static long open(String key) {
    return problem(key) instanceof Problem.Sudoku sudoku
        ? sudoku.grid().shape().cellCount() - sudoku.grid().filled()
        : 0;
  }

  private static Result run(String key, String solver) {
    Settings settings = Settings.defaults().withLimits(Limits.none().withNodes(2_000_000));
    return Runs.solver(solver).solve(problem(key), settings, null);
  }
}
