package org.cspworkbench.sudoku.format;

import com.google.common.base.CharMatcher;

/**
 * The first of several columns that tabs, commas or semicolons separate: the puzzle; what follows
 * it is ignored.
 */
final class FirstColumn {

  private static final CharMatcher SEPARATORS = CharMatcher.anyOf("\t,;");
  private static final int LONGEST_NUMBER = 2;

  private FirstColumn() {}

  /** Returns where the first column of {@code text}, which is not blank, ends. */
  static int end(String text) {
    int end = SEPARATORS.indexIn(text, start(text));
    return end < 0 ? text.length() : end;
  }

  /** Returns whether the columns are no columns but cells: the first is no longer than a number. */
  static boolean isCell(String text) {
    int end = end(text);
    return end < text.length()
        && FrameCharacters.BLANK.trimTrailingFrom(text.substring(start(text), end)).length()
            <= LONGEST_NUMBER;
  }

  private static int start(String text) {
    return FrameCharacters.BLANK.negate().indexIn(text);
  }
}
