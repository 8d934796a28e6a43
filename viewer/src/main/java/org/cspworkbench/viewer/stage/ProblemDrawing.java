package org.cspworkbench.viewer.stage;

import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.stage.StagePicture.OfProblem;
import org.jspecify.annotations.Nullable;

/** The picture of the current problem, created in the background where that takes time. */
final class ProblemDrawing {

  private final Background background;
  private final Runnable whenDrawn;
  private @Nullable Csp drawn; // the problem whose picture exists or is being created
  private @Nullable Picture picture;

  /**
   * Creates a drawing without a problem.
   *
   * @param whenDrawn to be run when a picture has become available
   */
  ProblemDrawing(Background background, Runnable whenDrawn) {
    this.background = background;
    this.whenDrawn = whenDrawn;
  }

  /** Returns {@code csp} at {@code moment}, or nothing until its picture is available. */
  StagePicture at(Csp csp, Moment moment) {
    if (csp != drawn) {
      draw(csp);
    }
    return Optional.ofNullable(picture)
        .<StagePicture>map(made -> OfProblem.of(csp, made, moment))
        .orElse(StagePicture.NOTHING);
  }

  private void draw(Csp csp) {
    drawn = csp;
    picture =
        SudokuCsp.shapeOf(csp)
            .map(shape -> BoardPicture.sudoku(shape, OfProblem.VIEW))
            .orElse(null);
    if (picture == null) {
      background.run(() -> OfProblem.draw(csp), made -> take(csp, made));
    }
  }

  private void take(Csp csp, Picture made) {
    if (csp == drawn) {
      picture = made;
      whenDrawn.run();
    }
  }

  /** Returns whether no picture is being created. */
  boolean isReady() {
    return drawn == null || picture != null;
  }
}
