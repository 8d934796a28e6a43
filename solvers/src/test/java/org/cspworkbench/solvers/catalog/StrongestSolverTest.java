package org.cspworkbench.solvers.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;

final class StrongestSolverTest {

  @Test
  void everyChoiceIsACompleteSolverOfTheCatalogue() {
    for (StrongestSolver.Kind kind : StrongestSolver.KINDS) {
      Solver solver = kind.solver();
      assertThat(SolverCatalog.find(solver.about().id()).orElseThrow()).hasSameClassAs(solver);
      assertThat(solver.about().completeness()).isEqualTo(Completeness.COMPLETE);
    }
  }

  @Test
  void theShapeOfASudokuDecides() {
    for (int size : new int[] {4, 6, 9, 16}) {
      Problem sudoku = Problem.Sudoku.of(Grid.empty(Shape.ofSize(size)));
      assertThat(StrongestSolver.of(sudoku).about().id())
          .isEqualTo(size == 9 ? "bitboard" : "mac-alldifferent");
      assertThat(StrongestSolver.of(sudoku).accepts(sudoku)).isTrue();
    }
    Problem statedAsAnyOther = new Problem.General(Queens.pairwise(8));
    assertThat(StrongestSolver.of(statedAsAnyOther).about().id()).isEqualTo("domwdeg");
  }
}
