package org.cspworkbench.core.gallery;

import java.io.IOException;
import java.io.Reader;

/**
 * Reads a text line by line and word by word, and knows where each word stands. Keeps no more than
 * one word of bounded length, however long the lines are.
 */
final class WordReader {

  /** Longer words are cut off here; none that means anything is as long. */
  private static final int MAX_LENGTH = 40;

  private static final int END = -1;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader text;
  private int next; // the character not yet used, or END
  private int nextColumn = 1;
  private int line;
  private int column;

  WordReader(Reader text) {
    this.text = text;
  }

  /** Goes to the beginning of the next line; returns whether there is one. */
  boolean nextLine() throws IOException {
    while (line > 0 && next != '\n' && next != END) {
      advance();
    }
    if (line > 0 && next == END) {
      return false;
    }
    line++;
    advance();
    if (line == 1 && next == BYTE_ORDER_MARK) {
      advance();
    }
    nextColumn = 1;
    column = 1;
    return next != END;
  }

  /** Returns the next word of this line, or an empty one at its end. */
  String word() throws IOException {
    while (next <= ' ' && next != '\n' && next != END) {
      advance();
    }
    column = nextColumn;
    StringBuilder word = new StringBuilder();
    while (next > ' ') {
      if (word.length() < MAX_LENGTH) {
        word.append(Character.isISOControl(next) ? '?' : (char) next);
      }
      advance();
    }
    return word.toString();
  }

  /** Returns the line, from 1. */
  int line() {
    return line;
  }

  /** Returns where in the line the last word began, from 1. */
  int column() {
    return column;
  }

  private void advance() throws IOException {
    next = text.read();
    nextColumn++;
  }
}
