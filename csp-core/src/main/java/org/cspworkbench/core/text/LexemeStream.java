package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.StringReader;
import org.cspworkbench.core.text.Lexeme.Kind;

/** The lexemes of a text, taken one after the other. */
public final class LexemeStream {

  private final String text;
  private final Alphabet alphabet;
  private final ImmutableList<Lexeme> lexemes;
  private int position;

  /**
   * Divides {@code text} as {@code alphabet} defines.
   *
   * @throws MalformedProblemException if the language has no such word or sign
   */
  public LexemeStream(String text, Alphabet alphabet) throws MalformedProblemException {
    this.text = text;
    this.alphabet = alphabet;
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
  public Lexeme peek(int ahead) {
    return lexemes.get(Math.min(position + ahead, lexemes.size() - 1));
  }

  /** Consumes and returns the next word; at the end of the text, returns that end. */
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

  /** Consumes the next word, which must be {@code sign}. */
  public void expect(String sign) throws MalformedProblemException {
    expect(sign, Lexeme.quoted(sign));
  }

  /** Consumes the next word, which must be {@code sign}; {@code what} names it in a message. */
  public void expect(String sign, String what) throws MalformedProblemException {
    if (!takes(sign)) {
      throw expected(peek(), what);
    }
  }

  /** Consumes the bracket that closes {@code open}. */
  public void close(Lexeme open, String sign) throws MalformedProblemException {
    expect(
        sign,
        Lexeme.quoted(sign)
            + " for the "
            + Lexeme.quoted(open.text())
            + (open.line() == peek().line() ? "" : " in line " + open.line() + ",")
            + " in column "
            + open.column());
  }

  /** Returns the place of the next word for messages: after the word before it in the line. */
  public String behind() {
    Lexeme before = lexemes.get(Math.max(0, position - 1));
    boolean isInLine = position > 0 && before.kind() != Kind.END_OF_LINE;
    return isInLine ? " after " + Lexeme.quoted(before.text()) : "";
  }

  /** Consumes and returns the next word, which must be of this kind. */
  public Lexeme expect(Kind kind, String what) throws MalformedProblemException {
    if (peek().kind() != kind) {
      throw expected(peek(), what);
    }
    return take();
  }

  /** Returns the place of the next word, to return to it. */
  public int position() {
    return position;
  }

  /** Returns the words from {@code place} up to the next one. */
  public ImmutableList<Lexeme> takenSince(int place) {
    return lexemes.subList(place, position);
  }

  /** Returns the offset behind the last word that was consumed. */
  public int end() {
    int start = lexemes.get(position - 1).offset();
    String last = text.substring(start, peek().offset());
    int remark = last.indexOf('#');
    return start + (remark < 0 ? last : last.substring(0, remark)).stripTrailing().length();
  }

  /** Makes the word at {@code place} the next one. */
  public void moveTo(int place) {
    position = place;
  }

  /** Returns whether the next word opens a bracket. */
  public boolean atBracket() {
    return peek().is("(") || peek().is("[") || peek().is("{");
  }

  /** Returns whether the next word closes a bracket, or nothing follows. */
  public boolean atEndOfBracket() {
    return peek().is(")") || peek().is("]") || peek().is("}") || peek().kind() == Kind.END;
  }

  /** Consumes the next word; a bracket with all that it contains. */
  public void skip() {
    int open = 0;
    do {
      open += atBracket() ? 1 : atEndOfBracket() ? -1 : 0;
      take();
    } while (open > 0 && peek().kind() != Kind.END);
  }

  /** Returns whether the line or the text ends here. */
  public boolean atEndOfLine() {
    return peek().kind() == Kind.END_OF_LINE || peek().kind() == Kind.END;
  }

  /** Consumes and returns the rest of the line. */
  public String restOfLine() {
    int start = peek().offset();
    while (!atEndOfLine()) {
      take();
    }
    return since(start);
  }

  /** Returns the text from {@code offset} up to the next word, in one line and without remarks. */
  public String since(int offset) {
    return text.substring(offset, peek().offset())
        .replaceAll("#.*", "")
        .replaceAll("\\s+", " ")
        .strip();
  }

  /**
   * Returns the fault that something else was expected at {@code found}, with the advice of the
   * language.
   */
  public MalformedProblemException expected(Lexeme found, String what) {
    return found.expected(what, alphabet.advice(found));
  }
}
