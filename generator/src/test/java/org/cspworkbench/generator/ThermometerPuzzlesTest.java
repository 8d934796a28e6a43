package org.cspworkbench.generator;

import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.fill.DrawnRule;
import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.generator.givens.Symmetry;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Puzzles with thermometers, held against all grids that keep the units, of which those that break
 * a thermometer are left out.
 */
class ThermometerPuzzlesTest {

  private static final long SEED = 4;

  private static PuzzleRequest request(int size) {
    return PuzzleRequest.of(Shape.ofSize(size)).withDrawn(DrawnRule.THERMOMETERS);
  }

  private static GeneratedPuzzle puzzle(PuzzleRequest request, long number) {
    return PuzzleGenerator.of(request).generate(SEED, number, Limits.none()).orElseThrow();
  }

  private static List<Thermometer> thermometers(Grid grid) {
    return grid.shape().rule(Thermometers.class).orElseThrow().all();
  }

  /** The solutions of {@code puzzle}: every way to fill it in that the units allow, then sieved. */
  private static List<List<Integer>> bruteForce(Grid puzzle) {
    List<List<Integer>> found = new ArrayList<>();
    fill(puzzle, puzzle.shape().cells().map(puzzle::value).toArray(), 0, found);
    return found;
  }

  private static void fill(Grid puzzle, int[] values, int cell, List<List<Integer>> found) {
    if (cell == values.length) {
      List<Integer> grid = ImmutableIntArray.copyOf(values).asList();
      if (thermometers(puzzle).stream().allMatch(t -> increases(t, grid))) {
        found.add(grid);
      }
      return;
    }
    if (!puzzle.isEmpty(cell)) {
      fill(puzzle, values, cell + 1, found);
      return;
    }
    for (int value = 1; value <= puzzle.shape().size(); value++) {
      int tried = value;
      if (puzzle.shape().peers(cell).stream().noneMatch(peer -> values[peer] == tried)) {
        values[cell] = value;
        fill(puzzle, values, cell + 1, found);
        values[cell] = 0;
      }
    }
  }

  private static boolean increases(Thermometer thermometer, List<Integer> grid) {
    ImmutableIntArray path = thermometer.path();
    return IntStream.range(1, path.length())
        .allMatch(i -> grid.get(path.get(i - 1)) < grid.get(path.get(i)));
  }

  @ParameterizedTest(name = "{0}×{0}, {1} givens")
  @CsvSource({"4, 1", "4, 4", "6, 7", "6, 12"})
  void everyPuzzleHasTheOneSolutionThatBruteForceFinds(int size, int givens) {
    for (long number = 1; number <= 6; number++) {
      GeneratedPuzzle made = puzzle(request(size).withGivens(givens), number);
      assertThat(made.isMet()).as("%s", made).isTrue();
      assertThat(made.givens()).isEqualTo(givens);
      assertThat(bruteForce(made.puzzle()))
          .as("%s", made)
          .containsExactly(
              made.solution().shape().cells().mapToObj(made.solution()::value).toList());
      assertThat(made.solution().isSolved()).isTrue();
    }
  }

  /** With givens taken away there are several solutions, and every solver counts as many. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "backtracking",
        "ac3",
        "mrv",
        "forward-checking",
        "mac",
        "mac-alldifferent",
        "domwdeg",
        "cbj",
        "fc-cbj",
        "wfc-backtracking",
        "pairs-backtracking",
        "exact-cover"
      })
  void solversFindWhatBruteForceFinds(String id) {
    Solver solver = SolverCatalog.find(id).orElseThrow();
    for (int number = 1; number <= 8; number++) {
      Grid made = puzzle(request(number % 2 == 0 ? 4 : 6), number).puzzle();
      Grid puzzle = number % 2 == 0 ? blank(made, 2, number) : given(made, 10, number);
      Problem.Sudoku problem = Problem.Sudoku.of(puzzle);
      assertThat(solver.accepts(problem)).isTrue();
      Result result =
          solver.solve(problem, Settings.defaults().withSolutions(Long.MAX_VALUE, 100_000), null);
      assertThat(result.outcome()).isEqualTo(new Outcome.Solved());
      assertThat(
              result.solutions().stream()
                  .map(found -> found.values().asList())
                  .collect(toImmutableMultiset()))
          .as("%s", puzzle)
          .isEqualTo(ImmutableMultiset.copyOf(bruteForce(puzzle)));
    }
  }

  /** Without {@code count} of its givens, as far as it has as many. */
  private static Grid blank(Grid puzzle, int count, long seed) {
    int[] values = puzzle.shape().cells().map(puzzle::value).toArray();
    puzzle
        .shape()
        .cells()
        .filter(puzzle::isGiven)
        .boxed()
        .sorted((a, b) -> Integer.compare(mixed(a, seed), mixed(b, seed)))
        .limit(count)
        .forEach(cell -> values[cell] = 0);
    return Grid.ofGivens(puzzle.shape(), values);
  }

  /** With random givens of its solution, which leave any number of solutions. */
  private static Grid given(Grid puzzle, int count, long seed) {
    int[] solution = bruteForceOne(puzzle);
    int[] values = new int[solution.length];
    puzzle
        .shape()
        .cells()
        .boxed()
        .sorted((a, b) -> Integer.compare(mixed(a, seed), mixed(b, seed)))
        .limit(count)
        .forEach(cell -> values[cell] = solution[cell]);
    return Grid.ofGivens(puzzle.shape(), values);
  }

  private static int[] bruteForceOne(Grid puzzle) {
    return SolverCatalog.find("mac")
        .orElseThrow()
        .solve(Problem.Sudoku.of(puzzle), Settings.defaults(), null)
        .firstSolution()
        .orElseThrow()
        .values()
        .toArray();
  }

