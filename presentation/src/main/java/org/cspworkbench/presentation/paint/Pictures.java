package org.cspworkbench.presentation.paint;

import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DifferentValues;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.board.QueensPicture;
import org.cspworkbench.presentation.paint.graph.GraphPicture;
import org.cspworkbench.presentation.paint.map.Australia;
import org.cspworkbench.presentation.paint.map.MapPicture;
import org.cspworkbench.presentation.paint.table.TablePicture;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.picture.Shortening;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.sudoku.SudokuCsp;

/**
 * The choice of the picture of a problem by its structure; no other class distinguishes kinds of
 * problems.
 */
public final class Pictures {

  /** The limits of a legible graph; larger problems are tables. */
  private static final int MOST_VERTICES = 150;

  private static final int MOST_COLOURS = 12;

  private Pictures() {}

  /**
   * Returns the picture of {@code csp}: one for its kind, or else a table of variables and values.
   */
  public static Picture of(Csp csp, BoardView view) {
    return tiles(csp, view)
        .or(() -> sudoku(csp, view))
        .or(() -> latinSquare(csp, view))
        .or(() -> queens(csp, view))
        .or(() -> australia(csp))
        .or(() -> graph(csp))
        .orElseGet(() -> new TablePicture(csp));
  }

  private static Optional<Picture> tiles(Csp csp, BoardView view) {
    return TileScene.of(csp).map(scene -> new TilesPicture(scene, view.coordinates()));
  }

  /**
   * Returns a board if the structure is that of a Sudoku; all puzzles of one shape share a
   * structure.
   */
  private static Optional<Picture> sudoku(Csp csp, BoardView view) {
    return SudokuCsp.shapeOf(csp).map(shape -> BoardPicture.sudoku(shape, view));
  }

  private static Optional<Picture> latinSquare(Csp csp, BoardView view) {
    Domain domain = csp.variables().get(0).domain();
    int size = domain.size();
    boolean isSquare =
        csp.variables().size() == size * size
            && csp.constraints().size() == 2 * size
            && IntStream.range(0, size * size)
                .allMatch(x -> csp.variables().get(x).name().equals(cellName(x, size)));
    return isSquare
        ? Optional.of(BoardPicture.latinSquare(Shortening.labels(domain), view))
        : Optional.empty();
  }

  /**
   * Returns a chessboard if there are as many variables as values, named q1, q2, …, with the
   * constraints of the queens problem.
   */
  private static Optional<Picture> queens(Csp csp, BoardView view) {
    int size = csp.variables().size();
    boolean isQueens =
        (csp.constraints().size() == 3 * size * (size - 1) / 2 || areThreeAllDifferent(csp))
            && csp.variables().stream()
                .allMatch(x -> x.name().equals("q" + (x.index() + 1)) && x.domain().size() == size);
    return isQueens ? Optional.of(new QueensPicture(size, view)) : Optional.empty();
  }

  private static boolean areThreeAllDifferent(Csp csp) {
    return csp.constraints().size() == 3
        && csp.constraints().stream().allMatch(DifferentValues.class::isInstance);
  }

  /** Returns the map if the variables have the names of the states and territories. */
  private static Optional<Picture> australia(Csp csp) {
    boolean isMap = csp.variables().stream().allMatch(x -> Australia.has(x.name()));
    return isMap ? Optional.of(new MapPicture(csp)) : Optional.empty();
  }

  /** Returns a graph if all constraints are binary disequalities, as in graph colouring. */
  private static Optional<Picture> graph(Csp csp) {
    boolean isGraph =
        csp.variables().size() <= MOST_VERTICES
            && csp.variables().stream().allMatch(x -> x.domain().size() <= MOST_COLOURS)
            && csp.constraints().stream().allMatch(NotEqual.class::isInstance);
    return isGraph ? Optional.of(new GraphPicture(csp)) : Optional.empty();
  }

  private static String cellName(int x, int size) {
    return "r" + (x / size + 1) + "c" + (x % size + 1);
  }
}
