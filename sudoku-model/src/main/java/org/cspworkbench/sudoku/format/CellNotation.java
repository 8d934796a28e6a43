package org.cspworkbench.sudoku.format;

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

  /** Returns what is noted in the cell at {@code index}, value v as bit v − 1. */
  default int marks(Spans cells, int index) {
    return 0;
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
}
