package org.cspworkbench.presentation.paint.cell;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.function.IntFunction;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Token;

/**
 * The marks that distinguish the states of a cell without colour. Each mark is inside the given
 * rectangle.
 */
public final class Marks {

  private static final double SMALLEST_TAG = 11;

  private final Ink ink;
  private final Look look;

  /** Creates a painter of marks. */
  public Marks(Ink ink) {
    this.ink = ink;
    this.look = ink.look();
  }

  /** Paints all marks for the state of {@code spot}, on top of its value. */
  public void paint(Spot spot, Box cell) {
    switch (spot.state()) {
      case DECISION -> frame(cell, Token.ACCENT, 1);
      case DEAD -> dead(cell);
      case TAKEN_BACK -> takenBack(cell);
      case SOLVED -> solved(cell);
      case CONFLICT -> conflict(cell);
      default -> {}
    }
    switch (spot.hint()) {
      case TARGET -> ring(cell);
      case REASON -> dottedRing(cell, Token.HINT_MARK);
      case BROKEN_UNIT -> dottedRing(cell, Token.CONFLICT_MARK);
      default -> {}
    }
    if (spot.decision() > 0) {
      tag(spot, cell);
    }
  }

  /** Returns the fill of a cell. */
  public static Token fillOf(Spot spot) {
    if (!spot.current().isEmpty() && spot.state() == Spot.State.OPEN) {
      return Token.PRUNED_FILL;
    }
    if (spot.hint() == Spot.Hint.TARGET) {
      return Token.HINT_FILL;
    }
    return switch (spot.state()) {
      case OPEN, FILLED -> shaded(spot, Token.CELL, Token.UNIT_CELL);
      case GIVEN -> shaded(spot, Token.CELL_GIVEN, Token.UNIT_GIVEN);
      case TRIED -> Token.ACCENT;
      case DECISION -> Token.ACCENT_TINT;
      case DEAD -> Token.DEAD_FILL;
      case TAKEN_BACK -> Token.BACK_FILL;
      case SOLVED -> Token.SOLVED_FILL;
      case CONFLICT -> Token.CONFLICT_FILL;
    };
  }

  private static Token shaded(Spot spot, Token plain, Token unit) {
    return switch (spot.shade()) {
      case NONE -> plain;
      case UNIT -> unit;
      case EQUAL -> Token.ACCENT_TINT;
    };
  }

  /** Returns the text colour for {@code state}. */
  public static Token textOf(Spot.State state) {
    return switch (state) {
      case GIVEN -> Token.DIGIT_GIVEN;
      case TRIED -> Token.ON_ACCENT;
      case DEAD -> Token.DEAD_TEXT;
      case TAKEN_BACK -> Token.BACK_TEXT;
      case SOLVED -> Token.SOLVED_TEXT;
      case CONFLICT -> Token.CONFLICT_TEXT;
      case OPEN, FILLED, DECISION -> Token.DIGIT_OWN;
    };
  }

  /** Returns whether the value of {@code state} is written in bold. */
  public static boolean isBold(Spot.State state) {
    return state == Spot.State.GIVEN
        || state == Spot.State.TRIED
        || state == Spot.State.CONFLICT
        || state == Spot.State.DEAD;
  }

  /** Returns the measure of marks: the shorter side of a cell. */
  private static double side(Box cell) {
    return Math.min(cell.width(), cell.height());
  }

  private double width(Box cell) {
    return ink.device().whole(side(cell) < 24 ? look.markLine() / 2 : look.markLine());
  }

  private void frame(Box cell, Token token, double gap) {
    double inset = side(cell) < 24 ? 0 : ink.device().whole(gap);
    ink.frame(cell.inset(inset), token, width(cell));
  }

  private void dead(Box cell) {
    ink.within(
        cell,
        hatch -> {
          double step = Math.max(4, side(cell) * 0.12);
          for (double x = cell.x() - cell.height(); x < cell.right(); x += step) {
            hatch.line(
                x, cell.bottom(), x + cell.height(), cell.y(), Token.DEAD_HATCH, step * 0.36);
          }
        });
    ink.frame(cell, Token.DEAD_MARK, ink.device().whole(Math.max(width(cell) * 1.25, 1)));
    ink.write(
        "∅",
        cell.centreX(),
        cell.centreY(),
        look.fonts().bold(),
        side(cell) * 0.4,
        Token.DEAD_TEXT);
  }

  private void takenBack(Box cell) {
    double side = side(cell);
    double width = width(cell);
    double dash = Math.max(2, side * 0.07);
    Box frame = cell.inset(width / 2 + (side < 24 ? 0 : 1));
    ink.draw(
        frame,
        ink.colour(Token.BACK_MARK),
        Stroke.of(width, Cap.BUTT, Join.MITER).dashed(dash, dash * 0.75, 0));
    double line = Math.max(1, Math.min(width, side * look.markLine() / 58));
    strike(cell, 0.25, Token.BACK_FILL, line * 1.6);
    strike(cell, 0.25, Token.BACK_MARK, line);
    returnArrow(cell.right() - side * 0.12, cell.bottom() - side * 0.1, side * 0.2);
  }

  /** Draws a line through the centre, from the lower left to the upper right. */
  public void strike(Box cell, double reach, Token token, double width) {
    double r = reach * side(cell);
    double x = cell.centreX();
    double y = cell.centreY();
    ink.line(x - r, y + r, x + r, y - r, token, width);
  }

