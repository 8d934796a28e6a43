package org.cspworkbench.sudoku.format;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.regex.Pattern;
import org.cspworkbench.sudoku.Shape;
import org.jspecify.annotations.Nullable;

/**
 * A list as programs write it: {@code [5, 3, 0, 0, 7, 0, 0, 0, 0]}, with brackets of any kind or
 * without, separated by commas, semicolons or tabs, of numbers or of texts. Without brackets, as in
 * a table of comma-separated values, an empty cell may also be nothing: {@code 5,3,,,7,,,,0}. All
 * rows may stand on one line: {@code [[1, 0, 0, 0], [0, 2, 0, 0], …]}, and a row may be one text:
 * {@code ["1...", "..2.", …]}.
 */
final class ListNotation implements CellNotation {

  /** Begins and ends a list, apart from braces, in which candidates stand, too. */
  private static final CharMatcher ENCLOSING = CharMatcher.anyOf("[]()\"'").precomputed();

  private static final CharMatcher QUOTES = CharMatcher.anyOf("\"'").precomputed();

  /** The words for an empty cell in programming languages. */
  private static final ImmutableList<String> EMPTY_WORDS = ImmutableList.of("null", "none");

  /** Braces around cells that are separated. */
  private static final Pattern ROW_IN_BRACES =
      Pattern.compile("\\s*\\{?\\s*\\{[^{}]*[,\\s][^{}]*\\}\\s*\\}?[,;\\s]*");

  @Override
  public @Nullable Spans cells(String text) {
    boolean table = !isEnclosed(text);
    if (table && !FirstColumn.isCell(text)) {
      return null;
    }
    boolean semicolonsSeparate = table && text.indexOf(',') < 0;
    Spans cells = new Spans(text);
    boolean commaLeavesOut = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ',' || (c == ';' && semicolonsSeparate)) {
        if (commaLeavesOut) {
          cells.add(
              i, table ? i : i + 1); // in a list it is in the place of a number, and is reported
        }
        commaLeavesOut = true;
      } else if (QUOTES.matches(c) && isEmptyText(text, i)) {
        i = text.indexOf(c, i + 1);
        cells.add(i, i);
        commaLeavesOut = false;
      } else if (!isSeparator(c)) {
        int start = i;
        while (i + 1 < text.length() && !isSeparator(text.charAt(i + 1))) {
          i++;
        }
        cells.add(start, i + 1);
        commaLeavesOut = false;
      }
    }
    if (table && commaLeavesOut && Shape.usualSizes().contains(cells.count() + 1)) {
      cells.add(text.length(), text.length());
    }
    return areRows(cells) ? cells.characters() : cells.count() == 0 ? null : cells;
  }

  private static boolean isEnclosed(String text) {
    return ENCLOSING.matchesAnyOf(text)
        || (text.indexOf('{') >= 0 && text.indexOf(',') >= 0)
        || ROW_IN_BRACES.matcher(text).matches();
  }

  /** Returns whether the quotation mark at {@code at} opens a text of blanks. */
  private static boolean isEmptyText(String text, int at) {
    int end = text.indexOf(text.charAt(at), at + 1);
    return end > at
        && FrameCharacters.BLANK.matchesAllOf(text.substring(at + 1, end))
        && isBeforeText(text, at);
  }

  /** Returns whether the mark at {@code at} does not close a text: a separator stands before it. */
  private static boolean isBeforeText(String text, int at) {
    String before = FrameCharacters.BLANK.trimTrailingFrom(text.substring(0, at));
    return before.isEmpty() || ",;[({".indexOf(before.charAt(before.length() - 1)) >= 0;
  }

  /** Returns whether the pieces are rows, each of which is written as one text. */
  private static boolean areRows(Spans pieces) {
    return pieces.count() > 0
        && pieces.areAlike()
        && Shape.usualSizes().contains(pieces.length(0))
        && !isEmptyWord(pieces, 0)
        && (pieces.count() == 1 || pieces.count() == pieces.length(0));
  }

  private static boolean isSeparator(char c) {
    return FrameCharacters.BRACKETS.matches(c) || FrameCharacters.BLANK.matches(c);
  }

  @Override
  public int value(Spans cells, int index) {
    return isEmptyWord(cells, index) ? 0 : cells.value(index);
  }

  private static boolean isEmptyWord(Spans cells, int index) {
    return cells.length(index) == EMPTY_WORDS.get(0).length()
        && EMPTY_WORDS.contains(Ascii.toLowerCase(cells.text(index)));
  }

  @Override
  public Sixteen sixteen(String text) {
    int closing = text.indexOf(']');
    if (closing < 0 && text.indexOf('[') < 0) {
      return Sixteen.EITHER;
    }
    return closing >= 0 && text.indexOf('[', closing) >= 0 ? Sixteen.PUZZLE : Sixteen.ROW;
  }

  @Override
  public String expected(int size) {
    return "a number from 0 to " + size;
  }
}
