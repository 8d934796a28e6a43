package org.cspworkbench.sudoku.format;

import com.google.common.base.CharMatcher;

/** The characters with which people draw lines around cells, in ASCII and in Unicode. */
final class FrameCharacters {

  /** White space of any kind, also what mail programs and web pages put in. */
  static final CharMatcher BLANK =
      CharMatcher.whitespace().or(CharMatcher.anyOf("\u200B\u2060\uFEFF")).precomputed();

  /** Vertical lines: they stand between cells of one row. */
  static final CharMatcher BARS = CharMatcher.anyOf("|¦│┃║┆┇┊┋╎╏").precomputed();

  /** What encloses and separates numbers and texts in a list, in any programming language. */
  static final CharMatcher BRACKETS = CharMatcher.anyOf("[](){},;\"'").precomputed();

  /** So many separators are a row of empty cells, not what follows a list. */
  private static final int SEPARATORS_OF_A_ROW = 3;

  private static final CharMatcher SEPARATORS = CharMatcher.anyOf(",;");

  /** The horizontal line that is also a sign of an empty cell. */
  static final CharMatcher DASH = CharMatcher.is('-');

  private static final CharMatcher HORIZONTALS =
      CharMatcher.anyOf("-=‐‑‒–—―−")
          .or(CharMatcher.inRange('\u2500', '\u257F').and(BARS.negate()))
          .precomputed();

  /** What a horizontal line may have at its ends and crossings. */
  private static final CharMatcher CROSSINGS = CharMatcher.anyOf("+.':*`").or(BARS).precomputed();

  private static final CharMatcher DRAWING = HORIZONTALS.or(CROSSINGS).or(BLANK).precomputed();
  private static final CharMatcher BARS_ONLY = BARS.or(BLANK).precomputed();
  private static final CharMatcher BRACKETS_ONLY = BRACKETS.or(BLANK).precomputed();

  /** All of the above. */
  static final CharMatcher ANY = DRAWING.or(BRACKETS).precomputed();

  private FrameCharacters() {}

  /**
   * Returns whether a line holds no cell, only a part of the drawing around them or a bracket of
   * the list.
   */
  static boolean isOnly(String text) {
    return (DRAWING.matchesAllOf(text) && HORIZONTALS.countIn(text) >= 2)
        || BARS_ONLY.matchesAllOf(text)
        || (BRACKETS_ONLY.matchesAllOf(text) && SEPARATORS.countIn(text) < SEPARATORS_OF_A_ROW);
  }
}
