package org.cspworkbench.presentation.paint.tile;

import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Token;

/**
 * The marks that show the states of cells above tiles. Each has a halo in the colour of an empty
 * cell, since a picture of any colours may lie beneath.
 */
final class CellMarks {

  private static final double CORNER = 10;

  private final Ink ink;
  private final Look look;
  private final Marks marks;
  private final double halo;

  /**
   * Creates a painter of marks.
   *
   * @param side the side of a cell
   */
  CellMarks(Ink ink, double side) {
    this.ink = ink;
    this.look = ink.look();
    this.marks = new Marks(ink);
    this.halo = ink.device().whole(Math.min(2, side / 8));
  }

  /** Paints the marks for the state of {@code spot}. */
  void paint(Spot spot, Box place) {
    switch (spot.state()) {
      case TRIED -> frame(place, Token.ACCENT, look.markLine() * 1.5);
      case DEAD -> {
        frame(place, Token.DEAD_MARK, look.markLine() * 1.25);
        marks.paint(spot.withDecision(0), place);
      }
      case CONFLICT -> {
        frame(place, Token.CONFLICT_MARK, look.markLine());
        marks.paint(spot.withDecision(0), place);
      }
      case TAKEN_BACK -> takenBack(place);
      case GIVEN -> fixed(place);
      default -> {}
    }
    if (!spot.pruned().isEmpty() && spot.state() != Spot.State.DEAD) {
      frame(place, Token.PRUNED_MARK, look.markLine() * 0.8);
      dot(place.centre(), place.width(), Token.PRUNED_MARK);
    }
  }

  /** Draws a frame whose inner half is inside the cell. */
  private void frame(Box place, Token token, double width) {
    double line = line(place, width);
    ink.frame(place.inset(-halo), Token.CELL, line + 2 * halo);
    ink.frame(place, token, line);
  }

  private double line(Box place, double width) {
    return ink.device().whole(Math.min(width, place.width() / 6));
  }

  /** Draws a dot, smaller in small cells. */
  void dot(Point centre, double side, Token token) {
    double radius = Math.min(look.markLine() * 1.3, side * 0.16);
    ink.fill(Ellipse.circle(centre.x(), centre.y(), radius + halo * 0.75), Token.CELL);
    ink.fill(Ellipse.circle(centre.x(), centre.y(), radius), token);
  }

  private void takenBack(Box place) {
    double line = line(place, look.markLine());
    double dash = Math.max(2, place.width() * 0.14);
    ink.frame(place.inset(-halo), Token.CELL, line + 2 * halo);
    ink.draw(
        place.inset(line / 2),
        ink.colour(Token.BACK_MARK),
        Stroke.of(line, Cap.BUTT, Join.MITER).dashed(dash, dash * 0.6, 0));
    double size = place.width() * 0.36;
    if (size >= 6) {
      Box ground =
          new Box(
              place.right() - line - size * 1.35,
              place.bottom() - line - size * 1.25,
              size * 1.35,
              size * 1.25);
      ink.fill(ground, Token.CELL);
      marks.returnArrow(ground.right() - size * 0.2, ground.bottom() - size * 0.2, size);
    }
  }

  /** A thin frame, and a triangle in the upper left corner. */
  private void fixed(Box place) {
    double line = line(place, look.thinLine());
    double corner = Math.min(CORNER, place.width() * 0.45);
    ink.frame(place.inset(line), Token.CELL, halo);
    triangle(place, corner + halo * 1.4, Token.CELL);
    ink.frame(place, Token.TEXT, line);
    triangle(place, corner, Token.TEXT);
  }

  private void triangle(Box place, double corner, Token token) {
    Path.Builder path = Path.builder();
    path.moveTo(place.x(), place.y());
    path.lineTo(place.x() + corner, place.y());
    path.lineTo(place.x(), place.y() + corner);
    path.close();
    ink.fill(path.build(), token);
  }

  /**
   * Marks two cells whose tiles do not fit: a ring with a bar across their joint.
   *
   * @param isBeside whether the cells are side by side, not one above the other
   */
  void joint(Point middle, double side, boolean isBeside) {
    double radius = Math.min(look.markLine() * 3, side * 0.24);
    double width = Math.max(1, Math.min(look.markLine() * 0.9, side * 0.1));
    double reach = radius * 1.7;
    double dx = isBeside ? reach : 0;
    double dy = isBeside ? 0 : reach;
    for (boolean isHalo : new boolean[] {true, false}) {
      Token token = isHalo ? Token.CELL : Token.CONFLICT_MARK;
      double line = isHalo ? width + 2 * halo : width;
      ink.draw(Ellipse.circle(middle.x(), middle.y(), radius), token, line);
      ink.line(middle.x() - dx, middle.y() - dy, middle.x() + dx, middle.y() + dy, token, line);
    }
  }
}
