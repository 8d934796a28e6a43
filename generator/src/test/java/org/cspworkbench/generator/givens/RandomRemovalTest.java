package org.cspworkbench.generator.givens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.SolutionCounter;
import org.cspworkbench.generator.fill.TemplateShuffle;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RandomRemovalTest {

  private static SelectedGivens puzzle(int size, int wanted, long seed) {
    RandomStream random = new RandomStream(seed);
    Shape shape = Shape.ofSize(size);
    Grid solution = new TemplateShuffle(shape).next(random);
    return new RandomRemoval(shape, Symmetry.NONE, wanted).select(solution, random, () -> false);
  }

  @ParameterizedTest(name = "{0}×{0} with {1} givens")
  @CsvSource({
    "9, 55, 60",
    "9, 35, 60",
    "9, 28, 60",
    "9, 0, 60",
    "4, 0, 60",
    "6, 12, 40",
    "8, 30, 20"
  })
  void theSolutionStaysTheOnlyOne(int size, int wanted, int puzzles) {
    for (long seed = 0; seed < puzzles; seed++) {
      SelectedGivens selected = puzzle(size, wanted, seed);
      assertThat(SolutionCounter.count(selected.puzzle(), 2))
          .as("seed %d: %s", seed, selected)
          .isEqualTo(1);
      for (int cell = 0; cell < size * size; cell++) {
        assertThat(selected.puzzle().value(cell)).isIn(0, selected.solution().value(cell));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {81, 80, 55, 45, 35, 30})
  void exactlyAsManyGivensAreLeftAsAreWanted(int wanted) {
    for (long seed = 0; seed < 30; seed++) {
      SelectedGivens selected = puzzle(9, wanted, seed);
      assertThat(selected.givens()).as("seed %d", seed).isEqualTo(wanted);
    }
  }

  @Test
  void aDigThatGetsNoFurtherCouldGetNoFurther() {
    for (long seed = 0; seed < 30; seed++) {
      SelectedGivens selected = puzzle(9, 17, seed);
      assertThat(selected.givens()).as("seed %d", seed).isBetween(18, 32);
      int[] givens = selected.puzzle().shape().cells().map(selected.puzzle()::value).toArray();
      for (int cell = 0; cell < givens.length; cell++) {
        if (givens[cell] != 0) {
          int[] fewer = givens.clone();
          fewer[cell] = 0;
          assertThat(SolutionCounter.count(Grid.ofGivens(Shape.ofSize(9), fewer), 2))
              .as("seed %d without cell %d", seed, cell)
              .isEqualTo(2);
        }
      }
    }
  }

  @Test
  void thePuzzleOfASeedIsTheSameOnEveryMachine() {
    assertThat(puzzle(9, 28, 2024).puzzle())
        .hasToString(
            ".6...9..1..4..5.2..18...9.3..67.24.9..1....372..........5..6....2.4...786..2.3...");
    assertThat(puzzle(9, 28, 2024)).isEqualTo(puzzle(9, 28, 2024));
    assertThat(puzzle(9, 28, 2024)).isNotEqualTo(puzzle(9, 28, 2025));
  }

  /** Asked about one cell after the other, an independent solver comes to the same puzzle. */
  @Test
  void askingAboutSeveralCellsAtOnceChangesNothing() {
    for (long seed = 0; seed < 20; seed++) {
      RandomStream random = new RandomStream(seed);
      Grid solution = new TemplateShuffle(Shape.ofSize(9)).next(random);
      int[] givens = solution.shape().cells().map(solution::value).toArray();
      for (int cell : RandomOrder.of(81, random)) {
        givens[cell] = 0;
        if (SolutionCounter.count(Grid.ofGivens(Shape.ofSize(9), givens), 2) > 1) {
          givens[cell] = solution.value(cell);
        }
      }
      assertThat(puzzle(9, 0, seed).puzzle())
          .as("seed %d", seed)
          .isEqualTo(Grid.ofGivens(Shape.ofSize(9), givens));
    }
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void symmetricPuzzlesAreSymmetricAndMinimalAsFarAsSymmetryAllows(Symmetry symmetry) {
    Shape nine = Shape.ofSize(9);
    RandomRemoval selector = new RandomRemoval(nine, symmetry, 0);
    for (long seed = 0; seed < 10; seed++) {
      RandomStream random = new RandomStream(seed);
      Grid puzzle =
          selector.select(new TemplateShuffle(nine).next(random), random, () -> false).puzzle();
      assertThat(SolutionCounter.count(puzzle, 2)).as("seed %d", seed).isEqualTo(1);
      for (ImmutableIntArray orbit : symmetry.orbits(nine)) {
        assertThat(orbit.stream().mapToObj(puzzle::isGiven).distinct())
            .as("seed %d, orbit %s of %s", seed, orbit, puzzle)
            .hasSize(1);
        if (puzzle.isGiven(orbit.get(0))) {
          int[] fewer = nine.cells().map(c -> orbit.contains(c) ? 0 : puzzle.value(c)).toArray();
          assertThat(SolutionCounter.count(Grid.ofGivens(nine, fewer), 2))
              .as("seed %d without %s", seed, orbit)
              .isEqualTo(2);
        }
      }
    }
  }

  @Test
  void aLargePuzzleIsDugInReasonableTime() {
    SelectedGivens selected = puzzle(16, 128, 1);
    assertThat(selected.givens()).isEqualTo(128);
    assertThat(SolutionCounter.count(selected.puzzle(), 2)).isEqualTo(1);
  }

  @Test
  void whatCannotBeIsRefused() {
    Shape nine = Shape.ofSize(9);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RandomRemoval(nine, Symmetry.NONE, -1))
        .withMessage("a puzzle cannot have from -1 to -1 givens");
    RandomRemoval selector = new RandomRemoval(nine, Symmetry.NONE, 30);
    Grid open = Grid.empty(nine);
    Grid wrong = Grid.ofGivens(nine, nine.cells().map(c -> 1).toArray());
    for (Grid grid : new Grid[] {open, wrong}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> selector.select(grid, new RandomStream(1), () -> false))
          .withMessage("givens can be removed only from a complete and correct grid");
    }
  }
}
