package org.cspworkbench.sudoku.format;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/**
 * Bounds what a parser of JSON or XML keeps in memory at a time, which none of them bounds itself:
 * between two calls of {@link #nextToken()} it delivers a bounded number of characters. So a text,
 * name, number, comment or gap that is too long ends the reading early.
 */
final class TokenBound extends FilterReader {

  /** The most characters of one token, as of one line of text. */
  static final int LONGEST_TOKEN = LineSource.LONGEST_LINE;

  private int left = LONGEST_TOKEN;
  private boolean exceeded;

  TokenBound(Reader reader) {
    super(reader);
  }

  /** A token is longer than that. */
  static final class TooLongException extends IOException {
    TooLongException() {
      super("a token of more than " + LONGEST_TOKEN + " characters");
    }
  }

  /** Expects the next token. */
  void nextToken() {
    left = LONGEST_TOKEN;
  }

  /** Returns whether the reading ended at a token that is too long. */
  boolean isExceeded() {
    return exceeded;
  }

  @Override
  public int read() throws IOException {
    char[] one = new char[1];
    return read(one, 0, 1) < 0 ? -1 : one[0];
  }

  @Override
  public int read(char[] buffer, int offset, int length) throws IOException {
    if (left == 0) {
      exceeded = true;
      throw new TooLongException();
    }
    int count = super.read(buffer, offset, Math.min(length, left));
    left -= Math.max(0, count);
    return count;
  }
}
