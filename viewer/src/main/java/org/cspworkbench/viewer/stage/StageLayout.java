package org.cspworkbench.viewer.stage;

import com.google.common.collect.ImmutableList;
import java.util.function.IntFunction;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Size;

/**
 * The measures of the stage for a window: the largest boards with a sentence and code that can be
 * read from the last row. No letter is smaller than {@link #LETTERS}. The strip for the controls
 * stays empty, so that nothing is covered.
 *
 * @param panes the place of each board and of what belongs to it, row by row
 * @param code the place and the letters of the pseudo-code
 * @param controls the strip for the controls
 * @param letters the sizes of letters
 */
public record StageLayout(ImmutableList<Pane> panes, Code code, Box controls, Letters letters) {

  /** The smallest size of letters, except for candidates and the numbers of decisions. */
  public static final double LETTERS = 20;

  /** The ratio of two steps of the size. */
  public static final double STEP = 1.12;

  /** The steps below and above the first size. */
  public static final int SMALLEST_STEP = -2;

  /** The steps above the first size, of which small windows have fewer. */
  public static final int LARGEST_STEP = 6;

  /** The part of the height that a single board has at least. */
  public static final double LEAST_PART = 0.6;

  /** The width of a letter of the code, relative to its size. */
  static final double ADVANCE = 0.6;

  /** The width of the numbers of the lines of code, relative to the size of the letters. */
  static final double GUTTER = 2.3;

  private static final Box NOWHERE = new Box(0, 0, 0, 0);
  private static final int WHOLE_LINE = 42; // characters of the longest line of code
  private static final int WRAPPED_LINE = 32;
  private static final int SHORT_LINE = 20;
  private static final int FOUR_FIGURES = 28; // side by side
  private static final int WHOLE_LISTING = 14; // lines
  private static final double LEFT = 20;
  private static final double TOP = 12;
  private static final double RIGHT = 13;
  private static final double GAP = 28;
  private static final double BAND = 28;

  /**
   * The place of one board.
   *
   * @param board the place of the cells
   * @param band the width of the bands for the numbers of rows and columns, left of and above the
   *     cells; 0 if they give way
   * @param name the place of the name; empty beside a single board
   * @param sentence the place of the sentence
   * @param figures the place of the figures; empty if they give way
   * @param columns the number of figures side by side
   * @param finish the place of the line to the end of the run; empty without one
   */
  public record Pane(
      Box board, double band, Box name, Box sentence, Box figures, int columns, Box finish) {}

  /**
   * The place of the code.
   *
   * @param columns the columns, which are read one after the other; empty without code
   * @param size the size of the letters
   * @param line the height of a line
   * @param characters the number of characters in a line
   * @param indent the number of spaces of a level
   */
  public record Code(
      ImmutableList<Box> columns, double size, double line, int characters, int indent) {

    /** Returns the number of lines in a column. */
    public int rows() {
      return columns.isEmpty() ? 0 : (int) Math.floor(columns.get(0).height() / line + 1e-6);
    }
  }

  /**
   * The sizes of letters.
   *
   * @param sentence of the sentence, at most
   * @param name of names and of the numbers of rows
   * @param figure of figures
   */
  public record Letters(double sentence, double name, double figure) {}

  /** The window, without the step of the size. */
  private record Room(double width, double height, double unit) {

    static Room of(Size window) {
      return new Room(
          window.width(),
          window.height(),
          Math.min(window.width() / 1280.0, window.height() / 800.0));
    }

    double letters(double size, double factor) {
      return Math.max(LETTERS, size * unit) * factor;
    }
  }

  /**
   * Returns the layout for {@code count} boards in a window.
   *
   * @param hasCode whether there is code, which is beside one board and below several boards
   * @param step the number of steps above the first size, or below it if it is negative; where a
   *     larger size would make the boards smaller, the last one before remains
   */
  public static StageLayout of(Size window, int count, boolean hasCode, int step) {
    Room room = Room.of(window);
    IntFunction<StageLayout> at =
        count == 1
            ? n -> one(room, n, hasCode)
            : count == 2 ? n -> two(room, n, hasCode) : n -> four(room, n, count, hasCode);
    StageLayout layout = at.apply(Math.min(step, 0));
    for (int n = 1; n <= step; n++) {
      StageLayout larger = at.apply(n);
      if (larger.side() < layout.side()) {
        return layout;
      }
      layout = larger;
    }
    return layout;
  }

  /** Returns the side of a board. */
  public double side() {
    return panes.get(0).board().width();
  }

  private static double factor(int step) {
    return Math.pow(STEP, step);
  }

