package org.cspworkbench.document;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/**
 * Bounds what a parser of JSON or XML keeps in memory at a time, which none of them bounds itself:
 * between two calls of {@link #nextToken()} it delivers a bounded number of characters. So a text,
 * name, number, comment or gap that is too long ends the reading early.
 */
public final class TokenBound extends FilterReader {

  /** The maximum number of characters in one token. */
  public static final int LONGEST_TOKEN = 1 << 16;

  private int left = LONGEST_TOKEN;
  private boolean exceeded;

  /** Bounds the tokens of {@code reader}. */
  public TokenBound(Reader reader) {
    super(reader);
  }

  /** A token is longer than that. */
  public static final class TooLongException extends IOException {
    TooLongException() {
      super("a token of more than " + LONGEST_TOKEN + " characters");
    }
  }

  /** Expects the next token. */
  public void nextToken() {
    left = LONGEST_TOKEN;
  }

  /** Returns whether the reading ended at a token that is too long. */
  public boolean isExceeded() {
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
