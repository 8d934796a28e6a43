package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.OptionalInt;
import org.cspworkbench.presentation.paint.Spot.State;

/**
 * The n queens on their chessboard: a row for each variable, a column for each value. A dot is a
 * square that is still open to the queen of its row.
 */
final class QueensPicture implements Picture {

  private static final double SMALLEST_SQUARE_WITH_DOTS = 9;

  private final int size;
  private final BoardView view;

  QueensPicture(int size, BoardView view) {
    this.size = size;
    this.view = view;
  }

  @Override
  public Plan plan() {
    return new Plan.Queens(size);
  }

  @Override
  public Dimension preferredSize(Look look) {
    return square(look, Math.max(16, Math.min(64, 640.0 / size)));
  }

  @Override
  public Dimension minimumSize(Look look) {
    return square(look, Math.max(2, Math.min(24, 320.0 / size)));
  }

  private Dimension square(Look look, double side) {
    int length = GridLayout.lengthFor(size, side, band(look), look.frame());
    return new Dimension(length, length);
  }

  private double band(Look look) {
    return view.coordinates() && size <= 60 ? look.label() * 2 : 0;
  }

  private GridLayout layout(DeviceGrid device, Rectangle area, Look look) {
    return GridLayout.fit(device, area, size, band(look), look.frame());
  }

  @Override
  public OptionalInt variableAt(Point2D point, Rectangle area, Look look) {
    int square = layout(DeviceGrid.unscaled(), area, look).cellAt(point);
    return square < 0 ? OptionalInt.empty() : OptionalInt.of(square / size);
  }

  @Override
  public Rectangle2D boundsOf(int x, Rectangle area, Look look) {
    return row(layout(DeviceGrid.unscaled(), area, look), x);
  }

  private static Rectangle2D.Double row(GridLayout layout, int row) {
    Rectangle2D all = layout.all();
    return new Rectangle2D.Double(all.getX(), layout.y(row), all.getWidth(), layout.side());
  }

  @Override
  public void paint(Graphics2D g, Rectangle area, Look look, Moment moment) {
    try (Ink ink = new Ink(g, look)) {
      ink.clip(area);
      new Painting(ink, layout(ink.device(), area, look), moment).paint();
    }
  }

  /** One board on one surface at one moment. */
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
      if (band(look) > 0) {
        layout.paintCoordinates(ink);
      }
      if (moment.lookedAt() != NONE) {
        marks.corners(QueensPicture.row(layout, moment.lookedAt()));
      }
      if (moment.selected() != NONE) {
        marks.selection(QueensPicture.row(layout, moment.selected()));
      }
      if (moment.arrow() != null) {
        arrow(moment.arrow());
      }
    }

    private void row(int row) {
      Spot spot = moment.spot(row);
      if (spot.state() == State.DEAD) {
        Rectangle2D all = QueensPicture.row(layout, row);
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

    private void candidate(Rectangle2D square) {
      if (side < SMALLEST_SQUARE_WITH_DOTS) {
        ink.fill(square, Token.HEAT_2);
      } else {
        dot(square, Token.CANDIDATE);
      }
    }

    private void dot(Rectangle2D square, Token token) {
      double r = side * 0.085;
      ink.fill(
          new Ellipse2D.Double(square.getCenterX() - r, square.getCenterY() - r, 2 * r, 2 * r),
          token);
    }

    private void pruned(Spot spot, int column, Rectangle2D square) {
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

    private void chip(Rectangle2D square) {
      double r = side * 0.25;
      ink.fill(
          new RoundRectangle2D.Double(
              square.getCenterX() - r, square.getCenterY() - r, 2 * r, 2 * r, r / 2, r / 2),
          Token.PRUNED_MARK);
    }

    private void queen(Spot spot, Rectangle2D square) {
      boolean isPlain = spot.state() == State.FILLED || spot.state() == State.GIVEN;
      if (!isPlain) {
        ink.fill(square, Marks.fillOf(spot));
      }
      double x = square.getCenterX();
      double y = square.getCenterY();
      ink.fill(Crown.at(x, y, side * 0.52), Marks.textOf(spot.state()));
      if (side >= SMALLEST_SQUARE_WITH_DOTS) {
        marks.paint(spot, square);
      }
    }

    private void arrow(Arrow arrow) {
      int queen = moment.spot(arrow.from()).value();
      Rectangle2D from =
          queen == NONE
              ? QueensPicture.row(layout, arrow.from())
              : layout.cell(arrow.from(), queen);
      ArrowPainter painter = new ArrowPainter(ink, arrow.kind());
      ValueSet hit = moment.spot(arrow.to()).current();
      if (hit.isEmpty()) {
        Rectangle2D row = QueensPicture.row(layout, arrow.to());
        painter.paint(from, middle(row), side * 0.3, 0);
      }
      hit.indices()
          .forEach(
              column -> {
                boolean passesOthers = column == queen && Math.abs(arrow.to() - arrow.from()) > 1;
                Point2D target = middle(layout.cell(arrow.to(), column));
                painter.paint(from, target, side * 0.34, passesOthers ? bend(arrow, column) : 0);
              });
    }

    /** Sideways, around the squares between; to the right unless that is the edge of the board. */
    private double bend(Arrow arrow, int column) {
      boolean turnsRight = column < size - 1;
      boolean goesDown = arrow.to() > arrow.from();
      return (turnsRight == goesDown ? 0.5 : -0.5) * side;
    }

    private Point2D middle(Rectangle2D r) {
      return new Point2D.Double(r.getCenterX(), r.getCenterY());
    }
  }

  /** The piece. */
  private static final class Crown {
    private Crown() {}

    static Path2D at(double x, double y, double size) {
      double[][] points = {
        {-0.5, -0.32},
        {-0.25, 0.02},
        {0, -0.45},
        {0.25, 0.02},
        {0.5, -0.32},
        {0.38, 0.3},
        {-0.38, 0.3}
      };
      Path2D crown = new Path2D.Double();
      crown.moveTo(x + points[0][0] * size, y + points[0][1] * size);
      for (int i = 1; i < points.length; i++) {
        crown.lineTo(x + points[i][0] * size, y + points[i][1] * size);
      }
      crown.closePath();
      crown.append(
          new Rectangle2D.Double(x - 0.38 * size, y + 0.36 * size, 0.76 * size, 0.1 * size), false);
      return crown;
    }
  }
}
