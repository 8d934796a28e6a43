package org.cspworkbench.app.paint;

import com.google.common.collect.ImmutableList;
import java.awt.Font;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * The candidates of open cells, each in its fixed place. How much of them is drawn follows from how
 * much room each has: digits, else dots, else a tone that says how many there are.
 */
final class CandidateGrid {

  private static final double SMALLEST_CELL_WITH_COUNT = 44;

  private static final Token[] HEAT = {
    Token.HEAT_1, Token.HEAT_2, Token.HEAT_3, Token.HEAT_4, Token.HEAT_5, Token.HEAT_6, Token.HEAT_7
  };

  /** The part of its place that a letter takes. */
  private static final double FILLED = 0.8;

  private final ImmutableList<String> labels;
  private final int columns;
  private final double left;
  private final double top;
  private final double slotWidth;
  private final double slotHeight;
  private final double side;
  private final boolean counts;
  private final CandidateDetail detail;
  private final double letters; // the size at which the widest label may still have to be shrunk
  private final double dot; // the radius

  private CandidateGrid(
      ImmutableList<String> labels,
      int columns,
      Insets insets,
      double slotWidth,
      double slotHeight,
      double side,
      CandidateDetail detail,
      double letters,
      double dot) {
    this.labels = labels;
    this.columns = columns;
    this.left = insets.side();
    this.top = insets.top();
    this.slotWidth = slotWidth;
    this.slotHeight = slotHeight;
    this.side = side;
    this.counts = insets.hasStrip();
    this.detail = detail;
    this.letters = letters;
    this.dot = dot;
  }

  /** What is kept free in a cell at its edges. */
  private record Insets(double side, double top, double bottom, boolean hasStrip) {

    static Insets of(double side, double topStrip, boolean counts) {
      double margin = Math.min(3, side * 0.05);
      return new Insets(
          Math.min(4, side * 0.07),
          Math.max(margin, side * topStrip),
          counts ? side * 0.155 : margin,
          counts);
    }
  }

  /**
   * For square cells of a board, with {@code columns} candidates side by side. There is a strip for
   * their number if that leaves room for letters.
   *
   * @param topStrip the share of the side that is kept free at the top
   */
  static CandidateGrid board(
      ImmutableList<String> labels,
      int columns,
      double side,
      double topStrip,
      boolean counts,
      Look look) {
    if (counts && side >= SMALLEST_CELL_WITH_COUNT) {
      Insets insets = Insets.of(side, topStrip, true);
      CandidateGrid grid =
          of(labels, columns, side, side, insets, look, look.place(), look.digit());
      if (grid.detail == CandidateDetail.LETTERS) {
        return grid;
      }
    }
    Insets insets = Insets.of(side, topStrip, false);
    return of(labels, columns, side, side, insets, look, look.place(), look.digit());
  }

  /** For cards of this width and height, with {@code columns} candidates side by side. */
  static CandidateGrid card(
      ImmutableList<String> labels, int columns, double width, double height, Ink ink) {
    double least = ink.look().letters();
    Insets insets = Insets.of(Math.min(width, height), 0, false);
    CandidateGrid grid = of(labels, columns, width, height, insets, ink.look(), least, least);
    return grid.letterSize(ink) >= least
        ? grid
        : of(labels, columns, width, height, insets, ink.look(), Double.MAX_VALUE, least);
  }

  private static CandidateGrid of(
      ImmutableList<String> labels,
      int columns,
      double width,
      double height,
      Insets insets,
      Look look,
      double placeForLetters,
      double leastLetters) {
    int rows = (labels.size() + columns - 1) / columns;
    double slotWidth = (width - 2 * insets.side()) / columns;
    double slotHeight = (height - insets.top() - insets.bottom()) / rows;
    double room = Math.min(slotWidth, slotHeight);
    double side = Math.min(width, height);
    CandidateDetail detail =
        room >= placeForLetters
            ? CandidateDetail.LETTERS
            : room >= look.placeOfDot() ? CandidateDetail.DOTS : CandidateDetail.TONE;
    double letters = Math.max(FILLED * room, Math.min(room, leastLetters));
    return new CandidateGrid(
        labels,
        columns,
        insets,
        slotWidth,
        slotHeight,
        side,
        detail,
        Math.min(letters, 0.4 * side),
        side * 0.045);
  }

  /** For a row of a table, with all candidates side by side, each in a place of this width. */
  static CandidateGrid row(
      ImmutableList<String> labels,
      CandidateDetail detail,
      double place,
      double height,
      double letters) {
    return new CandidateGrid(
        labels,
        Integer.MAX_VALUE,
        new Insets(letters * 0.25, 0, 0, false),
        place,
        height,
        height,
        detail,
        letters,
        Math.min(place, height * 0.5) * 0.24);
  }

  /** The least side of a cell in which candidates are digits. */
  static double sideForDigits(int columns, int rows) {
    return Math.max(12.0 * columns + 8, (12.0 * rows + 3) / 0.845);
  }

