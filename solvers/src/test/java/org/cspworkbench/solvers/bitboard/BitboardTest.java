package org.cspworkbench.solvers.bitboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.cspworkbench.solvers.Puzzles.emptySudoku;
import static org.cspworkbench.solvers.Puzzles.satisfiable;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import java.time.Duration;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.QueueOrder;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Puzzles;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Solvers;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BitboardTest {

  private static final Solver BITBOARD = Solvers.byId("bitboard");
  private static final Solver REFEREE = Solvers.byId("mac-alldifferent");
  private static final Shape SHAPE = Shape.ofSize(9);
  private static final Settings TWO = Settings.defaults().withSolutions(2, 2);
  private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);

  @Test
  void aPuzzleOf425SolutionsHasExactlyThese() {
    Problem.Sudoku puzzle = sudoku(Puzzles.OF_425_SOLUTIONS);
    Result result = BITBOARD.solve(puzzle, ALL.withSolutions(Long.MAX_VALUE, 1000), null);
    assertThat(result.solutionCount()).isEqualTo(425);
    assertThat(result.solutions())
        .hasSize(425)
        .doesNotHaveDuplicates()
        .allMatch(solution -> puzzle.filledWith(solution).isSolved());
  }

  /** In a row, a column, a box. */
  @Test
  void givensThatContradictEachOtherHaveNoSolution() {
    for (int cell : new int[] {8, 72, 20}) {
      int[] givens = new int[81];
      givens[0] = 5;
      givens[cell] = 5;
      Problem puzzle = Problem.Sudoku.of(Grid.ofGivens(SHAPE, givens));
      Result result = BITBOARD.solve(puzzle, ALL, null);
      assertThat(result.outcome()).as("cell %d", cell).isEqualTo(new Outcome.Unsatisfiable());
      assertThat(result.statistics().nodes()).as("cell %d", cell).isZero();
    }
  }

  @Test
  void theEmptyGridHasAsManySolutionsAsAreWanted() {
    Problem.Sudoku empty = emptySudoku(9);
    Result result = BITBOARD.solve(empty, Settings.defaults().withSolutions(3000, 2000), null);
    assertThat(result.outcome()).isEqualTo(new Outcome.Solved());
    assertThat(result.solutionCount()).isEqualTo(3000);
    assertThat(result.solutions())
        .hasSize(2000)
        .doesNotHaveDuplicates()
        .allMatch(solution -> empty.filledWith(solution).isSolved());
  }

  @Test
  void aFullGridIsItsOwnSolution() {
    Result result = BITBOARD.solve(sudoku(Puzzles.INKALA_SOLVED), ALL.withSolutions(2, 1), null);
    assertThat(result.solutionCount()).isEqualTo(1);
    assertThat(result.statistics().nodes()).isZero();
    assertThat(sudoku(Puzzles.INKALA_SOLVED).filledWith(result.solutions().get(0)).toLine())
        .isEqualTo(Puzzles.INKALA_SOLVED);
  }

  @Test
  void aFullGridWithOneWrongValueHasNoSolution() {
    for (int cell = 0; cell < 81; cell++) {
      StringBuilder line = new StringBuilder(Puzzles.INKALA_SOLVED);
      line.setCharAt(cell, (char) ('1' + line.charAt(cell) % 9));
      Result result = BITBOARD.solve(sudoku(line.toString()), TWO, null);
      assertThat(result.outcome()).as("cell %d", cell).isEqualTo(new Outcome.Unsatisfiable());
    }
  }

  /**
   * Nine givens see the first cell, each with a digit of its own; then, no row has room for one.
   */
  @Test
  void whatLeavesNoRoomHasNoSolution() {
    String noDigit = ".23456789" + "1" + ".".repeat(71);
    String noCell = "..3456789" + "......12." + "1" + ".".repeat(62);
    for (String line : new String[] {noDigit, noCell, Puzzles.INKALA_SPOILED}) {
      Result result = BITBOARD.solve(sudoku(line), TWO, null);
      assertThat(result.outcome()).as(line).isEqualTo(new Outcome.Unsatisfiable());
      assertThat(result.solutions()).as(line).isEmpty();
    }
  }

  @Test
  void itSaysNoOneAndSeveralAsMacWithAllDifferentDoes() {
    assertSameVerdicts(300);
  }

  @Test
  @Tag("slow")
  void itSaysSoOnManyMore() {
    assertSameVerdicts(20_000);
  }

  private static void assertSameVerdicts(int puzzles) {
    int[] seen = new int[3];
    for (int seed = 0; seed < puzzles; seed++) {
      Problem.Sudoku puzzle = perhapsSpoiled(seed);
      Result result = BITBOARD.solve(puzzle, TWO, null);
      assertThat(result.solutionCount())
          .as("seed %d", seed)
          .isEqualTo(REFEREE.solve(puzzle, TWO, null).solutionCount());
      assertThat(result.solutions())
          .as("seed %d", seed)
          .hasSize((int) result.solutionCount())
          .doesNotHaveDuplicates()
          .allMatch(solution -> puzzle.filledWith(solution).isSolved());
      seen[(int) result.solutionCount()]++;
    }
    assertThat(IntStream.of(seen).min().orElseThrow()).isGreaterThan(puzzles / 10);
  }

  /** When nothing but the number is requested, a search may end at the first of two solutions. */
  @Test
  void theVerdictIsTheSameWhenNoSolutionIsKept() {
    for (int seed = 0; seed < 300; seed++) {
      Problem.Sudoku puzzle = perhapsSpoiled(seed);
      for (int kept = 0; kept < 2; kept++) {
        assertThat(BITBOARD.solve(puzzle, TWO.withSolutions(2, kept), null).solutionCount())
            .as("seed %d, kept %d", seed, kept)
            .isEqualTo(REFEREE.solve(puzzle, TWO, null).solutionCount());
      }
    }
  }

  @Test
  void aSolutionThatIsCertainIsFoundIfTheSearchGoesOn() {
    int certain = 0;
    for (int seed = 0; seed < 300; seed++) {
      BitboardSearch search = new BitboardSearch();
      search.start(satisfiable(SHAPE, 0.4 + 0.1 * (seed % 2), seed).grid()::value);
      for (int solutions = 0; solutions < 50 && nextSolution(search); solutions++) {
        if (search.isAnotherCertain()) {
          certain++;
          int[] solution = search.solution();
          assertThat(nextSolution(search)).as("seed %d", seed).isTrue();
          assertThat(search.solution()).as("seed %d", seed).isNotEqualTo(solution);
        }
      }
    }
    assertThat(certain).isGreaterThan(300);
  }

  private static boolean nextSolution(BitboardSearch search) {
    BitboardSearch.State state = search.advance();
    while (state == BitboardSearch.State.OPEN) {
      state = search.advance();
    }
    return state == BitboardSearch.State.SOLVED;
  }

  /** Both ways to guess find the same solutions, in an order of their own. */
  @Test
  void aSearchByTriadsFindsTheSameSolutions() {
    for (int seed = 0; seed < 100; seed++) {
      Grid grid = satisfiable(SHAPE, 0.45, seed).grid();
      BitboardSearch search = BitboardSearch.byTriads();
      search.start(grid::value);
      Set<String> found = new TreeSet<>();
      while (nextSolution(search)) {
        found.add(line(IntStream.of(search.solution())));
      }
      Set<String> expected = new TreeSet<>();
      solutions(grid).forEach(solution -> expected.add(line(IntStream.of(solution))));
      assertThat(found).as("seed %d", seed).isEqualTo(expected).isNotEmpty();
    }
  }

  /**
   * A puzzle with a solution, or every other time one with a value changed, which may have none.
   */
  private static Problem.Sudoku perhapsSpoiled(int seed) {
    Grid grid = satisfiable(SHAPE, 0.4 + 0.1 * (seed % 3), seed).grid();
    if (seed % 2 == 0) {
      return Problem.Sudoku.of(grid);
    }
    int[] values = SHAPE.cells().map(grid::value).toArray();
    int[] empty = SHAPE.cells().filter(grid::isEmpty).toArray();
    Random random = new Random(seed);
    values[empty[random.nextInt(empty.length)]] = 1 + random.nextInt(9);
    return Problem.Sudoku.of(Grid.ofGivens(SHAPE, values));
  }

  /** Upper and lower bands, rows and columns are treated alike, though not by the same code. */
  @Test
  void aTransposedOrShuffledPuzzleHasTheSameSolutions() {
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      Grid grid = satisfiable(SHAPE, 0.45, seed).grid();
      int[] rows = linesInBlocks(random);
      int[] columns = linesInBlocks(random);
      int[] names = shuffled(random, 9);
      boolean transposed = random.nextBoolean();
      IntUnaryOperator from =
          cell -> {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            return transposed ? 9 * column + row : 9 * row + column;
          };
      IntUnaryOperator name = value -> value == 0 ? 0 : names[value - 1] + 1;
      int[] moved =
          SHAPE.cells().map(cell -> name.applyAsInt(grid.value(from.applyAsInt(cell)))).toArray();
      Set<String> expected = new TreeSet<>();
      for (int[] solution : solutions(grid)) {
        expected.add(line(SHAPE.cells().map(c -> name.applyAsInt(solution[from.applyAsInt(c)]))));
      }
      Set<String> found = new TreeSet<>();
      for (int[] solution : solutions(Grid.ofGivens(SHAPE, moved))) {
        found.add(line(IntStream.of(solution)));
      }
      assertThat(found).as("seed %d", seed).isEqualTo(expected).isNotEmpty();
    }
  }

  private static int[] linesInBlocks(Random random) {
    return IntStream.of(shuffled(random, 3))
        .flatMap(block -> IntStream.of(shuffled(random, 3)).map(line -> 3 * block + line))
        .toArray();
  }

  private static int[] shuffled(Random random, int count) {
    return random.ints(0, count).distinct().limit(count).toArray();
  }

  private static String line(IntStream values) {
    StringBuilder line = new StringBuilder();
    values.forEach(line::append);
    return line.toString();
  }

  private static Iterable<int[]> solutions(Grid grid) {
    Settings settings = Settings.defaults().withSolutions(Long.MAX_VALUE, 100_000);
    return BITBOARD.solve(Problem.Sudoku.of(grid), settings, null).solutions().stream()
        .map(solution -> solution.values().toArray())
        .toList();
  }

  @Test
  void itWorksOnNothingButPlainSudokuOfNineByNine() {
    assertThat(BITBOARD.accepts(emptySudoku(9))).isTrue();
    assertThat(BITBOARD.accepts(emptySudoku(4))).isFalse();
    assertThat(BITBOARD.accepts(emptySudoku(16))).isFalse();
    assertThat(BITBOARD.accepts(Puzzles.general(MapColouring.australia()))).isFalse();
    assertThat(BITBOARD.accepts(Puzzles.general(emptySudoku(9).csp()))).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BITBOARD.solve(emptySudoku(4), TWO, null))
        .withMessageContaining("9×9");
  }

  @Test
  void itNeitherRecordsNorFilters() {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    assertThat(BITBOARD.recordsItsRuns()).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BITBOARD.solve(emptySudoku(9), TWO, recorder))
        .withMessageContaining("record");
    Settings filtered = TWO.withFilter(Filter.AC3.with(QueueOrder.FIRST_IN_FIRST_OUT));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BITBOARD.solve(emptySudoku(9), filtered, null))
        .withMessageContaining("filter");
  }

  @Test
  void limitsAreLookedAtBeforeEachGuess() {
    Problem puzzle = sudoku(Puzzles.OF_425_SOLUTIONS);
    long needed = BITBOARD.solve(puzzle, ALL, null).statistics().nodes();
    assertThat(needed).isGreaterThanOrEqualTo(424);
    for (long nodes = 0; nodes < needed; nodes += 50) {
      Result result = BITBOARD.solve(puzzle, ALL.withLimits(Limits.none().withNodes(nodes)), null);
      assertThat(result.statistics().nodes()).isEqualTo(nodes);
      assertThat(result.outcome())
          .isInstanceOfSatisfying(
              Outcome.GaveUp.class,
              gaveUp -> {
                assertThat(gaveUp.limit()).isEqualTo(Outcome.Limit.NODES);
                assertThat(gaveUp.mostAssigned()).isBetween(22, 81);
              });
      assertThat(result.solutionCount()).isBetween(Math.max(0, nodes - 100), 424L);
    }
    Problem hard = sudoku(Puzzles.INKALA_SPOILED);
    Result result = BITBOARD.solve(hard, ALL.withLimits(Limits.none().withFails(1)), null);
    assertThat(result.statistics().fails()).isBetween(1L, 1 + result.statistics().maxDepth());
    assertThat(result.outcome()).isInstanceOf(Outcome.GaveUp.class);
  }

  @Test
  void theTimeIsUpSomedayAndAnotherThreadCancels() {
    Limits short50 = Limits.none().withTime(Duration.ofMillis(50));
    assertThat(BITBOARD.solve(emptySudoku(9), ALL.withLimits(short50), null).outcome())
        .isInstanceOfSatisfying(
            Outcome.GaveUp.class,
            gaveUp -> assertThat(gaveUp.limit()).isEqualTo(Outcome.Limit.TIME));
    Cancellation cancellation = new Cancellation();
    Settings endless = ALL.withLimits(Limits.none().withCancellation(cancellation));
    CompletableFuture<Result> run =
        CompletableFuture.supplyAsync(() -> BITBOARD.solve(emptySudoku(9), endless, null));
    cancellation.request();
    assertThat(run.join().outcome()).isEqualTo(new Outcome.Cancelled());
  }

  /** A guess that is wrong at once is a contradiction, and no return to an earlier guess. */
  @Test
  void whatIsCountedFitsTogether() {
    for (String line : new String[] {Puzzles.INKALA, Puzzles.SEVENTEEN, Puzzles.OF_425_SOLUTIONS}) {
      Result result = BITBOARD.solve(sudoku(line), ALL, null);
      long leaves = result.statistics().fails() + result.solutionCount();
      assertThat(leaves).as(line).isEqualTo(result.statistics().nodes() + 1);
      assertThat(result.statistics().backtracks()).as(line).isLessThan(leaves);
      assertThat(result.statistics().attempts()).as(line).isEqualTo(1);
    }
  }
}
