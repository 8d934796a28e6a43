package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import java.util.stream.Stream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sudoku about which everything is known. */
class KnownPuzzlesTest {

  private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 1000);

  /** Backjumping from the first cell on takes longer than all others together. */
  private static final String SLOWEST = "cbj";

  static Stream<Named<Solver>> completeButTheSlowest() {
    return Solvers.complete().filter(solver -> !solver.getPayload().about().id().equals(SLOWEST));
  }

  @Test
  @Tag("slow")
  void theSlowestSolverFindsTheSame() {
    aPuzzleOf425SolutionsHasExactlyThese(Solvers.byId(SLOWEST));
    inkalasPuzzleHasOneSolution(Solvers.byId(SLOWEST));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("completeButTheSlowest")
  void aPuzzleOf425SolutionsHasExactlyThese(Solver solver) {
    Problem.Sudoku puzzle = sudoku(Puzzles.OF_425_SOLUTIONS);
    Result result = solver.solve(puzzle, ALL, null);
    assertThat(result.solutionCount()).isEqualTo(425);
    assertThat(result.solutions())
        .hasSize(425)
        .doesNotHaveDuplicates()
        .allSatisfy(solution -> assertThat(puzzle.filledWith(solution).isSolved()).isTrue());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("completeButTheSlowest")
  void inkalasPuzzleHasOneSolution(Solver solver) {
    Problem.Sudoku puzzle = sudoku(Puzzles.INKALA);
    Result result = solver.solve(puzzle, ALL, null);
    assertThat(result.solutions())
        .extracting(solution -> puzzle.filledWith(solution).toLine())
        .containsExactly(Puzzles.INKALA_SOLVED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mrv", "forward-checking", "mac", "wfc-backtracking"})
  void seventeenGivensAreSolvedByWhoeverChoosesTheCell(String id) {
    Problem.Sudoku puzzle = sudoku(Puzzles.SEVENTEEN);
    Result result = Solvers.byId(id).solve(puzzle, ALL, null);
    assertThat(result.solutions())
        .extracting(solution -> puzzle.filledWith(solution).toLine())
        .containsExactly(Puzzles.SEVENTEEN_SOLVED);
  }

  /** In a row, a column, a box. */
  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void givensThatContradictEachOtherHaveNoSolution(Solver solver) {
    for (int cell : new int[] {8, 72, 20}) {
      int[] givens = new int[81];
      givens[0] = 5;
      givens[cell] = 5;
      Problem puzzle = Problem.Sudoku.of(Grid.ofGivens(Shape.ofSize(9), givens));
      Result result = solver.solve(puzzle, Settings.defaults(), null);
      assertThat(result.outcome()).as("cell %d", cell).isEqualTo(new Outcome.Unsatisfiable());
      assertThat(result.statistics().nodes()).as("cell %d", cell).isZero();
    }
  }
}