  /** The tone of an open cell. */
  Token fill(Spot spot) {
    Token fill = Marks.fillOf(spot);
    int left = spot.candidates().size();
    boolean isPlain = fill == Token.CELL || fill == Token.UNIT_CELL;
    return detail == CandidateDetail.TONE && isPlain && left > 0
        ? HEAT[Math.min(left, HEAT.length) - 1]
        : fill;
  }

  /** The middle of the place of value {@code i}. */
  Point2D.Double place(int i, Rectangle2D cell) {
    int row = i / columns;
    int column = i % columns;
    return new Point2D.Double(
        cell.getX() + left + (column + 0.5) * slotWidth,
        cell.getY() + top + (row + 0.5) * slotHeight);
  }

  /** How far an arrow keeps from the middle of a place. */
  double reach() {
    return Math.min(slotWidth, slotHeight) * 0.62;
  }

  void paint(Ink ink, Spot spot, Rectangle2D cell) {
    switch (detail) {
      case LETTERS -> letters(ink, spot, cell);
      case DOTS -> dots(ink, spot, cell);
      case TONE -> slashWhole(ink, spot, cell);
    }
  }

  private void letters(Ink ink, Spot spot, Rectangle2D cell) {
    double size = letterSize(ink);
    Fonts fonts = ink.look().fonts();
    boolean fills = letters > FILLED * Math.min(slotWidth, slotHeight) && columns < labels.size();
    Font font = fills ? fonts.bold() : fonts.regular();
    spot.candidates().indices().forEach(i -> write(ink, i, cell, font, size, Token.CANDIDATE));
    spot.pruned()
        .indices()
        .forEach(
            i -> {
              boolean isCurrent = spot.current().contains(i);
              if (isCurrent) {
                chip(ink, i, cell, size);
              }
              Token token = isCurrent ? Token.ON_MARK : Token.PRUNED_TEXT;
              write(ink, i, cell, fonts.bold(), size, token);
              slash(ink, i, cell, size * 0.45, isCurrent ? Token.ON_MARK : Token.PRUNED_MARK);
            });
  }

  /** One size for all labels: that at which the widest fits its place. */
  private double letterSize(Ink ink) {
    double widest =
        labels.stream()
            .mapToDouble(label -> ink.width(label, ink.look().fonts().bold(), letters))
            .max()
            .orElse(0);
    return letters * Math.min(1, slotWidth * 0.92 / Math.max(1, widest));
  }

  private void write(Ink ink, int i, Rectangle2D cell, Font font, double size, Token token) {
    Point2D at = place(i, cell);
    ink.write(labels.get(i), at.getX(), at.getY(), font, size, token);
  }

  private void chip(Ink ink, int i, Rectangle2D cell, double size) {
    Point2D at = place(i, cell);
    double text = ink.width(labels.get(i), ink.look().fonts().bold(), size);
    double w = Math.min(slotWidth, Math.max(size * 1.36, text + size * 0.5));
    double h = Math.min(slotHeight, size * 1.2);
    double arc = Math.min(6, h * 0.4);
    ink.fill(
        new RoundRectangle2D.Double(at.getX() - w / 2, at.getY() - h / 2, w, h, arc, arc),
        Token.PRUNED_MARK);
  }

  private void slash(Ink ink, int i, Rectangle2D cell, double reach, Token token) {
    Point2D at = place(i, cell);
    ink.line(
        at.getX() - reach * 1.15,
        at.getY() + reach,
        at.getX() + reach * 1.15,
        at.getY() - reach,
        token,
        Math.max(1, ink.look().markLine() * 0.75));
  }

  private void dots(Ink ink, Spot spot, Rectangle2D cell) {
    double radius = dot;
    spot.candidates().indices().forEach(i -> dot(ink, i, cell, radius, Token.CANDIDATE));
    spot.pruned()
        .indices()
        .forEach(
            i -> {
              if (spot.current().contains(i)) {
                chip(ink, i, cell, 1 + radius * 4.2);
                slash(ink, i, cell, radius * 1.8, Token.ON_MARK);
              } else {
                dot(ink, i, cell, radius, Token.PRUNED_TEXT);
                slash(ink, i, cell, radius * 2.2, Token.PRUNED_MARK);
              }
            });
  }

  private void dot(Ink ink, int i, Rectangle2D cell, double radius, Token token) {
    Point2D at = place(i, cell);
    ink.fill(
        new Ellipse2D.Double(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius),
        token);
  }

  private void slashWhole(Ink ink, Spot spot, Rectangle2D cell) {
    if (!spot.pruned().isEmpty()) {
      double reach = cell.getWidth() * 0.3;
      double x = cell.getCenterX();
      double y = cell.getCenterY();
      double width = spot.current().isEmpty() ? 1.5 : 3.5;
      ink.line(x - reach, y + reach, x + reach, y - reach, Token.PRUNED_MARK, width);
    }
  }

  /** How many candidates there are, at the bottom right. */
  void paintCount(Ink ink, Spot spot, Rectangle2D cell) {
    boolean isCounted = spot.state() == Spot.State.OPEN && spot.left() > 0;
    if (!counts || !isCounted) {
      return;
    }
    String count = Integer.toString(spot.left());
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
