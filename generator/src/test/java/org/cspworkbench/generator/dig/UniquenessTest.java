package org.cspworkbench.generator.dig;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.SolutionCounter;
import org.cspworkbench.generator.fill.TemplateShuffle;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;

class UniquenessTest {

  /** Random givens of a correct grid, few enough that about half the puzzles are not unique. */
  @Test
  void itAgreesWithAnIndependentCount() {
    int unique = 0;
    for (long seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      Grid solution = new TemplateShuffle(Shape.ofSize(9)).next(new RandomStream(seed));
      int[] givens =
          solution
              .shape()
              .cells()
              .map(c -> random.nextInt(81) < 37 ? solution.value(c) : 0)
              .toArray();
      Grid puzzle = Grid.ofGivens(solution.shape(), givens);
      boolean expected = SolutionCounter.count(puzzle, 2) == 1;
      assertThat(Uniqueness.isProved(puzzle)).as("seed %d: %s", seed, puzzle).isEqualTo(expected);
      unique += expected ? 1 : 0;
    }
    assertThat(unique).isBetween(50, 350);
  }

  @Test
  void aPuzzleWithoutSolutionIsNotUnique() {
    assertThat(Uniqueness.isProved(Grid.ofLine("11.............."))).isFalse();
  }
}
