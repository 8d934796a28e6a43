package org.cspworkbench.sudoku.format;

import com.google.common.base.CharMatcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * Finds the titles of puzzles: one or two lines of other text directly before a puzzle, or blank
 * lines before it, such as {@code Grid 01}, the names of columns or the numbers of columns. In a
 * file with a puzzle on each line, other text is a title only if the file begins with a title.
 */
final class Titles {

  private static final int MOST_LINES = 2;
  private static final int SHORTEST_ROW = 4;
  private static final Pattern DATE = Pattern.compile("\\s*\\d{1,4}([-/.])\\d{1,2}\\1\\d{1,4}\\s*");

  /** Between the names of columns. */
  private static final CharMatcher SEPARATORS = CharMatcher.anyOf(",;\t");

  /** How many lines to look ahead at most, frames and comments included. */
  private static final int FARTHEST = 80;

  private final LineSource lines;
  private final BlockRows rows;
  private boolean isTitled; // the file begins with a title

  Titles(LineSource lines, BlockRows rows) {
    this.lines = lines;
    this.rows = rows;
  }

  /**
   * Returns how many of the next lines, the first of which has content, are before the puzzle that
   * they are the title of; 0 if they are no title.
   */
  int length() {
    if (beginsPuzzle(0)) {
      return 0;
    }
    int length = 0;
    for (int i = 0; i < MOST_LINES; i++) {
      SourceLine line = lineAt(length);
      if (!mayBeTitle(line)) {
        return 0;
      }
      int next = nextContent(length + 1);
      if (next < 0) {
        return 0;
      }
      rows.prepare(next);
      if (beginsPuzzle(next)) {
        boolean isTitle =
            isCounting(line.cells())
                ? isAboveRows(line, next)
                : lineAt(next).cells().isRow() || lines.isAtStart() || isTitled;
        isTitled |= isTitle && lines.isAtStart() && SEPARATORS.matchesNoneOf(line.text());
        return isTitle ? next : 0;
      }
      length = next;
    }
    return 0;
  }

  /** Returns whether a line is no part of a puzzle, not even with a slip in it. */
  private static boolean mayBeTitle(SourceLine line) {
    if (line.kind() == SourceLine.Kind.PUZZLE
        || line.notText() != null
        || PuzzleParser.isOfOneLine(line)) {
      return false;
    }
    CellLine cells = line.cells();
    return cells.isProse()
        || cells.count() < SHORTEST_ROW
        || isCounting(cells)
        || DATE.matcher(line.text()).matches();
  }

  private int nextContent(int start) {
    for (int at = start; at < start + FARTHEST; at++) {
      SourceLine line = lines.peek(at);
      if (line == null) {
        return -1;
      }
      if (line.isContent()) {
        return at;
      }
    }
    return -1;
  }

  /** Returns whether a puzzle without faults in its form begins at this line of content. */
  private boolean beginsPuzzle(int at) {
    SourceLine line = lineAt(at);
    if (line.kind() == SourceLine.Kind.PUZZLE || PuzzleParser.isOfOneLine(line)) {
      return true;
    }
    CellLine cells = line.cells();
    boolean isReadable =
        IntStream.range(0, cells.count()).noneMatch(i -> cells.value(i) == Symbols.UNKNOWN);
    return isReadable
        && (Shape.isCellCount(cells.count())
            || (cells.isRow() && rowsFrom(at, cells.count()) >= cells.count()));
  }

  /** Returns how many lines of the block from here on are rows of this size, with none between. */
  private int rowsFrom(int at, int size) {
    int count = 0;
    for (int i = at; i < at + FARTHEST; i++) {
      SourceLine line = lines.peek(i);
      if (line == null || line.kind() == SourceLine.Kind.BLANK) {
        return count;
      }
      if (line.isContent()) {
        if (line.cells().count() != size) {
          return count;
        }
        count++;
      }
    }
    return count;
  }

  /** Returns whether the line numbers columns: {@code 1 2 3 4}, {@code A B C D}. */
  private static boolean isCounting(CellLine line) {
    return IntStream.range(0, line.count())
        .allMatch(
            i ->
                line.value(i) == i + 1
                    || line.cells().text(i).equalsIgnoreCase(String.valueOf((char) ('A' + i))));
  }

  /**
   * Returns whether a line that numbers columns is not the first row of the grid: the rows from
   * {@code first} on are complete without it, and the next such line, if any, is above the next.
   */
  private boolean isAboveRows(SourceLine line, int first) {
    int size = line.cells().count();
    return rowsFrom(first, size) == size || isRepeated(line, first, size);
  }

  private boolean isRepeated(SourceLine line, int first, int size) {
    int content = 0;
    for (int i = first; i < first + FARTHEST; i++) {
      SourceLine next = lines.peek(i);
      if (next == null) {
        return false;
      }
      if (next.isContent()) {
        if (content == size) {
          return next.text().equals(line.text());
        }
        content++;
      }
    }
    return false;
  }

  private SourceLine lineAt(int distance) {
    SourceLine line = lines.peek(distance);
    if (line == null) {
      throw new IllegalStateException("the line " + distance + " was there");
    }
    return line;
  }
}
