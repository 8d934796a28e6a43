package org.cspworkbench.viewer.stage;

import java.util.OptionalInt;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;

/** What has the place of a board on the stage: a board, a graph, a tree or an image. */
public interface StagePicture {

  /** A picture without content, while its problem is being drawn. */
  StagePicture NOTHING = (surface, area, look) -> {};

  /** Paints it into an area. */
  void paint(Surface surface, Box area, Look look);

  /** Returns the variable at a point of the area, if it is known. */
  default OptionalInt variableAt(double x, double y, Box area, Look look) {
    return OptionalInt.empty();
  }

  /** Returns the number of rows and columns that have numbers; 0 if it has none. */
  default int size() {
    return 0;
  }

  /** Returns the smallest number of candidates side by side in a cell; 0 if it has no cells. */
  default int candidateColumns() {
    return 0;
  }

  /**
   * The picture of a problem at a moment.
   *
   * @param picture the picture, whose rows and columns the stage numbers
   * @param moment the moment
   * @param size the number of rows and columns; 0 if it is no board
   * @param candidateColumns the number of candidates side by side in a cell
   */
  record OfProblem(
      Picture picture, Moment moment, @Override int size, @Override int candidateColumns)
      implements StagePicture {

    /** The elements of a board on the stage, beside its numbers of rows and columns. */
    public static final BoardView VIEW = BoardView.compact();

    /** Returns {@code picture}, made for {@link #VIEW}, of a problem at {@code moment}. */
    public static OfProblem of(Csp csp, Picture picture, Moment moment) {
      return SudokuCsp.shapeOf(csp)
          .map(shape -> of(shape, picture, moment))
          .orElseGet(() -> new OfProblem(picture, moment, 0, 0));
    }

    /** Returns the picture of a Sudoku. */
    public static OfProblem of(Shape shape, Picture picture, Moment moment) {
      return new OfProblem(picture, moment, shape.size(), shape.boxColumns());
    }

    /** Creates the picture of a problem for the stage; takes time for a graph. */
    public static Picture draw(Csp csp) {
      return Pictures.of(csp, VIEW);
    }

    @Override
    public void paint(Surface surface, Box area, Look look) {
      picture.paint(surface, area.inset(-look.frame()), look, moment);
    }

    @Override
    public OptionalInt variableAt(double x, double y, Box area, Look look) {
      return picture.variableAt(new Point(x, y), area.inset(-look.frame()), look);
    }

    /** Writes the numbers of rows and columns left of and above the cells. */
    void paintNumbers(Ink ink, Box area, double band, double letters) {
      for (int i = 0; i < size; i++) {
        if (size <= 16 || i == 0 || (i + 1) % 5 == 0) {
          Box cell = picture.boundsOf(i * size + i, area.inset(-ink.look().frame()), ink.look());
          String number = Integer.toString(i + 1);
          double middle = band * 0.55;
          ink.write(
              number,
              cell.centreX(),
              area.y() - middle,
              ink.look().fonts().regular(),
              letters,
              Token.TEXT_MUTED);
          ink.write(
              number,
              area.x() - middle,
              cell.centreY(),
              ink.look().fonts().regular(),
              letters,
              Token.TEXT_MUTED);
        }
      }
    }
  }
}
