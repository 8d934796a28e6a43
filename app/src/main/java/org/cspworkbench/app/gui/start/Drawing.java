package org.cspworkbench.app.gui.start;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.moment.ValueSet;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.table.TablePicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solution;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * A small picture of a problem at a moment. Creating it may run a solver and must not happen on the
 * event thread.
 *
 * @param picture the picture of the problem
 * @param moment the moment to display
 */
record Drawing(Picture picture, Moment moment) {

  private static final int MOST_NODES = 2000;

  private static final double REDUCED = 0.32; // of a table, whose entries would not be written

  /**
   * Returns the drawing of an opened problem: the givens of a Sudoku, or a solution of any other
   * problem. Empty if the input could not be read.
   *
   * @param solver the id of the solver that finds the solution
   */
  static Optional<Drawing> of(Reading reading, BoardView view, String solver) {
    return reading instanceof Reading.Opened opened
        ? Optional.of(
            new Drawing(
                Pictures.of(opened.problem().csp(), view), momentOf(opened.problem(), solver)))
        : Optional.empty();
  }

  /** Paints the drawing. */
  void paint(Graphics2D g, Rectangle area) {
    GraphicsSurface.paint(
        g, on -> picture.paint(on, Awt.box(area), Theme.current().look(), moment));
  }

  /** Paints the drawing into the left of a wide area; a table fills the whole area, reduced. */
  void paintBeside(Graphics2D g, Rectangle area) {
    if (picture instanceof TablePicture) {
      Graphics2D reduced = (Graphics2D) g.create();
      reduced.translate(area.x, area.y);
      reduced.scale(REDUCED, REDUCED);
      paint(
          reduced,
          new Rectangle(0, 0, (int) (area.width / REDUCED), (int) (area.height / REDUCED)));
      reduced.dispose();
    } else {
      paint(g, new Rectangle(area.x, area.y, area.height, area.height));
    }
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
