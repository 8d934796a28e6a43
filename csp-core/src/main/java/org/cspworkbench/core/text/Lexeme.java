package org.cspworkbench.core.text;

import org.cspworkbench.core.gallery.MalformedProblemException;

/**
 * A word, number or sign of a text, or the end of a line or of the text.
 *
 * @param kind what it is
 * @param text what it looks like; signs in the form of a keyboard
 * @param offset the character of the whole text at which it begins, from 0
 * @param line the line, from 1
 * @param column the character in the line at which it begins, from 1
 */
record Lexeme(Kind kind, String text, int offset, int line, int column) {

  enum Kind {
    NAME,
    NUMBER,
    SIGN,
    END_OF_LINE,
    END
  }

  boolean is(String sign) {
    return (kind == Kind.SIGN || kind == Kind.NAME) && text.equals(sign);
  }

  /** That something else was expected here. */
  MalformedProblemException expected(String what) {
    return fault(
        "expected "
            + what
            + ", found "
            + switch (kind) {
              case END -> "the end of the text";
              case END_OF_LINE -> "the end of the line";
              case NAME, NUMBER, SIGN -> quoted(text);
            }
            + (kind == Kind.NAME ? Slips.question(text) : ""));
  }

  /**
   * {@code text} as messages quote it, cut off where it is long: names may contain an apostrophe.
   */
  static String quoted(String text) {
    return '"' + MalformedProblemException.cutOff(text) + '"';
  }

  /** What is wrong here. */
  MalformedProblemException fault(String sentence) {
    return new MalformedProblemException(line, column, sentence);
  }
}
