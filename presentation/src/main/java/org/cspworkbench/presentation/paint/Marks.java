package org.cspworkbench.presentation.paint;

import java.awt.BasicStroke;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * The marks by which the states of a cell are told apart without their colour. Each stays inside
 * the rectangle it is given.
 */
final class Marks {

  private static final double SMALLEST_TAG = 11;

  private final Ink ink;
  private final Look look;

  Marks(Ink ink) {
    this.ink = ink;
    this.look = ink.look();
  }

  /** Everything that the state of {@code spot} asks for, on top of its value. */
  void paint(Spot spot, Rectangle2D cell) {
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

  /** The tone on which the value of {@code state} stands. */
  static Token fillOf(Spot spot) {
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

  /** The colour of the value of {@code state}. */
  static Token textOf(Spot.State state) {
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

  /** Whether the value of {@code state} is written in bold. */
  static boolean isBold(Spot.State state) {
    return state == Spot.State.GIVEN
        || state == Spot.State.TRIED
        || state == Spot.State.CONFLICT
        || state == Spot.State.DEAD;
  }

  /** By which marks are measured: in a cell that is no square, its shorter side. */
  private static double side(Rectangle2D cell) {
    return Math.min(cell.getWidth(), cell.getHeight());
  }

  private double width(Rectangle2D cell) {
    return ink.device().whole(side(cell) < 24 ? look.markLine() / 2 : look.markLine());
  }

  private void frame(Rectangle2D cell, Token token, double gap) {
    double inset = side(cell) < 24 ? 0 : ink.device().whole(gap);
    ink.frame(inset(cell, inset), token, width(cell));
  }

  private void dead(Rectangle2D cell) {
    Ink hatch = ink.within(cell);
    double step = Math.max(4, side(cell) * 0.12);
    for (double x = cell.getX() - cell.getHeight(); x < cell.getMaxX(); x += step) {
      hatch.line(
          x, cell.getMaxY(), x + cell.getHeight(), cell.getY(), Token.DEAD_HATCH, step * 0.36);
    }
    hatch.close();
    ink.frame(cell, Token.DEAD_MARK, ink.device().whole(Math.max(width(cell) * 1.25, 1)));
    ink.write(
        "∅",
        cell.getCenterX(),
        cell.getCenterY(),
        look.fonts().bold(),
        side(cell) * 0.4,
        Token.DEAD_TEXT);
  }

  private void takenBack(Rectangle2D cell) {
    double side = side(cell);
    double width = width(cell);
    float dash = (float) Math.max(2, side * 0.07);
    Rectangle2D frame = inset(cell, width / 2 + (side < 24 ? 0 : 1));
    ink.draw(
        frame,
        ink.colour(Token.BACK_MARK),
        new BasicStroke(
            (float) width,
            BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_MITER,
            10,
            new float[] {dash, dash * 0.75f},
            0));
    double line = Math.max(1, Math.min(width, side * look.markLine() / 58));
    strike(cell, 0.25, Token.BACK_FILL, line * 1.6);
    strike(cell, 0.25, Token.BACK_MARK, line);
    returnArrow(cell.getMaxX() - side * 0.12, cell.getMaxY() - side * 0.1, side * 0.2);
  }

  /** A line through the middle, from the lower left to the upper right. */
  void strike(Rectangle2D cell, double reach, Token token, double width) {
    double r = reach * side(cell);
    double x = cell.getCenterX();
    double y = cell.getCenterY();
    ink.line(x - r, y + r, x + r, y - r, token, width);
  }

  private void returnArrow(double right, double bottom, double size) {
    Path2D path = new Path2D.Double();
    double top = bottom - size * 0.62;
    double left = right - size;
    path.moveTo(left, top);
    path.lineTo(right - size * 0.3, top);
    path.curveTo(right + size * 0.1, top, right + size * 0.1, bottom, right - size * 0.3, bottom);
    path.lineTo(right - size * 0.55, bottom);
    path.moveTo(left + size * 0.32, top - size * 0.32);
    path.lineTo(left, top);
    path.lineTo(left + size * 0.32, top + size * 0.32);
    ink.draw(path, Token.BACK_MARK, Math.max(1, size * 0.13));
  }

  private void solved(Rectangle2D cell) {
    double side = side(cell);
    double bar = ink.device().whole(Math.max(1, look.markLine() * side / 60));
    double y = ink.device().y(cell.getMaxY() - side * 0.16);
    ink.fill(
        new Rectangle2D.Double(
            ink.device().x(cell.getCenterX() - side * 0.19), y, side * 0.38, bar),
        Token.SOLVED_MARK);
    double tick = side * 0.16;
    double x = cell.getMaxX() - side * 0.09 - tick;
    double top = cell.getY() + side * 0.11;
    Path2D path = new Path2D.Double();
    path.moveTo(x, top + tick * 0.45);
    path.lineTo(x + tick * 0.36, top + tick * 0.8);
    path.lineTo(x + tick, top + tick * 0.1);
    ink.draw(path, Token.SOLVED_MARK, Math.max(1, look.markLine() * side / 60));
  }

  private void conflict(Rectangle2D cell) {
    double side = side(cell);
    double corner = side * 0.28;
    Path2D triangle = new Path2D.Double();
    triangle.moveTo(cell.getMaxX() - corner, cell.getY());
    triangle.lineTo(cell.getMaxX(), cell.getY());
    triangle.lineTo(cell.getMaxX(), cell.getY() + corner);
    triangle.closePath();
    ink.fill(triangle, Token.CONFLICT_MARK);
    if (corner >= SMALLEST_TAG) {
      ink.write(
          "!",
          cell.getMaxX() - corner * 0.3,
          cell.getY() + corner * 0.37,
          look.fonts().bold(),
          corner * 0.62,
          Token.ON_MARK);
    }
    wave(cell.getCenterX(), cell.getMaxY() - side * 0.15, side * 0.48, side * 0.035);
  }

  private void wave(double middle, double y, double length, double height) {
    int bows = 6;
    double step = length / bows;
    double x = middle - length / 2;
    Path2D path = new Path2D.Double();
    path.moveTo(x, y);
    for (int i = 0; i < bows; i++) {
      double peak = y + (i % 2 == 0 ? -2 : 2) * height;
      path.quadTo(x + step / 2, peak, x + step, y);
      x += step;
    }
    ink.draw(path, Token.CONFLICT_MARK, Math.max(1, height * 0.8));
  }

  private void ring(Rectangle2D cell) {
    double inset = width(cell) / 2 + ink.device().whole(1);
    Rectangle2D r = inset(cell, inset);
    double arc = side(cell) * 0.12;
    ink.draw(
        new RoundRectangle2D.Double(r.getX(), r.getY(), r.getWidth(), r.getHeight(), arc, arc),
        Token.HINT_MARK,
        width(cell));
  }

  private void dottedRing(Rectangle2D cell, Token token) {
    double width = width(cell);
    ink.draw(
        inset(cell, width / 2 + 1),
        ink.colour(token),
        new BasicStroke(
            (float) width,
            BasicStroke.CAP_ROUND,
            BasicStroke.JOIN_ROUND,
            10,
            new float[] {0.01f, (float) width * 2},
            0));
  }

  /** The number of the decision, at the top left, as far as there is room beside the value. */
  private void tag(Spot spot, Rectangle2D cell) {
    double height = tagHeight(cell);
    if (height < SMALLEST_TAG) {
      return;
    }
    double gap = ink.device().whole(1);
    Rectangle2D at = new Rectangle2D.Double(cell.getX() + gap, cell.getY() + gap, height, height);
    switch (spot.state()) {
      case TRIED -> tag(spot.decision(), Token.ON_ACCENT, Token.ACCENT, at);
      case TAKEN_BACK -> tag(spot.decision(), Token.BACK_MARK, Token.ON_MARK, at);
      case CONFLICT -> tag(spot.decision(), Token.CONFLICT_MARK, Token.ON_MARK, at);
      default -> tag(spot.decision(), Token.ACCENT, Token.ON_ACCENT, at);
    }
  }

  private double tagHeight(Rectangle2D cell) {
    return Math.min(look.tag(), side(cell) * 0.28);
  }

  /** A number on a solid square, or on as much more as it needs; returns how wide that is. */
  double tag(int number, Token solid, Token on, Rectangle2D square) {
    String text = Integer.toString(number);
    double size = square.getHeight() * 0.74;
    double room = ink.width(text, look.fonts().monoBold(), size) + square.getHeight() * 0.35;
    double width = Math.max(square.getWidth(), room);
    Rectangle2D tag =
        ink.device()
            .aligned(
                new Rectangle2D.Double(square.getX(), square.getY(), width, square.getHeight()));
    ink.fill(tag, solid);
    ink.write(text, tag.getCenterX(), tag.getCenterY(), look.fonts().monoBold(), size, on);
    return tag.getWidth();
  }

  /** Four corners: the solver has turned to this cell. */
  void corners(Rectangle2D cell) {
    double width = width(cell);
    double arm = side(cell) * 0.26;
    Rectangle2D r = inset(cell, width / 2 + 1);
    Path2D path = new Path2D.Double();
    for (int i = 0; i < 4; i++) {
      double x = i % 2 == 0 ? r.getMinX() : r.getMaxX();
      double y = i < 2 ? r.getMinY() : r.getMaxY();
      double dx = i % 2 == 0 ? arm : -arm;
      double dy = i < 2 ? arm : -arm;
      path.append(new Line2D.Double(x, y, x + dx, y), false);
      path.append(new Line2D.Double(x, y, x, y + dy), false);
    }
    ink.draw(path, Token.ACCENT, width);
  }

  /** A ring along the edges: the person has selected this cell. */
  void selection(Rectangle2D cell) {
    ink.draw(
        new RoundRectangle2D.Double(
            cell.getX(), cell.getY(), cell.getWidth(), cell.getHeight(), 4, 4),
        Token.ACCENT,
        ink.device().whole(look.markLine() * 1.5));
  }

  private static Rectangle2D inset(Rectangle2D r, double by) {
    return new Rectangle2D.Double(
        r.getX() + by, r.getY() + by, r.getWidth() - 2 * by, r.getHeight() - 2 * by);
  }
}