  private static int mixed(int cell, long seed) {
    return new Random(seed * 1000 + cell).nextInt();
  }

  @Test
  void thermometersAreThreeToSixCellsLongAndNeitherMeetNorCross() {
    for (int number = 1; number <= 40; number++) {
      Grid puzzle = puzzle(request(number % 4 == 0 ? 6 : 9).withGivens(30), number).puzzle();
      List<Integer> covered = new ArrayList<>();
      List<Set<Integer>> corners = new ArrayList<>();
      for (Thermometer thermometer : thermometers(puzzle)) {
        assertThat(thermometer.path().length()).isBetween(3, 6);
        covered.addAll(thermometer.path().asList());
        for (int i = 1; i < thermometer.path().length(); i++) {
          int a = thermometer.path().get(i - 1);
          int b = thermometer.path().get(i);
          corners.add(cornerBetween(puzzle.shape(), a, b));
        }
      }
      assertThat(covered).doesNotHaveDuplicates();
      assertThat(corners.stream().filter(corner -> !corner.isEmpty())).doesNotHaveDuplicates();
      assertThat(covered.size())
          .isBetween(3, puzzle.shape().cellCount() / 2 + 3)
          .isGreaterThan(puzzle.shape().cellCount() / 5);
    }
  }

  /** The four cells around the corner over which a step goes; none of a straight step. */
  private static Set<Integer> cornerBetween(Shape shape, int a, int b) {
    boolean isStraight = shape.row(a) == shape.row(b) || shape.column(a) == shape.column(b);
    return isStraight
        ? Set.of()
        : Stream.of(
                a,
                b,
                shape.cell(shape.row(a), shape.column(b)),
                shape.cell(shape.row(b), shape.column(a)))
            .collect(Collectors.toSet());
  }

  @Test
  void everyPuzzleHasThermometersOfItsOwnAndIsTheSameWhoeverMakesIt() {
    PuzzleGenerator one = PuzzleGenerator.of(request(9).withGivens(30));
    GeneratedPuzzle first = one.generate(SEED, 1, Limits.none()).orElseThrow();
    GeneratedPuzzle second = one.generate(SEED, 2, Limits.none()).orElseThrow();
    assertThat(puzzle(request(9).withGivens(30), 2)).isEqualTo(second);
    assertThat(first.puzzle().shape()).isNotSameAs(second.puzzle().shape());
    assertThat(first.puzzle().shape().plain()).isSameAs(Shape.ofSize(9));
  }

  @Test
  void theyGoWithOtherRulesAndOtherWaysToMakePuzzles() {
    PuzzleRequest nine = request(9).withGivens(35);
    for (PuzzleRequest request :
        new PuzzleRequest[] {
          nine.withOwnRegions(),
          nine.withFill(Fill.TEMPLATE),
          request(6).withSelection(GivenSelection.MINIMAL),
          request(6).withGivens(24).withSelection(GivenSelection.MASK),
          PuzzleRequest.of(Shape.ofSize(9).with(Variant.DIAGONALS))
              .withDrawn(DrawnRule.THERMOMETERS)
              .withGivens(35)
        }) {
      GeneratedPuzzle made = puzzle(request, 1);
      assertThat(made.isMet()).as("%s", request).isTrue();
      assertThat(made.solution().isSolved()).as("%s", request).isTrue();
      Settings two = Settings.defaults().withSolutions(2, 2);
      Problem problem = Problem.Sudoku.of(made.puzzle());
      assertThat(
              SolverCatalog.find("domwdeg").orElseThrow().solve(problem, two, null).solutionCount())
          .isEqualTo(1);
    }
  }

  /** Thermometers tell values from each other: far fewer givens are enough than without. */
  @Test
  void veryFewGivensAreEnough() {
    int fewest =
        IntStream.rangeClosed(1, 5)
            .map(k -> puzzle(request(9).withSelection(GivenSelection.MINIMAL), k).givens())
            .min()
            .orElseThrow();
    assertThat(fewest).isLessThan(17);
  }

  @Test
  void whatCannotBeIsRefusedWithTheReason() {
    assertRefused(
        () -> request(9).withSymmetry(Symmetry.ROTATE_180),
        "symmetry rotate180 does not fit thermometers, which are drawn without any");
    assertRefused(
        () -> request(9).withLevel(Level.EASY),
        "puzzles with thermometers are not rated: human logic knows no technique for them");
    Shape laid = Shape.ofSize(9).with(DrawnRule.THERMOMETERS.over(solution(), new RandomStream(1)));
    assertRefused(
        () -> PuzzleRequest.of(laid),
        "puzzles on a board that has thermometers already are not generated");
    assertThat(Arrays.stream(Symmetry.values()).noneMatch(symmetry -> symmetry.fits(laid)))
        .isTrue();
  }

  private static Grid solution() {
    return puzzle(PuzzleRequest.of(Shape.ofSize(9)).withGivens(40), 1).solution();
  }

  @Test
  void humanLogicRefusesThem() {
    GeneratedPuzzle made = puzzle(request(9).withGivens(30), 1);
    assertThat(made.rating(() -> false)).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(made::rating);
    for (String id : new String[] {"logic", "bitboard"}) {
      Solver solver = SolverCatalog.find(id).orElseThrow();
      assertThat(solver.accepts(Problem.Sudoku.of(made.puzzle()))).as(id).isFalse();
    }
  }

  private static void assertRefused(Runnable request, String reason) {
    assertThatIllegalArgumentException().isThrownBy(request::run).withMessage(reason);
  }
}
