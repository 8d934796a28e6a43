package org.cspworkbench.core.text;

/**
 * A word, number or sign of a text, or the end of a line or of the text.
 *
 * @param kind what it is
 * @param text what it looks like; signs in the form of a keyboard
 * @param offset the character of the whole text at which it begins, from 0
 * @param line the line, from 1
 * @param column the character in the line at which it begins, from 1
 */
public record Lexeme(Kind kind, String text, int offset, int line, int column) {

  /** The kinds of lexemes. */
  public enum Kind {
    /** A word that does not begin with a digit. */
    NAME,
    /** A word that begins with a digit. */
    NUMBER,
    /** An operator, a bracket or another sign. */
    SIGN,
    /** The end of a line. */
    END_OF_LINE,
    /** The end of the text. */
    END
  }

  Lexeme withText(String form) {
    return new Lexeme(kind, form, offset, line, column);
  }

  /** Returns whether this is {@code sign}, or that word. */
  public boolean is(String sign) {
    return (kind == Kind.SIGN || kind == Kind.NAME) && text.equals(sign);
  }

  /** Returns the fault that something else was expected here. */
  public MalformedProblemException expected(String what) {
    return expected(what, "");
  }

  /** Returns the same fault, and {@code advice} behind what was found. */
  MalformedProblemException expected(String what, String advice) {
    return fault(
        "expected "
            + what
            + ", found "
            + switch (kind) {
              case END -> "the end of the text";
              case END_OF_LINE -> "the end of the line";
              case NAME, NUMBER, SIGN -> quoted(text);
            }
            + advice);
  }

  /**
   * Returns {@code text} as messages quote it, cut off where it is long: names may contain an
   * apostrophe.
   */
  public static String quoted(String text) {
    return '"' + MalformedProblemException.cutOff(text) + '"';
  }

  /** Returns the fault that {@code sentence} describes, here. */
  public MalformedProblemException fault(String sentence) {
    return new MalformedProblemException(line, column, sentence);
  }
}
