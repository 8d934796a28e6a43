package org.cspworkbench.sudoku.format;

import com.google.common.base.CharMatcher;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * A line of columns, one of which is a whole puzzle: {@code 0a1b2c,"4000008…",2.3}. If several
 * columns could be the puzzle, it is the first with an empty cell: a solution has none. Columns are
 * separated by blanks, tabs and most punctuation, and may be quoted. So a link with a puzzle in its
 * query is also such a line: {@code https://example.org/play?bd=4000008…}.
 */
final class ColumnNotation implements CellNotation {

  private static final CharMatcher SEPARATORS =
      FrameCharacters.BLANK.or(FrameCharacters.BARS).or(CharMatcher.anyOf(",;:=\"'")).precomputed();

  private static final CharMatcher SEPARATORS_OF_LINKS =
      SEPARATORS.or(CharMatcher.anyOf("/?#&")).precomputed();

  private static final CharMatcher WORD_ENDS =
      FrameCharacters.BLANK.or(CharMatcher.anyOf(",;\"'")).precomputed();

  private static final CharMatcher QUOTES = CharMatcher.anyOf("\"'");

  /** A shorter column is no puzzle: it has no more cells than a row, or is too short for a slip. */
  private static final int SHORTEST = 31;

  /** One character in this many of a column that is meant as a puzzle may be wrong. */
  private static final int TOLERANCE = 4;

  @Override
  public @Nullable Spans cells(String text) {
    boolean isLink = CompressedPuzzle.isAddress(text);
    Spans columns = Spans.between(isLink ? SEPARATORS_OF_LINKS : SEPARATORS, text, text.length());
    int chosen = find(columns, column -> isPuzzle(column) && hasEmptyCell(column));
    if (chosen < 0 && !isLink) {
      chosen = find(columns, column -> isMeantAsPuzzle(column) && !isPuzzle(column));
      if (chosen >= 0 && firstWord(text).length() >= SHORTEST) {
        return null; // other notations read it, and report its fault
      }
    }
    if (chosen < 0) {
      chosen = find(columns, ColumnNotation::isPuzzle);
    }
    return chosen < 0 ? null : columns.charactersOf(chosen);
  }

  /** Returns the index of the first long column of this kind; -1 if there is none. */
  private static int find(Spans columns, Predicate<String> kind) {
    return IntStream.range(0, columns.count())
        .filter(i -> columns.length(i) >= SHORTEST && kind.test(columns.text(i)))
        .findFirst()
        .orElse(-1);
  }

  /** Returns what other notations take for the puzzle if it is long; nothing before a quotation. */
  private static String firstWord(String text) {
    int start = FrameCharacters.BLANK.negate().indexIn(text);
    int end = WORD_ENDS.indexIn(text, start);
    return text.substring(start, end < 0 ? text.length() : end);
  }

  private static boolean isPuzzle(String column) {
    if (!Shape.isCellCount(column.length())) {
      return false;
    }
    int size = Shape.ofCellCount(column.length()).size();
    return !FrameCharacters.isOnly(column)
        && column.chars().map(c -> Symbols.valueOf((char) c)).allMatch(v -> v >= 0 && v <= size);
  }

  private static boolean hasEmptyCell(String column) {
    return column.chars().anyMatch(c -> Symbols.valueOf((char) c) == 0);
  }

  private static boolean isMeantAsPuzzle(String column) {
    long foreign = column.chars().filter(c -> Symbols.valueOf((char) c) == Symbols.UNKNOWN).count();
    return foreign * TOLERANCE < column.length();
  }

  @Override
  public @Nullable String remark(Spans cells, String text) {
    String before = QUOTES.removeFrom(text.substring(0, cells.start(0)));
    return FrameCharacters.BLANK.matchesAllOf(before) || CompressedPuzzle.isAddress(text)
        ? null
        : "the puzzles are read from this column, and the other columns are ignored";
  }
}
