package org.cspworkbench.solvers.wfc;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.cspworkbench.solvers.Puzzles.emptySudoku;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.List;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Puzzles;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Solvers;
import org.cspworkbench.solvers.ValueWeights;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the forms of wave function collapse do differently from each other. */
class FormsOfCollapseTest {

  /** Of the gallery of a newspaper: cells with one candidate are enough. */
  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static Result solve(String id, Problem problem, long seed) {
    return Solvers.byId(id).solve(problem, Settings.defaults().withSeed(seed), null);
  }

  @Test
  void singlesSolveAnEasyPuzzleWithoutTryingAnything() {
    Result result = solve("singles", sudoku(EASY), 1);
    assertThat(result.outcome()).isEqualTo(new Outcome.Solved());
    assertThat(result.statistics().nodes()).isZero();
    assertThat(sudoku(EASY).filledWith(result.solutions().get(0)).isSolved()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"singles", "pairs"})
  void whoDoesNotGuessStallsAtTheHardestPuzzleWithItsGivensAtLeast(String id) {
    Result result = solve(id, sudoku(Puzzles.INKALA), 1);
    assertThat(result.outcome())
        .isInstanceOfSatisfying(
            Outcome.Stalled.class,
            stalled ->
                stalled
                    .reached()
                    .values()
                    .forEach(
                        (cell, digit) ->
                            assertThat(digit).isEqualTo(Puzzles.INKALA_SOLVED.charAt(cell) - '0')));
    assertThat(result.statistics().nodes()).isZero();
    assertThat(result.solutionCount()).isZero();
  }

  /** Each sees all that singles see, and somewhere more. */
  @Test
  void pairsGoFurtherThanSingles() {
    int further = 0;
    for (long seed = 0; seed < 60; seed++) {
      Problem puzzle = Puzzles.satisfiable(Shape.ofSize(9), 0.38, seed);
      int singles = filled(solve("singles", puzzle, 1));
      int pairs = filled(solve("pairs", puzzle, 1));
      assertThat(pairs).as("seed %d", seed).isGreaterThanOrEqualTo(singles);
      further += pairs > singles ? 1 : 0;
    }
    assertThat(further).isPositive();
  }

  private static int filled(Result result) {
    return result.outcome() instanceof Outcome.Stalled stalled
        ? stalled.reached().values().size()
        : 81;
  }

  /** Hidden singles and pairs save guesses where units say more than pairs of cells. */
  @ParameterizedTest
  @ValueSource(strings = {"wfc-neighbours", "pairs-backtracking"})
  void unitsSaveGuesses(String id) {
    for (String line : List.of(Puzzles.INKALA, Puzzles.OF_425_SOLUTIONS, Puzzles.SEVENTEEN)) {
      long without = 0;
      long with = 0;
      for (long seed = 0; seed < 30; seed++) {
        without += solve("wfc-backtracking", sudoku(line), seed).statistics().nodes();
        with += solve(id, sudoku(line), seed).statistics().nodes();
      }
      assertThat(with).as(line).isLessThan(without);
    }
  }

  @Test
  void hiddenSinglesAreOfUseInLatinSquaresAndAmongQueensToo() {
    for (Csp csp : List.of(LatinSquare.ofOrder(10), Queens.allDifferent(14))) {
      long without = 0;
      long with = 0;
      for (long seed = 0; seed < 40; seed++) {
        without += solve("wfc-backtracking", general(csp), seed).statistics().fails();
        with += solve("wfc-neighbours", general(csp), seed).statistics().fails();
      }
      assertThat(with).as(csp.name()).isLessThan(without);
    }
  }

  @Test
  void greedyCollapseNamesTheCellThatHasNothingLeft() {
    int deadEnds = 0;
    for (long seed = 0; seed < 30; seed++) {
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      Settings settings = Settings.defaults().withSeed(seed);
      Problem.Sudoku puzzle = sudoku(Puzzles.INKALA);
      Result result = Solvers.byId("wfc-greedy").solve(puzzle, settings, recorder);
      if (result.outcome() instanceof Outcome.DeadEnd deadEnd) {
        deadEnds++;
        Trace trace = requireNonNull(recorder.trace());
        TracePlayer player = trace.player();
        player.seek(trace.length() - 1); // before the last value is taken back
        assertThat(player.state().size(deadEnd.variable().index())).as("seed %d", seed).isZero();
        assertThat(result.statistics().fails()).isEqualTo(1);
        assertThat(result.statistics().backtracks()).isZero();
        assertThat(result.solutions()).isEmpty();
        assertThat(deadEnd.mostAssigned()).isBetween(21, 80);
      } else {
        assertThat(result.outcome()).isEqualTo(new Outcome.Solved());
      }
    }
    assertThat(deadEnds).isGreaterThan(15);
  }