  private static StageLayout one(Room room, int step, boolean hasCode) {
    double first = sideOfOne(room, hasCode);
    double least = Math.ceil(room.height * LEAST_PART);
    double size = Math.max(LETTERS, Math.max(LETTERS, 21 * room.unit) * factor(step));
    Letters letters =
        new Letters(
            Math.max(LETTERS, room.letters(34, factor(step))),
            LETTERS * Math.max(1, room.unit),
            Math.max(LETTERS, room.letters(36, factor(step))));
    Box controls = controls(room, 70);
    boolean isBelow = step <= 0; // the sentence, which a larger board displaces into the column
    double band = isBelow ? BAND : 0;
    double side =
        isBelow
            ? Math.max(least, Math.floor(first * factor(step)))
            : Math.max(
                least,
                Math.min(
                    Math.min(first * factor(step), controls.y() - 2 * TOP),
                    room.width - LEFT - GAP - RIGHT - column(SHORT_LINE, size)));
    Box board = new Box(LEFT + band, TOP + band, side, side);
    double x = board.right() + GAP;
    Box column = new Box(x, TOP + band, room.width - RIGHT - x, controls.y() - TOP - band);
    int characters = characters(column.width(), size);
    int indent = characters >= WHOLE_LINE ? 2 : 1;
    double line = size * (characters >= WHOLE_LINE && size < 2 * LETTERS ? 33.0 / 21 : 1.4);
    if (!isBelow) {
      double taken = hasCode ? column.height() * 0.42 : column.height();
      Box sentence = new Box(x, column.bottom() - taken, column.width(), taken);
      Box code = new Box(x, column.y(), column.width(), column.height() - taken - TOP);
      return new StageLayout(
          ImmutableList.of(new Pane(board, 0, NOWHERE, sentence, NOWHERE, 0, NOWHERE)),
          code(hasCode, ImmutableList.of(code), size, line, characters, indent),
          controls,
          letters);
    }
    double block = 1.3 * letters.sentence + 2; // the chip and one line, or two smaller lines
    double y = Math.min(board.bottom() + 16, controls.y() - block);
    double high = 2 * letters.figure;
    double rows = hasCode ? WHOLE_LISTING + (indent == 1 ? 4 : 0) : 0;
    double end = Math.min(column.y() + rows * line, column.bottom());
    boolean isAboveSentence = end + GAP / 2 + high <= y;
    Box figures =
        isAboveSentence
            ? new Box(
                x + 12, Math.min(y - high - GAP / 2, end + 3 * GAP), column.width() - 12, high)
            : new Box(x, controls.y() - high, column.width(), high);
    boolean hasFigures = isAboveSentence || figures.y() >= end;
    double right = isAboveSentence || !hasFigures ? room.width - RIGHT : board.right();
    Box sentence = new Box(LEFT + band, y, right - LEFT - band, controls.y() - y);
    double bottom = hasFigures ? Math.min(figures.y(), y) : y;
    Box code = new Box(x, column.y(), column.width(), bottom - column.y());
    return new StageLayout(
        ImmutableList.of(
            new Pane(board, band, NOWHERE, sentence, hasFigures ? figures : NOWHERE, 4, NOWHERE)),
        code(hasCode, ImmutableList.of(code), size, line, characters, indent),
        controls,
        letters);
  }

  /** Returns the side of a single board at the first size. */
  private static double sideOfOne(Room room, boolean hasCode) {
    double size = Math.max(LETTERS, 21 * room.unit);
    double sentence = Math.max(LETTERS, 34 * room.unit);
    double high = controls(room, 70).y() - TOP - BAND - 1.3 * sentence - 33;
    double wide = room.width - LEFT - BAND - GAP - RIGHT;
    double least = Math.ceil(room.height * LEAST_PART);
    double whole = wide - column(hasCode ? WHOLE_LINE : FOUR_FIGURES, size);
    double wrapped = hasCode ? wide - column(WRAPPED_LINE, size) : whole;
    double side = Math.min(high, whole >= Math.min(high, 0.72 * room.height) ? whole : wrapped);
    return Math.floor(Math.max(least, side));
  }

