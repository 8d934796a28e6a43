package org.cspworkbench.presentation.paint;

import java.awt.Font;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Paints the candidates of open cells in the places of a grid, and which of them are pruned. */
final class CandidatePainter {

  private final Ink ink;
  private final CandidateGrid grid;

  CandidatePainter(Ink ink, CandidateGrid grid) {
    this.ink = ink;
    this.grid = grid;
  }

  void paint(Spot spot, Rectangle2D cell) {
    switch (grid.detail()) {
      case LETTERS -> letters(spot, cell);
      case DOTS -> dots(spot, cell);
      case TONE -> slashWhole(spot, cell);
    }
  }

  private void letters(Spot spot, Rectangle2D cell) {
    double size = grid.letterSize(ink);
    Fonts fonts = ink.look().fonts();
    Font font = grid.isTight() ? fonts.bold() : fonts.regular();
    spot.candidates().indices().forEach(i -> write(i, cell, font, size, Token.CANDIDATE));
    spot.pruned()
        .indices()
        .forEach(
            i -> {
              boolean isCurrent = spot.current().contains(i);
              if (isCurrent) {
                chip(i, cell, size, ink.width(grid.label(i), fonts.bold(), size));
              }
              Token token = isCurrent ? Token.ON_MARK : Token.PRUNED_TEXT;
              write(i, cell, fonts.bold(), size, token);
              slash(i, cell, size * 0.45, isCurrent ? Token.ON_MARK : Token.PRUNED_MARK);
            });
  }

  private void write(int i, Rectangle2D cell, Font font, double size, Token token) {
    Point2D at = grid.place(i, cell);
    ink.write(grid.label(i), at.getX(), at.getY(), font, size, token);
  }

  /** Behind a text of this size and width. */
  private void chip(int i, Rectangle2D cell, double size, double text) {
    Point2D at = grid.place(i, cell);
    double w = Math.min(grid.slotWidth(), Math.max(size * 1.36, text + size * 0.5));
    double h = Math.min(grid.slotHeight(), size * 1.2);
    double arc = Math.min(6, h * 0.4);
    ink.fill(
        new RoundRectangle2D.Double(at.getX() - w / 2, at.getY() - h / 2, w, h, arc, arc),
        Token.PRUNED_MARK);
  }

  private void slash(int i, Rectangle2D cell, double reach, Token token) {
    Point2D at = grid.place(i, cell);
    ink.line(
        at.getX() - reach * 1.15,
        at.getY() + reach,
        at.getX() + reach * 1.15,
        at.getY() - reach,
        token,
        Math.max(1, ink.look().markLine() * 0.75));
  }

  private void dots(Spot spot, Rectangle2D cell) {
    double radius = grid.dot();
    spot.candidates().indices().forEach(i -> dot(i, cell, radius, Token.CANDIDATE));
    spot.pruned()
        .indices()
        .forEach(
            i -> {
              if (spot.current().contains(i)) {
                chip(i, cell, 1 + radius * 4.2, 0);
                slash(i, cell, radius * 1.8, Token.ON_MARK);
              } else {
                dot(i, cell, radius, Token.PRUNED_TEXT);
                slash(i, cell, radius * 2.2, Token.PRUNED_MARK);
              }
            });
  }

  private void dot(int i, Rectangle2D cell, double radius, Token token) {
    Point2D at = grid.place(i, cell);
    ink.fill(
        new Ellipse2D.Double(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius),
        token);
  }

  private void slashWhole(Spot spot, Rectangle2D cell) {
    if (!spot.pruned().isEmpty()) {
      double reach = cell.getWidth() * 0.3;
      double x = cell.getCenterX();
      double y = cell.getCenterY();
      double width = spot.current().isEmpty() ? 1.5 : 3.5;
      ink.line(x - reach, y + reach, x + reach, y - reach, Token.PRUNED_MARK, width);
    }
  }

  /** How many candidates there are, at the bottom right. */
  void paintCount(Spot spot, Rectangle2D cell) {
    boolean isCounted = spot.state() == Spot.State.OPEN && spot.left() > 0;
    if (!grid.hasStrip() || !isCounted) {
      return;
    }
    String count = Integer.toString(spot.left());
    double side = grid.side();
    double size = side * 0.16;
    double textWidth = ink.width(count, ink.look().fonts().mono(), size);
    double w = Math.max(side * 0.19, textWidth + side * 0.08);
    double h = side * 0.18;
    Rectangle2D badge =
        ink.device().aligned(new Rectangle2D.Double(cell.getMaxX() - w, cell.getMaxY() - h, w, h));
    Ink inside = ink.within(badge);
    inside.fill(
        new RoundRectangle2D.Double(
            badge.getX(), badge.getY(), badge.getWidth() + 6, badge.getHeight() + 6, 6, 6),
        Token.BADGE);
    inside.close();
    ink.write(
        count,
        badge.getCenterX(),
        badge.getCenterY(),
        ink.look().fonts().mono(),
        size,
        Token.TEXT_MUTED);
  }
}
