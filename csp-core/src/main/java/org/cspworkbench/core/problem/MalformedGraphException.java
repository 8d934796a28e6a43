package org.cspworkbench.core.problem;

import java.io.IOException;

/**
 * A graph file is not of its format. The message begins with the place, as in {@code 7:5: expected
 * a vertex from 1 to 11, found '12'}, so that the name of the file can be put before it.
 */
public final class MalformedGraphException extends IOException {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  MalformedGraphException(int line, int column, String sentence) {
    super(line + ":" + column + ": " + sentence);
    this.line = line;
    this.column = column;
  }

  /** The line, from 1. */
  public int line() {
    return line;
  }

  /** The character in the line, from 1. */
  public int column() {
    return column;
  }
}
