package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * A line as large collections have them: one character for each cell from its beginning on and,
 * behind a tab, a comma or a blank, at most columns. It can be nothing but a puzzle, whatever
 * stands around it, so that it is read in one pass over its characters.
 *
 * @param grid the puzzle
 * @param end the index in the text of the line's terminator, or the end of the text
 * @param remarks what its columns state, if it is understood
 */
record PlainLine(Grid grid, int end, Optional<Remarks> remarks) {

  /** On one line, so many cells may also be the first row of a larger puzzle. */
  private static final int SIXTEEN = 16;

  /** Where these stand the line may be something else: a list, a drawn row. */
  private static final String OF_OTHER_NOTATIONS = "[]|#";

  private static final int NOT_COLUMNS = -1;

  /** The shape that is tried first, without counting the cells. */
  private static final Shape USUAL = Shape.ofSize(9);

  /** Reads a whole line, without its terminator; null if it is of another kind. */
  static @Nullable PlainLine read(String line) {
    return read(line.toCharArray(), 0, line.length());
  }

  /**
   * Reads the line that begins at {@code start}; null if it is of another kind.
   *
   * @param limit the end of the text
   */
  static @Nullable PlainLine read(char[] text, int start, int limit) {
    PlainLine usual = read(USUAL, text, start, limit);
    if (usual != null) {
      return usual;
    }
    int count = cellCount(text, start, limit);
    return count > SIXTEEN
            && Shape.isCellCount(count)
            && !ZeroMeaning.isInQuestion(text, start, start + count)
        ? read(Shape.ofCellCount(count), text, start, limit)
        : null;
  }

  /** Reads the line if it holds a puzzle of {@code shape}. */
  private static @Nullable PlainLine read(Shape shape, char[] text, int start, int limit) {
    int afterCells = start + shape.cellCount();
    int end = afterCells > limit ? NOT_COLUMNS : endOfColumns(text, afterCells, limit);
    Grid grid = end == NOT_COLUMNS ? null : Grid.ofSymbols(shape, text, start);
    if (grid == null || isRule(text, start, afterCells)) {
      return null;
    }
    boolean mayBeSolution = end > afterCells && grid.isComplete(); // of a puzzle in a later column
    return mayBeSolution ? null : new PlainLine(grid, end, remarks(grid, text, afterCells, end));
  }

  /** Returns whether no value stands there but dashes do: a line of a frame, not an empty grid. */
  private static boolean isRule(char[] text, int start, int end) {
    boolean anyDash = false;
    int at = start;
    while (at < end && Symbols.valueOf(text[at]) == 0) {
      anyDash |= text[at] == '-';
      at++;
    }
    return at == end && anyDash;
  }

  /** Reads the columns; most lines have none, or none that a tab separates. */
  private static Optional<Remarks> remarks(Grid grid, char[] text, int afterCells, int end) {
    return afterCells < end && text[afterCells] == '\t'
        ? Remarks.ofColumns(new String(text, afterCells + 1, end - afterCells - 1), grid)
        : Optional.empty();
  }

  /** Returns the puzzle that begins at {@code position}. */
  Puzzle puzzle(SourcePosition position) {
    return new Puzzle(
        grid, PencilMarks.none(grid.shape()), false, ImmutableList.of(), position, remarks);
  }

  /** Returns how many characters from {@code start} on stand for cells. */
  private static int cellCount(char[] text, int start, int limit) {
    int end = start;
    while (end < limit && Symbols.valueOf(text[end]) != Symbols.UNKNOWN) {
      end++;
    }
    return end - start;
  }

  /** Returns where the line ends, if there is nothing but columns between its cells and its end. */
  private static int endOfColumns(char[] text, int afterCells, int limit) {
    if (afterCells == limit || isTerminator(text[afterCells])) {
      return afterCells;
    }
    char separator = text[afterCells];
    if (separator != '\t' && separator != ',' && separator != ' ') {
      return NOT_COLUMNS;
    }
    int end = afterCells + 1;
    while (end < limit && !isTerminator(text[end])) {
      char c = text[end];
      if ((c < ' ' && c != '\t') || c > '~' || OF_OTHER_NOTATIONS.indexOf(c) >= 0) {
        return NOT_COLUMNS;
      }
      end++;
    }
    return end;
  }

  private static boolean isTerminator(char c) {
    return c == '\n' || c == '\r';
  }
}
