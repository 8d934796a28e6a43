package org.cspworkbench.document.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.cspworkbench.document.CharacterCursor;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.SystemReason;
import org.cspworkbench.document.TokenBound;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonLexer.Form;
import org.cspworkbench.document.json.JsonLexer.Lexeme;
import org.jspecify.annotations.Nullable;

/**
 * One JSON value after the other, each of bounded size, so that memory does not grow with what is
 * read. Every value knows its line and column.
 */
public final class JsonDocument implements Closeable {

  /** How deep lists and objects may be nested. */
  public static final int MOST_OPEN = 255;

  /** The greatest number of values in one, each of which takes memory as an object. */
  private static final int MOST_VALUES = 1 << 18;

  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

  private final JsonLexer lexer;
  private @Nullable Lexeme lexeme; // read, and not taken yet
  private int values; // of the one that is being read
  private @Nullable UnreadableException fault; // the first one in it, behind which it goes on
  private boolean broken;
  private boolean atEnd;

  private JsonDocument(CharacterCursor characters, Form form) {
    this.lexer = new JsonLexer(characters, form);
  }

  /**
   * One value or several, called {@code source} by people, with comments, with single quotation
   * marks or none, and where an element of a list is missing, null.
   */
  public static JsonDocument lenient(String source, Reader reader) {
    return new JsonDocument(new CharacterCursor(source, reader), Form.LENIENT);
  }

  /** Values by the letter of the standard (RFC 8259), called {@code source} by people. */
  public static JsonDocument strict(String source, Reader reader) {
    return new JsonDocument(new CharacterCursor(source, reader), Form.STRICT);
  }

  /**
   * Values by the letter of the standard, called {@code source} by people, whose texts may be as
   * long as {@code text}: pictures and recordings.
   */
  public static JsonDocument ofAnyLength(String source, String text) {
    int longest = Math.max(1, text.length());
    return new JsonDocument(
        new CharacterCursor(source, new StringReader(text), longest), Form.STRICT);
  }

  /**
   * Returns whether reading cannot go on: the text is no JSON, or longer than it may be, or ends.
   */
  public boolean isBroken() {
    return broken;
  }

  /** Returns whether the text has ended in the middle of a value. */
  public boolean isAtEnd() {
    return atEnd;
  }

  /**
   * Returns whether another value follows.
   *
   * @throws UnreadableException if what follows is no JSON
   */
  public boolean hasNext() throws UnreadableException {
    try {
      return peek() != Lexeme.END;
    } catch (JsonMistake | IOException e) {
      throw broken(e);
    }
  }

  /**
   * Returns the next value.
   *
   * @throws UnreadableException if it is none, it is too large, or an object names a member twice;
   *     in the last two cases reading can go on behind it
   */
  public Json next() throws UnreadableException {
    values = 0;
    fault = null;
    Json value;
    try {
      value = value(0);
    } catch (JsonMistake | IOException e) {
      UnreadableException end = broken(e);
      throw fault == null ? end : fault;
    }
    if (fault != null) {
      throw fault;
    }
    return value;
  }

  /**
   * Returns the only value, and closes this document, which is in memory.
   *
   * @throws UnreadableException if there is none, it cannot be read, or another one follows
   */
  public Json only() throws UnreadableException {
    try (this) {
      if (!hasNext()) {
        throw new UnreadableException(lexer.start(), "expected JSON, found nothing");
      }
      Json value = next();
      if (hasNext()) {
        throw new UnreadableException(lexer.start(), "expected the end");
      }
      return value;
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory can be read", e);
    }
  }

  private UnreadableException broken(Exception reason) {
    broken = true;
    if (reason instanceof JsonMistake mistake) {
      atEnd = mistake.isAtEnd();
      return mistake.unreadable();
    }
    return new UnreadableException(
        lexer.position(),
        reason instanceof TokenBound.TooLongException
            ? "expected a text, name or number to end within "
                + TokenBound.LONGEST_TOKEN
                + " characters, found a longer one"
            : "cannot be read any further: " + SystemReason.of((IOException) reason));
  }

  private Lexeme peek() throws IOException, JsonMistake {
    Lexeme next = lexeme;
    if (next == null) {
      next = lexer.next();
      lexeme = next;
    }
    return next;
  }

  private Lexeme take() throws IOException, JsonMistake {
    Lexeme next = peek();
    lexeme = null;
    return next;
  }

