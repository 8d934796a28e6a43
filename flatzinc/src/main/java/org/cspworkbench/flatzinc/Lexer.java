package org.cspworkbench.flatzinc;

import java.io.IOException;
import java.io.Reader;
import org.cspworkbench.document.CharacterCursor;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.TokenBound;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.Token.Kind;

/** Divides a FlatZinc file into tokens, of which one is kept. */
final class Lexer {

  private static final String SIGNS = "()[]{},;=";

  private final CharacterCursor cursor;
  private Token next;
  private boolean rangeFollows; // the sign of a range has been read with the number before it

  /** The tokens of {@code reader}, which people call {@code source}. */
  Lexer(String source, Reader reader) throws IOException, UnreadableException {
    cursor = new CharacterCursor(source, reader);
    next = read();
  }

  /** Returns the next token, which is not taken. */
  Token peek() {
    return next;
  }

  /** Takes the next token; the end of the file stays the next one. */
  Token take() throws IOException, UnreadableException {
    Token taken = next;
    next = read();
    return taken;
  }

  /** Takes the next token if it is this sign or keyword. */
  boolean takes(String word) throws IOException, UnreadableException {
    boolean is = next.is(word);
    if (is) {
      take();
    }
    return is;
  }

  /** Takes the next token, which must be this sign or keyword. */
  void expect(String word) throws IOException, UnreadableException {
    if (!takes(word)) {
      throw next.expected("'" + word + "'");
    }
  }

  /** Takes the next token, which must be of this kind. */
  Token expect(Kind kind, String what) throws IOException, UnreadableException {
    if (next.kind() != kind) {
      throw next.expected(what);
    }
    return take();
  }

  private Token read() throws IOException, UnreadableException {
    SourcePosition sign = cursor.position();
    if (rangeFollows) {
      rangeFollows = false;
      return new Token(Kind.SIGN, "..", sign);
    }
    skipSpaces();
    SourcePosition at = cursor.position();
    cursor.nextToken();
    try {
      return token(at);
    } catch (TokenBound.TooLongException e) {
      throw new UnreadableException(at, e.getMessage() + " is not read");
    }
  }

  private void skipSpaces() throws IOException {
    boolean inRemark = false;
    int c = cursor.peek();
    while (c != CharacterCursor.END && (inRemark || c == '%' || Character.isWhitespace(c))) {
      inRemark = c != '\n' && c != '\r' && (inRemark || c == '%');
      cursor.nextToken();
      cursor.next();
      c = cursor.peek();
    }
  }

  private Token token(SourcePosition at) throws IOException, UnreadableException {
    int c = cursor.peek();
    if (c == CharacterCursor.END) {
      return new Token(Kind.END, "", at);
    }
    if (isLetter(c)) {
      return new Token(Kind.NAME, name(), at);
    }
    if (c == '-' || isDigit(c)) {
      return number(at);
    }
    cursor.next();
    if (c == '"') {
      return new Token(Kind.TEXT, text(at), at);
    }
    if (c == ':' && cursor.take(':')) {
      return new Token(Kind.SIGN, "::", at);
    }
    if (c == '.' && cursor.take('.')) {
      return new Token(Kind.SIGN, "..", at);
    }
    if (c != ':' && SIGNS.indexOf(c) < 0) {
      throw new UnreadableException(
          at, "expected a name, a number or a sign, found " + Quote.of(Character.toString(c)));
    }
    return new Token(Kind.SIGN, Character.toString(c), at);
  }

  private String name() throws IOException {
    StringBuilder name = new StringBuilder();
    while (isLetter(cursor.peek()) || isDigit(cursor.peek())) {
      name.append((char) cursor.next());
    }
    return name.toString();
  }

  private String text(SourcePosition at) throws IOException, UnreadableException {
    StringBuilder text = new StringBuilder();
    while (cursor.peek() != '"') {
      int c = cursor.next();
      if (c == CharacterCursor.END || c == '\n') {
        throw new UnreadableException(at, "expected '\"' at the end of this text");
      }
      text.append((char) c);
      if (c == '\\' && cursor.peek() != CharacterCursor.END) {
        text.append((char) cursor.next());
      }
    }
    cursor.next();
    return text.toString();
  }

  /** A point begins decimals only if a digit follows: otherwise it belongs to a range. */
  private Token number(SourcePosition at) throws IOException, UnreadableException {
    StringBuilder number = new StringBuilder();
    number.append((char) cursor.next());
    digits(number);
    Kind kind = Kind.NUMBER;
    if (cursor.peek() == '.') {
      cursor.next();
      if (cursor.peek() == '.') {
        cursor.next();
        rangeFollows = true;
        return new Token(kind, number.toString(), at);
      }
      number.append('.');
      digits(number);
      kind = Kind.DECIMAL;
    }
    if (cursor.peek() == 'e' || cursor.peek() == 'E') {
      number.append((char) cursor.next());
      if (cursor.peek() == '-' || cursor.peek() == '+') {
        number.append((char) cursor.next());
      }
      digits(number);
      kind = Kind.DECIMAL;
    }
    return new Token(kind, number.toString(), at);
  }

  private void digits(StringBuilder to) throws IOException {
    while (isDigit(cursor.peek())) {
      to.append((char) cursor.next());
    }
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
