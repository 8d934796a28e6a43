package org.cspworkbench.core.text;

import java.io.IOException;
import java.io.Reader;
import java.util.Map;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Divides a text into lexemes, one after the other. A line ends at its end, unless a bracket is
 * open. However long the text is, a few thousand of its characters are kept.
 */
public final class Lexer {

  private static final int END = -1;

  /** Signs, and what a language rejects in place of one, are not longer. */
  private static final int AHEAD = 3;

  private final Reader text;
  private final Alphabet alphabet;
  private final char[] buffer = new char[4096];
  private int next; // in the buffer
  private int end; // of what has been read into it
  private int offset;
  private int line = 1;
  private int lineStart;
  private int openBrackets;
  private @Nullable Lexeme before;

  /** Divides {@code text}, which is not closed, as {@code alphabet} defines. */
  public Lexer(Reader text, Alphabet alphabet) {
    this.text = text;
    this.alphabet = alphabet;
  }

  /**
   * Returns the next lexeme; at the end of the text, always its end.
   *
   * @throws MalformedProblemException if the language has no such word or sign
   * @throws IOException if the text cannot be read
   */
  public Lexeme next() throws IOException {
    int c = skipSpaces();
    Lexeme read =
        c == END
            ? lexeme(Kind.END, "")
            : c == '\n' ? endOfLine() : alphabet.beginsWord(c) ? word(c) : sign();
    before = read;
    return read;
  }

  /**
   * Skips the rest of the line, whatever it contains; its end comes next.
   *
   * @throws IOException if the text cannot be read
   */
  public void skipLine() throws IOException {
    for (int c = peek(0); c != '\n' && c != END; c = peek(0)) {
      advance();
    }
  }

  /** Skips what is no lexeme, and returns the character behind it. */
  private int skipSpaces() throws IOException {
    int c = peek(0);
    while (c != END) {
      if (alphabet.beginsRemark(c)) {
        skipLine();
      } else if (c == '\n' && openBrackets > 0) {
        endOfLine();
      } else if (alphabet.isSpace(c)) {
        advance();
      } else {
        return c;
      }
      c = peek(0);
    }
    return c;
  }

  private Lexeme endOfLine() {
    Lexeme end = lexeme(Kind.END_OF_LINE, "");
    advance();
    line++;
    lineStart = offset;
    return end;
  }

  private Lexeme word(int first) throws IOException {
    Lexeme place = lexeme(Character.isDigit(first) ? Kind.NUMBER : Kind.NAME, "");
    StringBuilder form = new StringBuilder();
    int c = first;
    do {
      if (form.length() < alphabet.longestWord()) {
        form.append((char) c);
      }
      advance();
      c = peek(0);
    } while (c != END && alphabet.continuesWord(c));
    Lexeme word = place.withText(form.toString());
    alphabet.checkWord(word, ahead());
    return word;
  }

  private Lexeme sign() throws IOException {
    Lexeme place = lexeme(Kind.SIGN, "");
    String ahead = ahead();
    alphabet.checkSign(place, ahead, before);
    for (Map.Entry<String, String> sign : alphabet.signs().entrySet()) {
      if (ahead.startsWith(sign.getKey())) {
        for (int k = 0; k < sign.getKey().length(); k++) {
          advance();
        }
        count(sign.getValue());
        return place.withText(sign.getValue());
      }
    }
    throw new IllegalStateException("an alphabet without a sign for \"" + ahead + "\"");
  }

  private void count(String sign) {
    if (sign.equals("(") || sign.equals("{") || sign.equals("[")) {
      openBrackets++;
    } else if (sign.equals(")") || sign.equals("}") || sign.equals("]")) {
      openBrackets = Math.max(0, openBrackets - 1);
    }
  }

  private Lexeme lexeme(Kind kind, String form) {
    return new Lexeme(kind, form, offset, line, offset - lineStart + 1);
  }

  private String ahead() throws IOException {
    StringBuilder ahead = new StringBuilder(AHEAD);
    for (int k = 0; k < AHEAD && peek(k) != END; k++) {
      ahead.append((char) peek(k));
    }
    return ahead.toString();
  }

  /** Returns the character that is {@code ahead} behind the next one. */
  private int peek(int ahead) throws IOException {
    while (next + ahead >= end) {
      System.arraycopy(buffer, next, buffer, 0, end - next);
      end -= next;
      next = 0;
      int count = text.read(buffer, end, buffer.length - end);
      if (count < 0) {
        return END;
      }
      end += count;
    }
    return buffer[next + ahead];
  }

  private void advance() {
    next++;
    offset++;
  }
}
