package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Sudoku of other sizes than 9×9. */
class OtherSizesTest {

  private static Stream<Arguments> sizesAndSolvers() {
    return Shape.usualSizes().stream()
        .flatMap(size -> Stream.of("mac", "forward-checking").map(id -> Arguments.of(size, id)));
  }

  @ParameterizedTest(name = "{0} by {1}")
  @MethodSource("sizesAndSolvers")
  void aPuzzleOfAnySizeIsSolved(int size, String id) {
    for (long seed = 0; seed < 5; seed++) {
      Problem.Sudoku puzzle = Puzzles.satisfiable(Shape.ofSize(size), 0.65, seed);
      Result result = Solvers.byId(id).solve(puzzle, Settings.defaults(), null);
      assertThat(result.outcome()).as("seed %d", seed).isEqualTo(new Outcome.Solved());
      Grid solved = puzzle.filledWith(result.firstSolution().orElseThrow());
      assertThat(solved.isSolved()).as("seed %d", seed).isTrue();
    }
  }
}
