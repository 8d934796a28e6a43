package org.cspworkbench.solvers.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Optional;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
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
    assertThat(StrongestSolver.of(statedAsAnyOther).about().id()).isEqualTo("relay");
  }

  @Test
  void wideDomainsAreSplitUnlessThereIsAnObjective() {
    Csp.Builder builder = Csp.builder("wide");
    Variable x = builder.variable("x", 0, 5_000);
    builder.variable("y", 0, 5);
    Csp csp = builder.build();
    assertThat(StrongestSolver.of(new Problem.General(csp)).about().id()).isEqualTo("splitting");
    Objective least =
        new Objective(Objective.Goal.MINIMIZE, ImmutableList.of(x), ImmutableLongArray.of(1), 0);
    Problem optimisation = new Problem.General(csp, csp.variables(), Optional.of(least));
    assertThat(StrongestSolver.of(optimisation).about().id()).isEqualTo("domwdeg");
  }

  @Test
  void anObjectiveIsSearchedByWeightsAlone() {
    Csp.Builder builder = Csp.builder("small");
    Variable x = builder.variable("x", 1, 32);
    Csp csp = builder.build();
    Objective least =
        new Objective(Objective.Goal.MINIMIZE, ImmutableList.of(x), ImmutableLongArray.of(1), 0);
    Problem optimisation = new Problem.General(csp, csp.variables(), Optional.of(least));
    assertThat(StrongestSolver.of(optimisation).about().id()).isEqualTo("domwdeg");
  }
}
