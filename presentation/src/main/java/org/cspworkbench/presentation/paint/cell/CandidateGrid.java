package org.cspworkbench.presentation.paint.cell;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

/**
 * The layout of candidates in a cell, each in its fixed place. The level of detail depends on the
 * space of a place: text, else dots, else a tone for their number.
 */
public final class CandidateGrid {

  private static final double SMALLEST_CELL_WITH_COUNT = 44;

  /** The tones of cells that have lost values: the more, the stronger. */
  private static final Token[] TONES = {Token.HEAT_1, Token.HEAT_2, Token.HEAT_3, Token.HEAT_4};

  /** The fraction of its place that a letter fills. */
  private static final double FILLED = 0.8;

  private static final double FILLED_IF_PACKED = 0.92;

  /** The number of values up to which a cell is recognised by the places of its dots. */
  private static final int FEW = 9;

  private final ImmutableList<String> labels;
  private final int columns;
  private final double left;
  private final double top;
  private final double slotWidth;
  private final double slotHeight;
  private final double side;
  private final boolean counts;
  private final CandidateDetail detail;
  private final double letters; // the size before the widest label is shrunk to fit
  private final double dot; // the radius
  private final @Nullable Packing packing;
  private final @Nullable ValueSet packed; // the values that follow each other

  private CandidateGrid(
      ImmutableList<String> labels,
      int columns,
      Insets insets,
      double slotWidth,
      double slotHeight,
      double side,
      CandidateDetail detail,
      double letters,
      double dot,
      @Nullable Packing packing,
      @Nullable ValueSet packed) {
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
    this.packing = packing;
    this.packed = packed;
  }

  /** How values follow each other in a cell whose fixed places are too small for letters. */
  private record Packing(int columns, int rows, Insets insets, double width, double height) {

    static @Nullable Packing of(Insets insets, double side, double place) {
      double width = side - 2 * insets.side();
      double height = side - insets.top() - insets.bottom();
      int columns = (int) (width / (place * 0.75));
      int rows = (int) (height / (place * 0.9));
      return columns * rows <= 1 ? null : new Packing(columns, rows, insets, width, height);
    }
  }

  /** The insets of a cell. */
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
   * Creates the grid of a square cell of a board, with {@code columns} candidates side by side. It
   * has a strip for their number if this leaves enough space for letters.
   *
   * @param topStrip the fraction of the side that is reserved at the top
   */
  public static CandidateGrid board(
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

  /**
   * Creates the grid of a card of this width and height, with {@code columns} candidates side by
   * side.
   */
  public static CandidateGrid card(
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
        side * 0.045,
        detail == CandidateDetail.DOTS && labels.size() > FEW
            ? Packing.of(insets, side, placeForLetters)
            : null,
        null);
  }

  /**
   * Returns the grid of one cell of a large board: if its values are dots in fixed places, but few
   * enough to be written one after the other, they are.
   */
  public CandidateGrid at(Spot spot) {
    ValueSet shown = spot.candidates().union(spot.pruned());
    Packing into = packing;
    if (into == null || shown.size() > into.columns * into.rows) {
      return this;
    }
    double slotHeight = into.height / into.rows;
    return new CandidateGrid(
        labels,
        into.columns,
        into.insets,
        into.width / into.columns,
        slotHeight,
        side,
        CandidateDetail.LETTERS,
        FILLED_IF_PACKED * slotHeight,
        dot,
        null,
        shown);
  }

  /**
   * Creates the grid of a row of a table, with all candidates side by side in places of this width.
   */
  public static CandidateGrid row(
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
        Math.min(place, height * 0.5) * 0.24,
        null,
        null);
  }

  /** Returns the minimum side of a cell in which candidates are written as digits. */
  public static double sideForDigits(int columns, int values) {
    int rows = (values + columns - 1) / columns;
    return Math.max(12.0 * columns + 8, (12.0 * rows + 3) / 0.845);
  }

  /** Returns the fill of an open cell. */
  public Token fill(Spot spot) {
    Token fill = Marks.fillOf(spot);
    int left = spot.candidates().size();
    int lost = labels.size() - left;
    boolean isPlain = fill == Token.CELL || fill == Token.UNIT_CELL;
    return detail == CandidateDetail.TONE && isPlain && left > 0 && lost > 0
        ? tone(left, labels.size())
        : fill;
  }

  /**
   * Returns the tone of a cell with {@code left} of {@code all} values, at least one and not all:
   * each tone stands for the same factor, since most cells of a large board have few values left.
   */
  public static Token tone(int left, int all) {
    double lost = 1 - Math.log(left) / Math.log(all);
    return TONES[Math.min(TONES.length - 1, (int) (TONES.length * lost))];
  }

  /** Returns the centre of the place of value {@code i}. */
  public Point place(int i, Box cell) {
    int at = packed == null ? i : (int) packed.indices().filter(before -> before < i).count();
    int row = at / columns;
    int column = at % columns;
    return new Point(
        cell.x() + left + (column + 0.5) * slotWidth, cell.y() + top + (row + 0.5) * slotHeight);
  }

  /** Returns the distance that an arrow keeps from the centre of a place. */
  public double reach() {
    return Math.min(slotWidth, slotHeight) * 0.62;
  }

  /** Returns the level of detail. */
  CandidateDetail detail() {
    return detail;
  }

  /** Returns the width of a place. */
  double slotWidth() {
    return slotWidth;
  }

  /** Returns the height of a place. */
  double slotHeight() {
    return slotHeight;
  }

  /** Returns the radius of a dot. */
  double dot() {
    return dot;
  }

  /** Returns whether the letters fill more of their places than usual, for legibility. */
  boolean isTight() {
    return columns < labels.size() && letters > FILLED * Math.min(slotWidth, slotHeight);
  }

  /** Returns the side of the cell, the shorter one if it is not square. */
  double side() {
    return side;
  }

  /** Returns whether there is a strip for the number of candidates. */
  boolean hasStrip() {
    return counts;
  }

  /** Returns the label of value {@code i}. */
  String label(int i) {
    return labels.get(i);
  }

  /** Returns the common font size of all labels, at which the widest one fits its place. */
  double letterSize(Ink ink) {
    double widest =
        labels.stream()
            .mapToDouble(label -> ink.width(label, ink.look().fonts().bold(), letters))
            .max()
            .orElse(0);
    return letters * Math.min(1, slotWidth * 0.92 / Math.max(1, widest));
  }
}
