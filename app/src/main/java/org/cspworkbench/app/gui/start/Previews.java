package org.cspworkbench.app.gui.start;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.gui.widget.Preview;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.problem.Reading;

/** Makes previews of problems, which may run a solver and must not happen on the event thread. */
public final class Previews {

  private static final int MOST_NODES = 2000;

  private Previews() {}

  /**
   * Returns the preview of an opened problem: the givens of a Sudoku, or a solution of any other
   * problem. Empty if the input could not be read.
   *
   * @param solver the id of the solver that finds the solution
   */
  static Optional<Preview> of(Reading reading, BoardView view, String solver) {
    return reading instanceof Reading.Opened opened
        ? Optional.of(
            new Preview(
                Pictures.of(opened.problem().csp(), view), momentOf(opened.problem(), solver)))
        : Optional.empty();
  }

  /** Returns the preview of a problem before anything has run: its givens and open variables. */
  public static Preview open(Reading.Opened opened) {
    Problem problem = opened.problem();
    BoardView view = new BoardView(false, false, true);
    Moment moment =
        problem instanceof Problem.Sudoku sudoku
            ? GameMoments.of(sudoku.grid())
            : moment(problem.csp(), Optional.empty());
    return new Preview(Pictures.of(problem.csp(), view), moment);
  }

  /** Returns the givens of a Sudoku, or a solution of any other problem. */
  private static Moment momentOf(Problem problem, String solver) {
    if (problem instanceof Problem.Sudoku sudoku) {
      return GameMoments.of(sudoku.grid());
    }
    Csp csp = problem.csp();
    Optional<Solution> solution =
        SolverCatalog.find(solver)
            .orElseThrow()
            .solve(
                problem, Settings.defaults().withLimits(Limits.none().withNodes(MOST_NODES)), null)
            .firstSolution();
    return moment(csp, solution);
  }

  private static Moment moment(Csp csp, Optional<Solution> solution) {
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
