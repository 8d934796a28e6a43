package org.cspworkbench.document;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;

/**
 * The characters of a text one after the other, and the position of the next one. No token may be
 * longer than a number of characters, so that memory does not grow with what is read.
 */
public final class CharacterCursor implements Closeable {

  /** Stands for "no more characters". */
  public static final int END = -1;

  private final String source;
  private final Reader reader;
  private final char[] buffer = new char[1 << 12];
  private int at;
  private int filled;
  private boolean ended;
  private final int longestToken;
  private int left;
  private int line = 1;
  private int column = 1;
  private boolean afterReturn;

  /** The characters of {@code reader}, which people call {@code source}. */
  public CharacterCursor(String source, Reader reader) {
    this(source, reader, TokenBound.LONGEST_TOKEN);
  }

  /**
   * The characters of {@code reader}, which people call {@code source}, with another bound for
   * tokens.
   */
  public CharacterCursor(String source, Reader reader, int longestToken) {
    this.source = source;
    this.reader = reader;
    this.longestToken = longestToken;
    this.left = longestToken;
  }

  /** Returns the position of the next character. */
  public SourcePosition position() {
    return new SourcePosition(source, line, column);
  }

  /** Begins the next token. */
  public void nextToken() {
    left = longestToken;
  }

  /** Returns the next character, which is not taken yet, or {@link #END}. */
  public int peek() throws IOException {
    if (at == filled && !ended) {
      filled = Math.max(0, reader.read(buffer));
      at = 0;
      ended = filled == 0;
    }
    return ended ? END : buffer[at];
  }

  /** Takes the next character, or {@link #END}. */
  public int next() throws IOException {
    int character = peek();
    if (character == END) {
      return END;
    }
    if (left == 0) {
      throw new TokenBound.TooLongException();
    }
    left--;
    at++;
    if (character == '\r' || character == '\n') {
      line += character == '\n' && afterReturn ? 0 : 1; // both together end one line
      column = 1;
    } else {
      column++;
    }
    afterReturn = character == '\r';
    return character;
  }

  /**
   * Takes the characters that are in memory up to the next control character, backslash or {@code
   * mark}, and appends them to {@code to}. This may be none, although one follows.
   */
  public void takePlain(char mark, StringBuilder to) throws IOException {
    if (peek() == END) {
      return;
    }
    int from = at;
    int end = Math.min(filled, at + left);
    while (at < end && buffer[at] >= ' ' && buffer[at] != '\\' && buffer[at] != mark) {
      at++;
    }
    to.append(buffer, from, at - from);
    left -= at - from;
    column += at - from;
    afterReturn &= at == from;
  }

  /** Takes the next character if it is {@code expected}. */
  public boolean take(char expected) throws IOException {
    if (peek() != expected) {
      return false;
    }
    next();
    return true;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
