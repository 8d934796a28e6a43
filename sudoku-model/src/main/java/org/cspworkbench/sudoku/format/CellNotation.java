package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/** A notation for the cells on one line. The line itself determines its notation. */
interface CellNotation {

  /**
   * The meanings of sixteen cells on one line: only this number of cells is both a row and a
   * puzzle.
   */
  enum Sixteen {
    /** The first row of a puzzle of 16×16. */
    ROW,
    /** A whole puzzle of 4×4. */
    PUZZLE,
    /** Either; the following lines decide. */
    EITHER
  }

  /**
   * The cells written in {@code text}, or null if it is not written in this way.
   *
   * @param text a line without its comment, not blank
   */
  @Nullable Spans cells(String text);

  /** Returns what sixteen cells in {@code text} can be; asked only if it is written in this way. */
  default Sixteen sixteen(String text) {
    return Sixteen.EITHER;
  }

  /**
   * Returns what the cell at {@code index} holds: a value, 0 if it is empty, or {@link
   * Symbols#UNKNOWN}.
   */
  default int value(Spans cells, int index) {
    return cells.value(index);
  }

  /** Returns whether the value of the cell at {@code index} is given, not filled in. */
  default boolean isGiven(Spans cells, int index) {
    return true;
  }

  /** Returns what is noted in the cell at {@code index}, value v as bit v − 1. */
  default int marks(Spans cells, int index) {
    return 0;
  }

  /** Returns a remark on how the cells in {@code text} were found; null if there is none. */
  default @Nullable String remark(Spans cells, String text) {
    return null;
  }

  /** Returns what may stand in a cell of a puzzle of this size. */
  default String expected(int size) {
    if (size <= 9) {
      return "a digit 1-" + size + ", '.' or '0'";
    }
    String letters = size == 10 ? "the letter A" : "a letter A-" + (char) ('A' + size - 10);
    char last = (char) ('A' + size - 1);
    return "a digit 1-9, "
        + letters
        + ", '.' or '0' (or A-"
        + last
        + " in a puzzle without digits)";
  }

  /**
   * A row of a drawn grid: {@code | 5 3 . | . 7 . | . . . |}, with blanks between the cells or
   * without. Where the bars alone determine the places of the cells, an empty one may be blank:
   * {@code | 5 3 | 7 | |}.
   */
  final class BoxedNotation implements CellNotation {

    @Override
    public @Nullable Spans cells(String text) {
      if (FrameCharacters.BARS.matchesNoneOf(text)) {
        return null;
      }
      Spans placed = BlankCells.in(text);
      if (placed != null) {
        return placed;
      }
      Spans pieces =
          Spans.between(FrameCharacters.BARS.or(FrameCharacters.BLANK), text, text.length());
      return pieces.areNumbers() ? pieces : pieces.characters();
    }

    @Override
    public Sixteen sixteen(String text) {
      return Sixteen.ROW;
    }
  }

  /**
   * Cells with blanks between them, as in e-mails: {@code 5 3 . . 7 . . . .} or {@code 10 3 . 16
   * …}.
   */
  final class SpacedNotation implements CellNotation {

    @Override
    public @Nullable Spans cells(String text) {
      Spans pieces = Spans.between(FrameCharacters.BLANK, text, FirstColumn.end(text));
      return pieces.count() > 1 && (pieces.length(0) == 1 || pieces.areNumbers()) ? pieces : null;
    }
  }

  /** Cells with blanks between the boxes only: {@code 53. .7. ...}. */
  final class GroupedNotation implements CellNotation {

    /** A piece as short as this is no row: rows have four cells at least. */
    private static final int TOO_SHORT_FOR_A_ROW = 3;

    @Override
    public @Nullable Spans cells(String text) {
      Spans pieces = Spans.between(FrameCharacters.BLANK, text, FirstColumn.end(text));
      if (pieces.count() < 2) {
        return null;
      }
      return pieces.length(0) <= TOO_SHORT_FOR_A_ROW || areBoxes(pieces)
          ? pieces.characters()
          : null;
    }

    /**
     * Returns whether the pieces are as wide as the boxes of a row of that many cells, not a row
     * and a column to ignore.
     */
    private static boolean areBoxes(Spans pieces) {
      int width = pieces.length(0);
      int size = width * pieces.count();
      return pieces.areAlike()
          && Shape.usualSizes().contains(size)
          && Shape.ofSize(size).boxColumns() == width;
    }
  }

  /**
   * One character for each cell and nothing between them: {@code 53..7....}; ends at a blank, a tab
   * or a comma.
   */
  final class CompactNotation implements CellNotation {

    @Override
    public @Nullable Spans cells(String text) {
      return Spans.between(FrameCharacters.BLANK, text, FirstColumn.end(text)).charactersOf(0);
    }
  }
}
