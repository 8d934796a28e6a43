package org.cspworkbench.presentation.paint.tile;

import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntUnaryOperator;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.cell.ArrowPainter;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.tiles.Side;

/**
 * Paints how a change came: a dotted line from the cell being tried through the cells that lost
 * tiles one after the other, and an arrow from the last of them to its neighbour. Of a long way
 * only the end is painted.
 */
final class WayPainter {

  private static final int MOST_STEPS = 12;
  private static final double ARROW = 12.0 / 11; // of the usual width
  private static final double MOST_OF_SIDE = 0.11; // of a cell, for the width of an arrow

  private final Ink ink;
  private final TileLayout layout;
  private final CellMarks marks;
  private final IntUnaryOperator cells; // by variable

  WayPainter(Ink ink, TileLayout layout, CellMarks marks, IntUnaryOperator cells) {
    this.ink = ink;
    this.layout = layout;
    this.marks = marks;
    this.cells = cells;
  }

  void paint(Moment moment) {
    Arrow arrow = moment.arrow();
    if (arrow == null) {
      return;
    }
    way(moment.way());
    int from = cells.applyAsInt(arrow.from());
    int to = cells.applyAsInt(arrow.to());
    Point start = layout.cell(from).centre();
    double width = Math.min(ink.look().arrowLine() * ARROW, layout.side() * MOST_OF_SIDE);
    new ArrowPainter(ink, arrow.kind(), width).paint(start, beside(from, to), layout.side() * 0.24);
  }

  private void way(ImmutableIntArray way) {
    boolean isLong = way.length() - 1 > MOST_STEPS;
    int first = isLong ? way.length() - MOST_STEPS : 0;
    double line = Math.min(ink.look().arrowLine(), layout.side() * 0.14);
    for (boolean isHalo : new boolean[] {true, false}) {
      for (int i = first + 1; i < way.length(); i++) {
        step(cells.applyAsInt(way.get(i - 1)), cells.applyAsInt(way.get(i)), line, isHalo);
      }
    }
    for (int i = first; i < way.length(); i++) {
      Point centre = layout.cell(cells.applyAsInt(way.get(i))).centre();
      if (i == first && isLong) {
        ellipsis(centre);
      } else {
        marks.dot(centre, layout.side(), i == 0 ? Token.ACCENT : Token.PRUNED_MARK);
      }
    }
  }

  /** Paints a step, of which a way around the edge of a periodic image shows both ends. */
  private void step(int from, int to, double line, boolean isHalo) {
    half(from, to, line, isHalo);
    half(to, from, line, isHalo);
  }

  private void half(int from, int to, double line, boolean isHalo) {
    Point start = layout.cell(from).centre();
    Point end = beside(from, to);
    double x = (start.x() + end.x()) / 2;
    double y = (start.y() + end.y()) / 2;
    if (isHalo) {
      ink.line(start.x(), start.y(), x, y, Token.CELL, line + 3);
    } else {
      ink.draw(
          new Line(start.x(), start.y(), x, y),
          ink.colour(Token.PRUNED_MARK),
          Stroke.round(line).dashed(0.01, line * 1.9, 0));
    }
  }

  /** Returns the centre of {@code to}, or where it would be beyond a joined edge. */
  private Point beside(int from, int to) {
    Box place = layout.cell(from);
    for (Side side : Side.values()) {
      if (layout.grid().neighbour(from, side) == to) {
        return new Point(
            place.centreX() + side.dx() * layout.side(),
            place.centreY() + side.dy() * layout.side());
      }
    }
    return layout.cell(to).centre();
  }

  private void ellipsis(Point centre) {
    Look look = ink.look();
    double size = Math.max(8, Math.min(look.label() * 1.4, layout.side() * 0.6));
    double half = size * 0.55;
    ink.fill(new Box(centre.x() - half, centre.y() - half / 2, 2 * half, half), Token.CELL);
    ink.write("…", centre.x(), centre.y(), look.fonts().bold(), size, Token.PRUNED_MARK);
  }
}
