package org.cspworkbench.document.json;

import java.io.Closeable;
import java.io.IOException;
import org.cspworkbench.document.CharacterCursor;
import org.cspworkbench.document.SourcePosition;

/**
 * Divides JSON into lexemes: marks, texts and words, where a word is a number, a literal or
 * anything else that stands without quotation marks.
 *
 * <p>By the letter of the standard, or leniently: then texts may also have single quotation marks,
 * and there may be comments, from {@code #} or {@code //} to the end of the line or between {@code
 * /*} and its counterpart.
 */
final class JsonLexer implements Closeable {

  /** Which form of JSON is accepted. */
  enum Form {
    /** The standard, RFC 8259. */
    STRICT,
    /** The standard and what people write by hand. */
    LENIENT
  }

  /** The kinds of lexemes. */
  enum Lexeme {
    BEGIN_LIST,
    END_LIST,
    BEGIN_OBJECT,
    END_OBJECT,
    COMMA,
    COLON,
    TEXT,
    WORD,
    END,
    OTHER
  }

  private static final String NO_PART_OF_A_WORD = "{}[]:,;=\"'/\\# \t\f\r\n";

  private final CharacterCursor characters;
  private final Form form;
  private final StringBuilder value = new StringBuilder();
  private SourcePosition start;

  JsonLexer(CharacterCursor characters, Form form) {
    this.characters = characters;
    this.form = form;
    this.start = characters.position();
  }

  Form form() {
    return form;
  }

  /** Returns where the lexeme begins that was read last. */
  SourcePosition start() {
    return start;
  }

  /** Returns the position of the next character. */
  SourcePosition position() {
    return characters.position();
  }

  /** Returns the text, without its quotation marks, or the word that was read last. */
  String value() {
    return value.toString();
  }

  /**
   * Reads the next lexeme.
   *
   * @throws JsonMistake if a text or comment is none
   */
  Lexeme next() throws IOException, JsonMistake {
    characters.nextToken();
    skipBlanksAndComments();
    start = characters.position();
    value.setLength(0);
    int first = characters.peek();
    if (NO_PART_OF_A_WORD.indexOf(first) < 0 && first != CharacterCursor.END) {
      readWord();
      return Lexeme.WORD;
    }
    characters.next();
    return switch (first) {
      case '[' -> Lexeme.BEGIN_LIST;
      case ']' -> Lexeme.END_LIST;
      case '{' -> Lexeme.BEGIN_OBJECT;
      case '}' -> Lexeme.END_OBJECT;
      case ',' -> Lexeme.COMMA;
      case ':' -> Lexeme.COLON;
      case '"' -> text('"');
      case '\'' -> form == Form.LENIENT ? text('\'') : Lexeme.OTHER;
      case CharacterCursor.END -> Lexeme.END;
      default -> Lexeme.OTHER;
    };
  }

  private void skipBlanksAndComments() throws IOException, JsonMistake {
    while (true) {
      int next = characters.peek();
      if (next == ' ' || next == '\t' || next == '\r' || next == '\n') {
        characters.next();
      } else if (form == Form.LENIENT && next == '#') {
        skipLine();
      } else if (form == Form.LENIENT && next == '/') {
        skipComment();
      } else {
        return;
      }
    }
  }

  private void skipLine() throws IOException {
    int next = characters.peek();
    while (next != '\n' && next != '\r' && next != CharacterCursor.END) {
      characters.next();
      next = characters.peek();
    }
  }

  private void skipComment() throws IOException, JsonMistake {
    SourcePosition slash = characters.position();
    characters.next();
    if (characters.take('/')) {
      skipLine();
    } else if (characters.take('*')) {
      int before = 0;
      int next = nextWithin();
      while (before != '*' || next != '/') {
        before = next;
        next = nextWithin();
      }
    } else {
      throw new JsonMistake(slash);
    }
  }

  private void readWord() throws IOException {
    int next = characters.peek();
    while (next != CharacterCursor.END && NO_PART_OF_A_WORD.indexOf(next) < 0) {
      value.append((char) characters.next());
      next = characters.peek();
    }
  }

  private Lexeme text(char quotationMark) throws IOException, JsonMistake {
    while (true) {
      characters.takePlain(quotationMark, value);
      SourcePosition at = characters.position();
      int next = nextWithin();
      if (next == quotationMark) {
        return Lexeme.TEXT;
      }
      if (next < ' ' && form == Form.STRICT) {
        throw new JsonMistake(at);
      }
      value.append(next == '\\' ? escaped(at) : (char) next);
    }
  }

  /** Returns the character for which the escape stands that begins at {@code at}. */
  private char escaped(SourcePosition at) throws IOException, JsonMistake {
    int next = nextWithin();
    return switch (next) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case '"', '\\', '/' -> (char) next;
      case 'u' -> ofCode(at);
      default -> {
        if (form == Form.LENIENT && (next == '\'' || next == '\n')) {
          yield (char) next;
        }
        throw new JsonMistake(at);
      }
    };
  }

  private char ofCode(SourcePosition at) throws IOException, JsonMistake {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(nextWithin(), 16);
      if (digit < 0) {
        throw new JsonMistake(at);
      }
      code = 16 * code + digit;
    }
    return (char) code;
  }

  /** Returns the next character of a text or comment, which must not end here. */
  private int nextWithin() throws IOException, JsonMistake {
    int next = characters.next();
    if (next == CharacterCursor.END) {
      throw JsonMistake.end(characters.position());
    }
    return next;
  }

  @Override
  public void close() throws IOException {
    characters.close();
  }
}
