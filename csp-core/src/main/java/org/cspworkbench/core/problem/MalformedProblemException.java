package org.cspworkbench.core.problem;

import java.io.IOException;

/**
 * A text is no problem of its format. The message begins with the place, as in {@code 3:7: expected
 * a variable, found 'WAA'}, so that the name of a file can be put before it.
 */
public final class MalformedProblemException extends IOException {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

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
  }

  /** The line, from 1. */
  public int line() {
    return line;
  }

  /** The character in the line, from 1, at which the word begins that is wrong. */
  public int column() {
    return column;
  }
}
