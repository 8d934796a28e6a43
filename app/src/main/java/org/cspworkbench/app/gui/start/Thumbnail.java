package org.cspworkbench.app.gui.start;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.moment.ValueSet;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solution;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** The content of a small picture: the givens of a Sudoku, or a solution of any other problem. */
final class Thumbnail {

  private static final int MOST_NODES = 2000;

  private Thumbnail() {}

  static Moment of(Problem problem) {
    if (problem instanceof Problem.Sudoku sudoku) {
      return GameMoments.of(sudoku.grid());
    }
    Csp csp = problem.csp();
    Optional<Solution> solution =
        SolverCatalog.find("mac")
            .orElseThrow()
            .solve(
                problem, Settings.defaults().withLimits(Limits.none().withNodes(MOST_NODES)), null)
            .firstSolution();
    return Moment.of(
        csp.variables().stream()
            .map(
                x ->
                    solution
                        .map(s -> Spot.of(State.FILLED, x.domain().indexOf(s.valueOf(x))))
                        .orElseGet(
                            () -> Spot.open(ValueSet.where(x.domain().size(), value -> true))))
            .collect(ImmutableList.toImmutableList()));
  }
}