  private static StageLayout two(Room room, int step, boolean hasCode) {
    double half = Math.floor(room.width / 2);
    boolean isFirst = step <= 0;
    double factor = factor(Math.max(step, SMALLEST_STEP));
    double size = Math.max(LETTERS, LETTERS * Math.max(1, room.unit) * factor);
    double line = size * 1.4;
    Letters letters =
        new Letters(
            Math.max(LETTERS, room.letters(23, factor)),
            Math.max(LETTERS, room.letters(23, factor)),
            Math.max(LETTERS, room.letters(30, factor)));
    double beside = 5.6 * LETTERS * Math.max(1, room.unit) + LETTERS;
    boolean areBeside = half - 40 - beside >= 0.5 * room.height;
    boolean hasFigures = isFirst;
    double band = isFirst ? BAND : 0;
    double left = isFirst ? 40 : LEFT;
    double head = 8 + 1.4 * letters.name + band + 4;
    double below = 8 + Math.max(2.5 * LETTERS + 1, 2 * letters.sentence) + 4; // two small lines
    double figures = hasFigures && !areBeside ? 2.3 * LETTERS + 4 : 0;
    double finish = 26;
    int rows = !hasCode ? 0 : isFirst ? areBeside ? 5 : 4 : 3;
    double code = Math.max(controls(room, 56).height(), rows * line + 8);
    double high = room.height - head - below - figures - finish - code;
    double wide = half - left - (hasFigures && areBeside ? beside + 4 : LEFT);
    double side = Math.floor(Math.min(high, wide) * Math.min(1, factor));
    Box controls = controls(room, 56);
    ImmutableList.Builder<Pane> panes = ImmutableList.builder();
    for (int i = 0; i < 2; i++) {
      double x = i * half;
      Box board = new Box(x + left, head, side, side);
      double width = half - left - LEFT / 2;
      Box sentence = new Box(board.x(), board.bottom() + 8, width, below - 12);
      Box counts =
          !hasFigures
              ? NOWHERE
              : areBeside
                  ? new Box(board.right() + LEFT, board.y(), beside - LEFT, side)
                  : new Box(board.x(), board.bottom() + below, width, figures);
      panes.add(
          new Pane(
              board,
              band,
              new Box(board.x(), 8, width, 1.4 * letters.name),
              sentence,
              counts,
              areBeside ? 1 : 4,
              new Box(board.x(), board.bottom() + below + figures, width, finish)));
    }
    double top = room.height - rows * line - 4;
    return new StageLayout(panes.build(), band(room, hasCode, top, size, line), controls, letters);
  }

  private static StageLayout four(Room room, int step, int count, boolean hasCode) {
    double factor = factor(Math.max(step, SMALLEST_STEP));
    double size = Math.max(LETTERS, LETTERS * Math.max(1, room.unit) * Math.min(factor, 1.3));
    double line = size * 1.4;
    int rows = hasCode ? 4 : 0;
    Box controls = controls(room, 56);
    double below = Math.max(controls.height(), rows * line + 8);
    double half = Math.floor(room.width / 2);
    double high = Math.floor((room.height - below) / 2);
    double letter = Math.max(LETTERS, room.letters(22, factor));
    Letters letters = new Letters(letter, letter, letter);
    double words = 7.5 * letter;
    double side = Math.floor(Math.min(high - 12, half - 2 * LEFT - words));
    side = Math.floor(side * Math.min(1, factor));
    ImmutableList.Builder<Pane> panes = ImmutableList.builder();
    for (int i = 0; i < count; i++) {
      Box board = new Box(i % 2 * half + LEFT, (i >> 1) * high + 8, side, side);
      double x = board.right() + LEFT / 2 + 4;
      double width = (i % 2 + 1) * half - x - 8;
      Box name = new Box(x, board.y(), width, 2.6 * letter);
      double y = name.bottom() + 8;
      panes.add(
          new Pane(board, 0, name, new Box(x, y, width, board.bottom() - y), NOWHERE, 0, NOWHERE));
    }
    double top = room.height - rows * line - 4;
    return new StageLayout(panes.build(), band(room, hasCode, top, size, line), controls, letters);
  }

  /** Returns two columns of code across the window. */
  private static Code band(Room room, boolean hasCode, double top, double size, double line) {
    double width = room.width / 2 - LEFT - RIGHT;
    double height = room.height - top;
    return code(
        hasCode,
        ImmutableList.of(
            new Box(LEFT, top, width, height), new Box(room.width / 2 + LEFT, top, width, height)),
        size,
        line,
        characters(width, size),
        2);
  }

  private static Code code(
      boolean hasCode, ImmutableList<Box> columns, double size, double line, int wide, int indent) {
    return new Code(hasCode ? columns : ImmutableList.of(), size, line, wide, indent);
  }

  private static Box controls(Room room, double height) {
    double high = Math.max(56, height * Math.min(1, room.unit));
    return new Box(0, room.height - high, room.width, high);
  }

  private static double column(int characters, double size) {
    return (characters * ADVANCE + GUTTER) * size;
  }

  private static int characters(double width, double size) {
    return (int) Math.floor((width / size - GUTTER) / ADVANCE + 1e-6);
  }
}
