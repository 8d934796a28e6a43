package org.cspworkbench.presentation.paint.cell;

import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Fonts;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Token;

/** A painter of the candidates of open cells, including the pruned ones. */
public final class CandidatePainter {

  /** The radius of the round corner of a badge. */
  private static final double ROUND = 3;

  private final Ink ink;
  private final CandidateGrid grid;
  private final double letters; // their size, if the candidates are letters

  /** Creates a painter of candidates in the places of {@code grid}. */
  public CandidatePainter(Ink ink, CandidateGrid grid) {
    this.ink = ink;
    this.grid = grid;
    this.letters = grid.detail() == CandidateDetail.LETTERS ? grid.letterSize(ink) : 0;
  }

  /** Paints the candidates of one cell. */
  public void paint(Spot spot, Box cell) {
    CandidateGrid own = grid.at(spot);
    if (own != grid) {
      new CandidatePainter(ink, own).paint(spot, cell);
      return;
    }
    switch (grid.detail()) {
      case LETTERS -> letters(spot, cell);
      case DOTS -> dots(spot, cell);
      case TONE -> slashWhole(spot, cell);
    }
  }

  private void letters(Spot spot, Box cell) {
    double size = letters;
    Fonts fonts = ink.look().fonts();
    Face font = grid.isTight() ? fonts.bold() : fonts.regular();
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

  private void write(int i, Box cell, Face font, double size, Token token) {
    Point at = grid.place(i, cell);
    ink.write(grid.label(i), at.x(), at.y(), font, size, token);
  }

  /** Paints the chip behind a text of this size and width. */
  private void chip(int i, Box cell, double size, double text) {
    Point at = grid.place(i, cell);
    double w = Math.min(grid.slotWidth(), Math.max(size * 1.36, text + size * 0.5));
    double h = Math.min(grid.slotHeight(), size * 1.2);
    double arc = Math.min(6, h * 0.4);
    ink.fill(new RoundBox(new Box(at.x() - w / 2, at.y() - h / 2, w, h), arc), Token.PRUNED_MARK);
  }

  private void slash(int i, Box cell, double reach, Token token) {
    Point at = grid.place(i, cell);
    ink.line(
        at.x() - reach * 1.15,
        at.y() + reach,
        at.x() + reach * 1.15,
        at.y() - reach,
        token,
        Math.max(1, ink.look().markLine() * 0.75));
  }

  private void dots(Spot spot, Box cell) {
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

  private void dot(int i, Box cell, double radius, Token token) {
    Point at = grid.place(i, cell);
    ink.fill(Ellipse.circle(at.x(), at.y(), radius), token);
  }

  private void slashWhole(Spot spot, Box cell) {
    if (!spot.pruned().isEmpty()) {
      double reach = cell.width() * 0.3;
      double x = cell.centreX();
      double y = cell.centreY();
      double width = spot.current().isEmpty() ? 1.5 : 3.5;
      ink.line(x - reach, y + reach, x + reach, y - reach, Token.PRUNED_MARK, width);
    }
  }

  /** Paints what lies behind the number of candidates, at the bottom right. */
  public void paintBadge(Spot spot, Box cell) {
    if (hasCount(spot)) {
      ink.fill(badge(spot, cell), Token.BADGE);
    }
  }

  /** Paints the number of candidates, on its badge. */
  public void paintCount(Spot spot, Box cell) {
    if (hasCount(spot)) {
      Box badge = badgeBox(spot, cell);
      ink.write(
          count(spot),
          badge.centreX(),
          badge.centreY(),
          countFace(),
          countSize(),
          Token.TEXT_MUTED);
    }
  }

  private boolean hasCount(Spot spot) {
    return grid.hasStrip() && spot.state() == Spot.State.OPEN && spot.left() > 0;
  }

  private static String count(Spot spot) {
    return Integer.toString(spot.left());
  }

  private Face countFace() {
    return ink.look().fonts().mono();
  }

  private double countSize() {
    return grid.side() * 0.16;
  }

  private Box badgeBox(Spot spot, Box cell) {
    double side = grid.side();
    double textWidth = ink.width(count(spot), countFace(), countSize());
    double w = Math.max(side * 0.19, textWidth + side * 0.08);
    double h = side * 0.18;
    return ink.device().aligned(new Box(cell.right() - w, cell.bottom() - h, w, h));
  }

  /** Returns the badge, with a round corner inside the cell. */
  private Path badge(Spot spot, Box cell) {
    Box box = badgeBox(spot, cell);
    Path.Builder badge = Path.builder();
    badge.moveTo(box.x(), box.bottom());
    badge.lineTo(box.x(), box.y() + ROUND);
    badge.quadTo(box.x(), box.y(), box.x() + ROUND, box.y());
    badge.lineTo(box.right(), box.y());
    badge.lineTo(box.right(), box.bottom());
    badge.close();
    return badge.build();
  }
}
