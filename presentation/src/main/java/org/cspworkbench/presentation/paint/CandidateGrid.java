package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Point;

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
  static double sideForDigits(int columns, int values) {
    int rows = (values + columns - 1) / columns;
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
  Point place(int i, Box cell) {
    int row = i / columns;
    int column = i % columns;
    return new Point(
        cell.x() + left + (column + 0.5) * slotWidth, cell.y() + top + (row + 0.5) * slotHeight);
  }

  /** How far an arrow keeps from the middle of a place. */
  double reach() {
    return Math.min(slotWidth, slotHeight) * 0.62;
  }

  /** What is drawn of the candidates. */
  CandidateDetail detail() {
    return detail;
  }

  /** The width of the place of a candidate. */
  double slotWidth() {
    return slotWidth;
  }

  /** The height of the place of a candidate. */
  double slotHeight() {
    return slotHeight;
  }

  /** The radius of a dot. */
  double dot() {
    return dot;
  }

  /** Whether the letters take more of their places than usual, in order to be read. */
  boolean isTight() {
    return columns < labels.size() && letters > FILLED * Math.min(slotWidth, slotHeight);
  }

  /** The side of the cell, the shorter one if it is no square. */
  double side() {
    return side;
  }

  /** Whether there is a strip for the number of candidates. */
  boolean hasStrip() {
    return counts;
  }

  /** What is written for value {@code i}. */
  String label(int i) {
    return labels.get(i);
  }

  /** One size for all labels: that at which the widest fits its place. */
  double letterSize(Ink ink) {
    double widest =
        labels.stream()
            .mapToDouble(label -> ink.width(label, ink.look().fonts().bold(), letters))
            .max()
            .orElse(0);
    return letters * Math.min(1, slotWidth * 0.92 / Math.max(1, widest));
  }
}