  /** Draws an arrow that turns back, to the left, of this size. */
  public void returnArrow(double right, double bottom, double size) {
    Path.Builder path = Path.builder();
    double top = bottom - size * 0.62;
    double left = right - size;
    path.moveTo(left, top);
    path.lineTo(right - size * 0.3, top);
    path.curveTo(right + size * 0.1, top, right + size * 0.1, bottom, right - size * 0.3, bottom);
    path.lineTo(right - size * 0.55, bottom);
    path.moveTo(left + size * 0.32, top - size * 0.32);
    path.lineTo(left, top);
    path.lineTo(left + size * 0.32, top + size * 0.32);
    ink.draw(path.build(), Token.BACK_MARK, Math.max(1, size * 0.13));
  }

  private void solved(Box cell) {
    double side = side(cell);
    double bar = ink.device().whole(Math.max(1, look.markLine() * side / 60));
    double y = ink.device().y(cell.bottom() - side * 0.16);
    ink.fill(
        new Box(ink.device().x(cell.centreX() - side * 0.19), y, side * 0.38, bar),
        Token.SOLVED_MARK);
  }

  private void conflict(Box cell) {
    double side = side(cell);
    double corner = side * 0.28;
    Path.Builder triangle = Path.builder();
    triangle.moveTo(cell.right() - corner, cell.y());
    triangle.lineTo(cell.right(), cell.y());
    triangle.lineTo(cell.right(), cell.y() + corner);
    triangle.close();
    ink.fill(triangle.build(), Token.CONFLICT_MARK);
    if (corner >= SMALLEST_TAG) {
      ink.write(
          "!",
          cell.right() - corner * 0.3,
          cell.y() + corner * 0.37,
          look.fonts().bold(),
          corner * 0.62,
          Token.ON_MARK);
    }
    wave(cell.centreX(), cell.bottom() - side * 0.15, side * 0.48, side * 0.035);
  }

  private void wave(double middle, double y, double length, double height) {
    int bows = 6;
    double step = length / bows;
    double x = middle - length / 2;
    Path.Builder path = Path.builder();
    path.moveTo(x, y);
    for (int i = 0; i < bows; i++) {
      double peak = y + (i % 2 == 0 ? -2 : 2) * height;
      path.quadTo(x + step / 2, peak, x + step, y);
      x += step;
    }
    ink.draw(path.build(), Token.CONFLICT_MARK, Math.max(1, height * 0.8));
  }

  private void ring(Box cell) {
    double inset = width(cell) / 2 + ink.device().whole(1);
    Box r = cell.inset(inset);
    double arc = side(cell) * 0.12;
    ink.draw(new RoundBox(r, arc), Token.HINT_MARK, width(cell));
  }

  private void dottedRing(Box cell, Token token) {
    double width = width(cell);
    ink.draw(
        cell.inset(width / 2 + 1),
        ink.colour(token),
        Stroke.round(width).dashed(0.01, width * 2, 0));
  }

  /**
   * Draws the number of the decision at the top left, if there is enough space next to the value.
   */
  private void tag(Spot spot, Box cell) {
    double height = tagHeight(cell);
    if (height < SMALLEST_TAG) {
      return;
    }
    double gap = ink.device().whole(1);
    Box at = new Box(cell.x() + gap, cell.y() + gap, height, height);
    switch (spot.state()) {
      case TRIED -> tag(spot.decision(), Token.ON_ACCENT, Token.ACCENT, at);
      case TAKEN_BACK -> tag(spot.decision(), Token.BACK_MARK, Token.ON_MARK, at);
      case CONFLICT -> tag(spot.decision(), Token.CONFLICT_MARK, Token.ON_MARK, at);
      default -> tag(spot.decision(), Token.ACCENT, Token.ON_ACCENT, at);
    }
  }

  private double tagHeight(Box cell) {
    return Math.min(look.tag(), side(cell) * 0.28);
  }

  /** Draws a number on a solid square, which is widened if necessary; returns its width. */
  public double tag(int number, Token solid, Token on, Box square) {
    String text = Integer.toString(number);
    double size = square.height() * 0.74;
    double room = ink.width(text, look.fonts().monoBold(), size) + square.height() * 0.35;
    double width = Math.max(square.width(), room);
    Box tag = ink.device().aligned(new Box(square.x(), square.y(), width, square.height()));
    ink.fill(tag, solid);
    ink.write(text, tag.centreX(), tag.centreY(), look.fonts().monoBold(), size, on);
    return tag.width();
  }

  /**
   * Marks the variables of which a solver looks at one and the user has selected one.
   *
   * @param lookedAt returns the place of a variable for the corners
   * @param selected returns the place of a variable for the ring
   */
  public void pointers(Moment moment, IntFunction<Box> lookedAt, IntFunction<Box> selected) {
    if (moment.lookedAt() != NONE) {
      corners(lookedAt.apply(moment.lookedAt()));
    }
    if (moment.selected() != NONE) {
      selection(selected.apply(moment.selected()));
    }
  }

  /** Draws four corners: the solver has chosen this cell. */
  public void corners(Box cell) {
    double width = width(cell);
    double arm = side(cell) * 0.26;
    Box r = cell.inset(width / 2 + 1);
    Path.Builder path = Path.builder();
    for (int i = 0; i < 4; i++) {
      double x = i % 2 == 0 ? r.x() : r.right();
      double y = i < 2 ? r.y() : r.bottom();
      double dx = i % 2 == 0 ? arm : -arm;
      double dy = i < 2 ? arm : -arm;
      path.segment(new Point(x, y), new Point(x + dx, y));
      path.segment(new Point(x, y), new Point(x, y + dy));
    }
    ink.draw(path.build(), Token.ACCENT, width);
  }

  /** Draws a ring along the edges: the user has selected this cell. */
  public void selection(Box cell) {
    ink.draw(new RoundBox(cell, 4), Token.ACCENT, ink.device().whole(look.markLine() * 1.5));
  }
}
