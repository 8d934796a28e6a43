package org.cspworkbench.presentation.homework;

import com.google.common.base.Ascii;
import java.util.Arrays;
import org.cspworkbench.document.SourcePosition;

/**
 * A text without the characters that mail and chat insert into long lines: white space, line
 * breaks, marks of quoted lines, soft line breaks and invisible characters. Knows the position of
 * each remaining character. Every dash is a hyphen.
 */
final class UnbrokenText {

  private static final String INSERTED = ">|=";
  private static final char MINUS = '\u2212';

  private final String source;
  private final String text;
  private final int[] offsets; // in the text, of each remaining character
  private final String remaining;

  private int line = 1;
  private int column = 1;
  private int at; // the offset of the character at this line and column

  UnbrokenText(String source, String text) {
    this.source = source;
    this.text = text;
    StringBuilder characters = new StringBuilder();
    int[] found = new int[text.length()];
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isInserted(c)) {
        found[characters.length()] = i;
        characters.append(isDash(c) ? '-' : c);
      }
    }
    remaining = characters.toString();
    offsets = Arrays.copyOf(found, remaining.length());
  }

  private static boolean isInserted(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || Character.isISOControl(c)
        || Character.getType(c) == Character.FORMAT
        || INSERTED.indexOf(c) >= 0;
  }

  private static boolean isDash(char c) {
    return c == MINUS || Character.getType(c) == Character.DASH_PUNCTUATION;
  }

  /** Returns the remaining characters. */
  String characters() {
    return remaining;
  }

  /** Returns the remaining characters in lower case, as far as they are ASCII. */
  String lowerCase() {
    return Ascii.toLowerCase(remaining);
  }

  /** Returns the position of the character {@code index}; may not decrease between calls. */
  SourcePosition position(int index) {
    return positionOf(offsets[index]);
  }

  /** Returns the position after the character {@code index}; may not decrease between calls. */
  SourcePosition positionAfter(int index) {
    return positionOf(offsets[index] + 1);
  }

  private SourcePosition positionOf(int offset) {
    for (; at < offset; at++) {
      char c = text.charAt(at);
      boolean isLineEnd =
          c == '\n' || (c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n'));
      if (isLineEnd) {
        line++;
        column = 1;
      } else if (!Character.isLowSurrogate(c)) {
        column++;
      }
    }
    return new SourcePosition(source, line, column);
  }
}