  private Json value(int depth) throws IOException, JsonMistake {
    Lexeme first = take();
    SourcePosition at = lexer.start();
    count(at);
    return switch (first) {
      case BEGIN_LIST -> items(at, inner(depth, at));
      case BEGIN_OBJECT -> members(at, inner(depth, at));
      case TEXT -> new Json.Text(at, lexer.value(), /* isBare= */ false);
      case WORD -> word(at, lexer.value());
      case END -> throw JsonMistake.end(at);
      default -> throw new JsonMistake(at);
    };
  }

  private void count(SourcePosition at) {
    if (values++ == MOST_VALUES) {
      reject(at, "expected at most " + MOST_VALUES + " values, found more");
    }
  }

  private static int inner(int depth, SourcePosition at) throws JsonMistake {
    if (depth == MOST_OPEN) {
      throw new JsonMistake(
          at, "expected lists and objects at most " + MOST_OPEN + " deep, found a deeper one");
    }
    return depth + 1;
  }

  /** Records the first fault of a value; no more of it is kept. */
  private void reject(SourcePosition at, String problem) {
    if (fault == null) {
      fault = new UnreadableException(at, problem);
    }
  }

  private Json word(SourcePosition at, String word) throws JsonMistake {
    switch (word) {
      case "true", "false" -> {
        return new Json.Truth(at, word.equals("true"));
      }
      case "null" -> {
        return new Json.Nothing(at);
      }
      default -> {
        if (NUMBER.matcher(word).matches()) {
          return new Json.Numeral(at, word);
        }
        if (lexer.form() == Form.LENIENT) {
          return new Json.Text(at, word, /* isBare= */ true);
        }
        throw new JsonMistake(at);
      }
    }
  }

  private Json items(SourcePosition at, int depth) throws IOException, JsonMistake {
    ImmutableList.Builder<Json> items = ImmutableList.builder();
    boolean isFirst = true;
    while (isFirst ? peek() != Lexeme.END_LIST : follows(Lexeme.END_LIST)) {
      Json item = element(depth);
      if (fault == null) {
        items.add(item);
      }
      isFirst = false;
    }
    take();
    return new Json.Items(at, items.build(), lexer.start());
  }

  private Json element(int depth) throws IOException, JsonMistake {
    Lexeme next = peek();
    boolean isMissing = next == Lexeme.COMMA || next == Lexeme.END_LIST;
    if (!isMissing || lexer.form() == Form.STRICT) {
      return value(depth);
    }
    count(lexer.start());
    return new Json.Nothing(lexer.start());
  }

  /** Returns whether a comma and another part follow, and not the end, and takes the comma. */
  private boolean follows(Lexeme end) throws IOException, JsonMistake {
    if (peek() == end) {
      return false;
    }
    expect(Lexeme.COMMA);
    return true;
  }

  private void expect(Lexeme mark) throws IOException, JsonMistake {
    Lexeme found = take();
    if (found == Lexeme.END) {
      throw JsonMistake.end(lexer.start());
    }
    if (found != mark) {
      throw new JsonMistake(lexer.start());
    }
  }

  private Json members(SourcePosition at, int depth) throws IOException, JsonMistake {
    Map<String, Json.Member> members = new LinkedHashMap<>();
    boolean isFirst = true;
    while (isFirst ? peek() != Lexeme.END_OBJECT : follows(Lexeme.END_OBJECT)) {
      Json.Text name = memberName();
      expect(Lexeme.COLON);
      Json value = value(depth);
      if (fault == null
          && members.putIfAbsent(name.value(), new Json.Member(name, value)) != null) {
        reject(name.at(), "expected each name once, found '" + name.value() + "' again");
      }
      isFirst = false;
    }
    take();
    return new Json.Members(at, ImmutableMap.copyOf(members));
  }

  private Json.Text memberName() throws IOException, JsonMistake {
    Lexeme next = take();
    if (next == Lexeme.END) {
      throw JsonMistake.end(lexer.start());
    }
    if (next == Lexeme.TEXT || (next == Lexeme.WORD && lexer.form() == Form.LENIENT)) {
      return new Json.Text(lexer.start(), lexer.value(), next == Lexeme.WORD);
    }
    throw new JsonMistake(lexer.start());
  }

  @Override
  public void close() throws IOException {
    lexer.close();
  }
}
