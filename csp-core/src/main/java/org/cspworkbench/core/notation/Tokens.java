package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.notation.Token.Kind;
import org.cspworkbench.core.problem.MalformedProblemException;

/** The words of a text, used up one after the other. */
final class Tokens {

  private final String text;
  private final ImmutableList<Token> tokens;
  private int position;

  Tokens(String text) throws MalformedProblemException {
    this.text = text;
    this.tokens = new Scanner(text).scan();
  }

  /** The next word, which stays the next one. */
  Token peek() {
    return peek(0);
  }

  /** The word that is {@code ahead} behind the next one, or the end of the text. */
  Token peek(int ahead) {
    return tokens.get(Math.min(position + ahead, tokens.size() - 1));
  }

  /** The next word, which is used up; the end of the text never is. */
  Token take() {
    Token taken = peek();
    position = Math.min(position + 1, tokens.size() - 1);
    return taken;
  }

  /** Uses up the next word if it is {@code sign}, and says whether it is. */
  boolean takes(String sign) {
    boolean is = peek().is(sign);
    if (is) {
      take();
    }
    return is;
  }

  /** Uses up the next word, which must be {@code sign}. */
  void expect(String sign) throws MalformedProblemException {
    expect(sign, Token.quoted(sign));
  }

  /** The same; {@code what} names the sign in a message, and where it is missing. */
  void expect(String sign, String what) throws MalformedProblemException {
    if (!takes(sign)) {
      throw peek().expected(what);
    }
  }

  /** Uses up the bracket that closes {@code open}. */
  void close(Token open, String sign) throws MalformedProblemException {
    expect(
        sign,
        Token.quoted(sign)
            + " for the "
            + Token.quoted(open.text())
            + (open.line() == peek().line() ? "" : " in line " + open.line() + ",")
            + " in column "
            + open.column());
  }

  /** Where the next word stands, for messages: behind the word before it in the line. */
  String behind() {
    Token before = tokens.get(Math.max(0, position - 1));
    boolean isInLine = position > 0 && before.kind() != Kind.END_OF_LINE;
    return isInLine ? " behind " + Token.quoted(before.text()) : "";
  }

  /** Uses up a word of this kind. */
  Token expect(Kind kind, String what) throws MalformedProblemException {
    if (peek().kind() != kind) {
      throw peek().expected(what);
    }
    return take();
  }

  /** Whether the line or the text ends here. */
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

  /** What stands from {@code offset} up to the next word, in one line and without remarks. */
  String since(int offset) {
    return text.substring(offset, peek().offset())
        .replaceAll("#.*", "")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
