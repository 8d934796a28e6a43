package org.cspworkbench.core.text;

import java.io.IOException;

/**
 * A text is no problem of its format. The message begins with the place, as in {@code 3:7: expected
 * a variable, found 'WAA'}, so that the name of a file can be put before it.
 */
public final class MalformedProblemException extends IOException {

  private static final int LONGEST_QUOTE = 20;

  private final int line;
  private final int column;
  private final String sentence;

  /**
   * Something wrong at a place.
   *
   * @param line from 1
   * @param column of the character in the line, from 1
   * @param sentence what was expected, and what was found
   */
  public MalformedProblemException(int line, int column, String sentence) {
    super(line + ":" + column + ": " + sentence);
    this.line = line;
    this.column = column;
    this.sentence = sentence;
  }

  /** Returns what was expected and what was found, without the place. */
  public String sentence() {
    return sentence;
  }

  /** {@code word} of a text, in quotation marks, and cut off where it is long. */
  public static String quoted(String word) {
    return "'" + cutOff(word) + "'";
  }

  /**
   * Returns {@code word}, with an ellipsis for what is behind its first characters where it is
   * long.
   */
  public static String cutOff(String word) {
    return word.codePointCount(0, word.length()) <= LONGEST_QUOTE
        ? word
        : word.substring(0, word.offsetByCodePoints(0, LONGEST_QUOTE)) + "…";
  }

  /** Returns the line, from 1. */
  public int line() {
    return line;
  }

  /** Returns the character in the line, from 1, at which the word begins that is wrong. */
  public int column() {
    return column;
  }
}
