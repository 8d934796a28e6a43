package org.cspworkbench.presentation.paint;

import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.board.QueensPicture;
import org.cspworkbench.presentation.paint.card.MapPicture;
import org.cspworkbench.presentation.paint.graph.GraphPicture;
import org.cspworkbench.presentation.paint.table.TablePicture;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.picture.Shortening;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.sudoku.SudokuCsp;

/**
 * The choice of the picture of a problem by what it depicts; no other class distinguishes kinds of
 * problems.
 */
public final class Pictures {

  private Pictures() {}

  /**
   * Returns the picture of {@code csp}: of what it states to depict, if it can be drawn so, or else
   * is recognised to depict, or else a table of variables and values.
   */
  public static Picture of(Csp csp, BoardView view) {
    return tiles(csp, view)
        .or(() -> sudoku(csp, view))
        .orElseGet(
            () ->
                csp.depiction(Drawing.class)
                    .filter(drawing -> drawing.fits(csp))
                    .or(() -> DrawingRecogniser.recognise(csp))
                    .map(drawing -> drawn(drawing, csp, view))
                    .orElseGet(() -> new TablePicture(csp)));
  }

  private static Optional<Picture> tiles(Csp csp, BoardView view) {
    return TileScene.of(csp).map(scene -> new TilesPicture(scene, view.coordinates()));
  }

  private static Optional<Picture> sudoku(Csp csp, BoardView view) {
    return SudokuCsp.shapeOf(csp).map(shape -> BoardPicture.sudoku(shape, view));
  }

  private static Picture drawn(Drawing drawing, Csp csp, BoardView view) {
    return switch (drawing) {
      case TABLE -> new TablePicture(csp);
      case BOARD ->
          BoardPicture.latinSquare(Shortening.labels(csp.variables().get(0).domain()), view);
      case QUEENS -> new QueensPicture(csp.variables().get(0).domain().size(), view);
      case MAP_OF_AUSTRALIA -> new MapPicture(csp);
      case GRAPH -> new GraphPicture(csp);
    };
  }
}
