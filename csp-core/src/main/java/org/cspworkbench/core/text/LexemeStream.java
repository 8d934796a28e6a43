package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.StringReader;
import org.cspworkbench.core.text.Lexeme.Kind;

/** The lexemes of a text, taken one after the other. */
public final class LexemeStream {

  private final String text;
  private final ImmutableList<Lexeme> lexemes;
  private int position;

  /**
   * Divides {@code text} as {@code alphabet} defines.
   *
   * @throws MalformedProblemException if the language has no such word or sign
   */
  public LexemeStream(String text, Alphabet alphabet) throws MalformedProblemException {
    this.text = text;
    this.lexemes = scan(new Lexer(new StringReader(text), alphabet));
  }

  private static ImmutableList<Lexeme> scan(Lexer lexer) throws MalformedProblemException {
    ImmutableList.Builder<Lexeme> lexemes = ImmutableList.builder();
    try {
      Lexeme last;
      do {
        last = lexer.next();
        lexemes.add(last);
      } while (last.kind() != Kind.END);
    } catch (MalformedProblemException fault) {
      throw fault;
    } catch (IOException e) {
      throw new IllegalStateException("a string can always be read", e);
    }
    return lexemes.build();
  }

  /** Returns the next word, which stays the next one. */
  public Lexeme peek() {
    return peek(0);
  }

  /** Returns the word that is {@code ahead} behind the next one, or the end of the text. */
  Lexeme peek(int ahead) {
    return lexemes.get(Math.min(position + ahead, lexemes.size() - 1));
  }

  /** Returns the next word, which is used up; the end of the text never is. */
  public Lexeme take() {
    Lexeme taken = peek();
    position = Math.min(position + 1, lexemes.size() - 1);
    return taken;
  }

  /** Consumes the next word if it is {@code sign}; returns whether it is. */
  public boolean takes(String sign) {
    boolean is = peek().is(sign);
    if (is) {
      take();
    }
    return is;
  }

  /** Uses up the next word, which must be {@code sign}. */
  void expect(String sign) throws MalformedProblemException {
    expect(sign, Lexeme.quoted(sign));
  }

  /** The same; {@code what} names the sign in a message, and where it is missing. */
  void expect(String sign, String what) throws MalformedProblemException {
    if (!takes(sign)) {
      throw peek().expected(what);
    }
  }

  /** Uses up the bracket that closes {@code open}. */
  void close(Lexeme open, String sign) throws MalformedProblemException {
    expect(
        sign,
        Lexeme.quoted(sign)
            + " for the "
            + Lexeme.quoted(open.text())
            + (open.line() == peek().line() ? "" : " in line " + open.line() + ",")
            + " in column "
            + open.column());
  }

  /** Returns where the next word stands, for messages: behind the word before it in the line. */
  String behind() {
    Lexeme before = lexemes.get(Math.max(0, position - 1));
    boolean isInLine = position > 0 && before.kind() != Kind.END_OF_LINE;
    return isInLine ? " after " + Lexeme.quoted(before.text()) : "";
  }

  /** Uses up a word of this kind. */
  Lexeme expect(Kind kind, String what) throws MalformedProblemException {
    if (peek().kind() != kind) {
      throw peek().expected(what);
    }
    return take();
  }

  /** Returns whether the line or the text ends here. */
  boolean atEndOfLine() {
    return peek().kind() == Kind.END_OF_LINE || peek().kind() == Kind.END;
  }

  /** Uses up the rest of the line, which it gives as it stands. */
  String restOfLine() {
    int start = peek().offset();
    while (!atEndOfLine()) {
      take();
    }
    return since(start);
  }

  /**
   * Returns what stands from {@code offset} up to the next word, in one line and without remarks.
   */
  String since(int offset) {
    return text.substring(offset, peek().offset())
        .replaceAll("#.*", "")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
