package org.cspworkbench.presentation.paint.board;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.OptionalInt;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.cell.ArrowPainter;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * The picture of the n-queens problem: a row for each variable, a column for each value. A dot is a
 * value in the domain of its row.
 */
public final class QueensPicture implements Picture {

  private static final int LARGEST_NUMBERED = 60;
  private static final double SMALLEST_SQUARE_WITH_DOTS = 9;

  private final int size;
  private final BoardView view;
  private final GridLayout.Outline outline;

  /** Creates the picture of this many queens. */
  public QueensPicture(int size, BoardView view) {
    this.size = size;
    this.view = view;
    this.outline = new GridLayout.Outline(size, view.coordinates() && size <= LARGEST_NUMBERED);
  }

  @Override
  public Size preferredSize(Look look) {
    return outline.sizeFor(look, Math.max(16, Math.min(64, 640.0 / size)));
  }

  @Override
  public Size minimumSize(Look look) {
    return outline.sizeFor(look, Math.max(2, Math.min(24, 320.0 / size)));
  }

  @Override
  public OptionalInt variableAt(Point point, Box area, Look look) {
    int square = outline.in(area, look).cellAt(point);
    return square < 0 ? OptionalInt.empty() : OptionalInt.of(square / size);
  }

  @Override
  public Box boundsOf(int x, Box area, Look look) {
    return row(outline.in(area, look), x);
  }

  private static Box row(GridLayout layout, int row) {
    Box all = layout.all();
    return new Box(all.x(), layout.y(row), all.width(), layout.side());
  }

  @Override
  public void paint(Surface surface, Box area, Look look, Moment moment) {
    new Ink(surface, look)
        .within(
            area, ink -> new Painting(ink, outline.in(ink.device(), area, look), moment).paint());
  }

  /** The painting of the board at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Look look;
    private final GridLayout layout;
    private final Moment moment;
    private final Marks marks;
    private final double side;

    Painting(Ink ink, GridLayout layout, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.layout = layout;
      this.moment = moment;
      this.marks = new Marks(ink);
      this.side = layout.side();
    }

    void paint() {
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          Token token = (row + column) % 2 == 0 ? Token.CELL : Token.CELL_GIVEN;
          ink.fill(layout.cell(row, column), token);
        }
      }
      for (int row = 0; row < size; row++) {
        row(row);
      }
      new GridLines(layout, look, size, size).paintFrame(ink);
      if (outline.isNumbered()) {
        layout.paintCoordinates(ink);
      }
      marks.pointers(moment, this::bounds, this::bounds);
      if (moment.arrow() != null) {
        arrow(moment.arrow());
      }
    }

    private Box bounds(int row) {
      return QueensPicture.row(layout, row);
    }

    private void row(int row) {
      Spot spot = moment.spot(row);
      if (spot.state() == State.DEAD) {
        Box all = bounds(row);
        ink.fill(all, Token.DEAD_FILL);
        marks.paint(spot, all);
        return;
      }
      if (spot.value() != NONE) {
        queen(spot, layout.cell(row, spot.value()));
      }
      if (view.candidates() && !isAssigned(spot)) {
        spot.candidates()
            .indices()
            .filter(column -> column != spot.value())
            .forEach(column -> candidate(layout.cell(row, column)));
      }
      spot.pruned().indices().forEach(column -> pruned(spot, column, layout.cell(row, column)));
    }

    private boolean isAssigned(Spot spot) {
      return spot.value() != NONE
          && spot.state() != State.TAKEN_BACK
          && spot.state() != State.CONFLICT;
    }

    private void candidate(Box square) {
      if (side < SMALLEST_SQUARE_WITH_DOTS) {
        ink.fill(square, Token.HEAT_2);
      } else {
        dot(square, Token.CANDIDATE);
      }
    }

    private void dot(Box square, Token token) {
      double r = side * 0.085;
      ink.fill(Ellipse.circle(square.centreX(), square.centreY(), r), token);
    }

    private void pruned(Spot spot, int column, Box square) {
      boolean isCurrent = spot.current().contains(column);
      if (isCurrent) {
        ink.fill(square, Token.PRUNED_FILL);
        chip(square);
      } else if (side >= SMALLEST_SQUARE_WITH_DOTS) {
        dot(square, Token.PRUNED_TEXT);
      }
      Token line = isCurrent ? Token.ON_MARK : Token.PRUNED_MARK;
      marks.strike(square, 0.19, line, Math.max(1, look.markLine() * side / 44));
    }

    private void chip(Box square) {
      double r = side * 0.25;
      ink.fill(new RoundBox(square.inset(side * 0.25), r / 2), Token.PRUNED_MARK);
    }

    private void queen(Spot spot, Box square) {
      boolean isPlain = spot.state() == State.FILLED || spot.state() == State.GIVEN;
      if (!isPlain) {
        ink.fill(square, Marks.fillOf(spot));
      }
      double x = square.centreX();
      double y = square.centreY();
      ink.fill(Crown.at(x, y, side * 0.52), Marks.textOf(spot.state()));
      if (side >= SMALLEST_SQUARE_WITH_DOTS) {
        marks.paint(spot, square);
      }
    }

    private void arrow(Arrow arrow) {
      int queen = moment.spot(arrow.from()).value();
      Box from = queen == NONE ? bounds(arrow.from()) : layout.cell(arrow.from(), queen);
      ArrowPainter painter = new ArrowPainter(ink, arrow.kind());
      ValueSet hit = moment.spot(arrow.to()).current();
      if (hit.isEmpty()) {
        Box row = bounds(arrow.to());
        painter.paint(from, middle(row), side * 0.3, 0);
      }
      hit.indices()
          .forEach(
              column -> {
                boolean passesOthers = column == queen && Math.abs(arrow.to() - arrow.from()) > 1;
                Point target = middle(layout.cell(arrow.to(), column));
                painter.paint(from, target, side * 0.34, passesOthers ? bend(arrow, column) : 0);
              });
    }

    /**
     * Returns the bend of an arrow around the squares between; to the right except at the edge of
     * the board.
     */
    private double bend(Arrow arrow, int column) {
      boolean turnsRight = column < size - 1;
      boolean goesDown = arrow.to() > arrow.from();
      return (turnsRight == goesDown ? 0.5 : -0.5) * side;
    }

    private Point middle(Box r) {
      return r.centre();
    }
  }

  /** The shape of a queen. */
  private static final class Crown {
    private Crown() {}

    static Path at(double x, double y, double size) {
      double[][] points = {
        {-0.5, -0.32},
        {-0.25, 0.02},
        {0, -0.45},
        {0.25, 0.02},
        {0.5, -0.32},
        {0.38, 0.3},
        {-0.38, 0.3}
      };
      Path.Builder crown = Path.builder();
      crown.moveTo(x + points[0][0] * size, y + points[0][1] * size);
      for (int i = 1; i < points.length; i++) {
        crown.lineTo(x + points[i][0] * size, y + points[i][1] * size);
      }
      crown.close();
      Box foot = new Box(x - 0.38 * size, y + 0.36 * size, 0.76 * size, 0.1 * size);
      crown.segment(new Point(foot.x(), foot.y()), new Point(foot.right(), foot.y()));
      crown.lineTo(foot.right(), foot.bottom());
      crown.lineTo(foot.x(), foot.bottom());
      crown.close();
      return crown.build();
    }
  }
}
