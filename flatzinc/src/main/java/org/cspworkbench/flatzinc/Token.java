package org.cspworkbench.flatzinc;

import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/**
 * A word, number, text or sign of a FlatZinc file.
 *
 * @param kind what it is
 * @param text its characters; those of a text without quotation marks
 * @param at where it begins
 */
record Token(Kind kind, String text, SourcePosition at) {

  /** The kinds of tokens. */
  enum Kind {
    /** A name or a keyword. */
    NAME,
    /** A whole number, with its sign. */
    NUMBER,
    /** A number with a decimal point or an exponent. */
    DECIMAL,
    /** A text in quotation marks. */
    TEXT,
    /** A sign. */
    SIGN,
    /** The end of the file. */
    END
  }

  /** Returns whether it is this sign or keyword. */
  boolean is(String word) {
    return (kind == Kind.SIGN || kind == Kind.NAME) && text.equals(word);
  }

  /** Returns the fault that something else was expected here. */
  UnreadableException expected(String what) {
    String found = kind == Kind.END ? "the end of the file" : Quote.of(text);
    return new UnreadableException(at, "expected " + what + ", found " + found);
  }
}