  @Test
  void greedyCollapseTriesTheFirstCandidateEveryTime() {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Solvers.byId("wfc-greedy").solve(emptySudoku(9), Settings.defaults(), recorder);
    TracePlayer player = requireNonNull(recorder.trace()).player();
    TraceState state = player.state();
    while (player.stepForward()) {
      TraceEvent tried = requireNonNull(player.lastEvent());
      if (tried.kind() != EventKind.TRY) {
        continue;
      }
      int x = tried.variable();
      int value = tried.value();
      for (int i = 0; i < value; i++) {
        assertThat(state.isLeft(x, i)).isFalse();
      }
    }
    assertThat(state.counters().nodes()).isGreaterThan(10);
  }

  @Test
  void aLimitOfTimeThatWasGivenTakesThePlaceOfGreedysOwn() {
    Settings settings = Settings.defaults().withLimits(Limits.none().withTime(Duration.ZERO));
    assertThat(Solvers.byId("wfc-greedy").solve(emptySudoku(25), settings, null).outcome())
        .isInstanceOf(Outcome.GaveUp.class);
  }

  /** One variable of four values: how often each is drawn follows the weights. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "wfc",
    "wfc-backtracking",
    "wfc-neighbours",
    "pairs-backtracking",
  })
  void valuesAreDrawnByTheirWeights(String id) {
    Csp.Builder builder = Csp.builder("one of four");
    builder.variable("x", 1, 4);
    Csp csp = builder.build();
    Solver solver = Solvers.byId(id);
    Settings settings = Settings.defaults().withWeights(ValueWeights.parse("1:4,2:3,3:0.5"));
    int[] drawn = new int[5];
    int runs = 8500;
    for (long seed = 0; seed < runs; seed++) {
      Result result = solver.solve(general(csp), settings.withSeed(seed), null);
      drawn[result.solutions().get(0).values().get(0)]++;
    }
    double[] shares = {0, 4 / 8.5, 3 / 8.5, 0.5 / 8.5, 1 / 8.5};
    for (int value = 1; value <= 4; value++) {
      double deviation = Math.sqrt(runs * shares[value] * (1 - shares[value]));
      assertThat((double) drawn[value])
          .as("value %d", value)
          .isCloseTo(runs * shares[value], within(4 * deviation));
    }
  }

  /** Two candidates of which one is nearly certain are less uncertain than one of two alike. */
  @Test
  void entropyFollowsTheWeights() {
    Csp.Builder builder = Csp.builder("alike and unlike");
    builder.variable("alike", 3, 4);
    builder.variable("unlike", 1, 2);
    Csp csp = builder.build();
    for (String weights : List.of("1:9", "3:9")) {
      for (long seed = 0; seed < 20; seed++) {
        TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
        Settings settings =
            Settings.defaults().withSeed(seed).withWeights(ValueWeights.parse(weights));
        Solvers.byId("wfc").solve(general(csp), settings, recorder);
        TracePlayer player = requireNonNull(recorder.trace()).player();
        player.stepForward();
        assertThat(requireNonNull(player.lastEvent()).variable())
            .isEqualTo(weights.equals("1:9") ? 1 : 0);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1:", ":3", "1:0", "1:-2", "1:1001", "1:x", "1:3;2:1", "1:NaN"})
  void weightsThatAreNoneAreRefusedWithWhatWasExpected(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ValueWeights.parse(text))
        .withMessageStartingWith("expected VALUE:WEIGHT")
        .withMessageContaining("'" + text + "'");
  }

  @Test
  void weightsAreReadByWhatValuesAreCalled() {
    assertThat(ValueWeights.parse(" red:2, A:0.5 ").byLabel())
        .isEqualTo(ImmutableMap.of("red", 2.0, "A", 0.5));
    assertThat(ValueWeights.parse("")).isEqualTo(ValueWeights.EQUAL);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ValueWeights.parse("1:2,1:3"))
        .withMessage("'1' has two weights");
  }
}
