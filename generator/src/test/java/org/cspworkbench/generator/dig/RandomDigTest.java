package org.cspworkbench.generator.dig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.SolutionCounter;
import org.cspworkbench.generator.fill.TemplateShuffle;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RandomDigTest {

  private static DugPuzzle puzzle(int size, int wanted, long seed) {
    RandomStream random = new RandomStream(seed);
    Grid solution = new TemplateShuffle(Shape.ofSize(size)).next(random);
    return new RandomDig(wanted).dig(solution, random);
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
      DugPuzzle dug = puzzle(size, wanted, seed);
      assertThat(SolutionCounter.count(dug.puzzle(), 2)).as("seed %d: %s", seed, dug).isEqualTo(1);
      for (int cell = 0; cell < size * size; cell++) {
        assertThat(dug.puzzle().value(cell)).isIn(0, dug.solution().value(cell));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {81, 80, 55, 45, 35, 30})
  void exactlyAsManyGivensAreLeftAsAreWanted(int wanted) {
    for (long seed = 0; seed < 30; seed++) {
      DugPuzzle dug = puzzle(9, wanted, seed);
      assertThat(dug.givens()).as("seed %d", seed).isEqualTo(wanted);
      assertThat(dug.isReached()).as("seed %d", seed).isTrue();
    }
  }

  @Test
  void aDigThatGetsNoFurtherSaysSoAndCouldGetNoFurther() {
    for (long seed = 0; seed < 30; seed++) {
      DugPuzzle dug = puzzle(9, 17, seed);
      assertThat(dug.isReached()).as("seed %d", seed).isFalse();
      assertThat(dug.givens()).as("seed %d", seed).isBetween(18, 32);
      int[] givens = dug.puzzle().shape().cells().map(dug.puzzle()::value).toArray();
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

  @Test
  void aLargePuzzleIsDugInReasonableTime() {
    DugPuzzle dug = puzzle(16, 128, 1);
    assertThat(dug.givens()).isEqualTo(128);
    assertThat(SolutionCounter.count(dug.puzzle(), 2)).isEqualTo(1);
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RandomDig(-1))
        .withMessage("a puzzle cannot have -1 givens");
    Grid open = Grid.empty(Shape.ofSize(9));
    Grid wrong = Grid.ofGivens(Shape.ofSize(4), Shape.ofSize(4).cells().map(c -> 1).toArray());
    RandomDig dig = new RandomDig(30);
    for (Grid grid : new Grid[] {open, wrong}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> dig.dig(grid, new RandomStream(1)))
          .withMessage("only a complete and correct grid can be dug in");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new DugPuzzle(Grid.ofLine("1234341221434321"), Grid.ofLine("2..............."), 4))
        .withMessageContaining("r1c1");
  }
}
