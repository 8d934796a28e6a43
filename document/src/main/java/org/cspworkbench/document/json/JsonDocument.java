package org.cspworkbench.document.json;

import com.google.gson.stream.JsonToken;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.regex.Pattern;
import org.cspworkbench.document.CharacterCursor;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.SystemReason;
import org.cspworkbench.document.TokenBound;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonLexer.Form;
import org.cspworkbench.document.json.JsonLexer.Lexeme;
import org.jspecify.annotations.Nullable;

/**
 * One JSON value after the other, taken piece by piece, each of bounded length, so that memory does
 * not grow with what is read. Every piece knows its line and column.
 */
public final class JsonDocument implements Closeable {

  /** How deep lists and objects may be nested. */
  public static final int MOST_OPEN = 255;

  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,6}");
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

  /** What may come next in the list, object or document that is being read. */
  private enum Context {
    VALUE,
    FIRST_ELEMENT,
    COMMA_OR_END_OF_LIST,
    FIRST_MEMBER,
    COMMA_OR_END_OF_OBJECT,
    COLON
  }

  private final JsonLexer lexer;
  private final Context[] open = new Context[MOST_OPEN + 1];
  private int depth; // how many lists and objects are open
  private @Nullable Lexeme lexeme; // read, and not taken yet
  private @Nullable JsonToken token; // what it is
  private boolean broken; // what follows is no JSON
  private boolean atEnd;

  private JsonDocument(CharacterCursor characters, Form form) {
    this.lexer = new JsonLexer(characters, form);
    this.open[0] = Context.VALUE;
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

  /** Returns where the next token begins. */
  public SourcePosition position() throws UnreadableException {
    peek();
    return lexer.start();
  }

  /** Returns what comes next. */
  public JsonToken peek() throws UnreadableException {
    JsonToken next = token;
    if (next == null) {
      next = readToken();
      token = next;
    }
    return next;
  }

  private JsonToken readToken() throws UnreadableException {
    try {
      return determine(lexeme());
    } catch (JsonMistake e) {
      broken = true;
      atEnd = e.isAtEnd();
      throw e.unreadable();
    } catch (TokenBound.TooLongException e) {
      broken = true;
      throw new UnreadableException(
          lexer.position(),
          "expected a text, name or number to end within "
              + TokenBound.LONGEST_TOKEN
              + " characters, found a longer one");
    } catch (IOException e) {
      broken = true;
      throw new UnreadableException(
          lexer.position(), "cannot be read any further: " + SystemReason.of(e));
    }
  }

  private Lexeme lexeme() throws IOException, JsonMistake {
    Lexeme next = lexeme;
    return next == null ? nextLexeme() : next;
  }

  private Lexeme nextLexeme() throws IOException, JsonMistake {
    Lexeme next = lexer.next();
    lexeme = next;
    return next;
  }

  /**
   * What {@code next} is where it stands; takes the mark that separates it from what was before.
   */
  private JsonToken determine(Lexeme next) throws IOException, JsonMistake {
    if (next == Lexeme.END && depth > 0) {
      throw JsonMistake.end(lexer.start());
    }
    return switch (open[depth]) {
      case VALUE -> next == Lexeme.END ? JsonToken.END_DOCUMENT : value(next);
      case FIRST_ELEMENT -> next == Lexeme.END_LIST ? JsonToken.END_ARRAY : element(next);
      case COMMA_OR_END_OF_LIST ->
          next == Lexeme.END_LIST ? JsonToken.END_ARRAY : element(after(Lexeme.COMMA, next));
      case FIRST_MEMBER -> next == Lexeme.END_OBJECT ? JsonToken.END_OBJECT : memberName(next);
      case COMMA_OR_END_OF_OBJECT ->
          next == Lexeme.END_OBJECT ? JsonToken.END_OBJECT : memberName(after(Lexeme.COMMA, next));
      case COLON -> value(after(Lexeme.COLON, next));
    };
  }

  private Lexeme after(Lexeme mark, Lexeme found) throws IOException, JsonMistake {
    if (found != mark) {
      throw new JsonMistake(lexer.start());
    }
    Lexeme next = nextLexeme();
    if (next == Lexeme.END) {
      throw JsonMistake.end(lexer.start());
    }
    return next;
  }

  private JsonToken element(Lexeme next) throws JsonMistake {
    boolean isMissing = next == Lexeme.COMMA || next == Lexeme.END_LIST;
    return isMissing && lexer.form() == Form.LENIENT ? JsonToken.NULL : value(next);
  }

  private JsonToken memberName(Lexeme next) throws JsonMistake {
    if (next == Lexeme.TEXT || (next == Lexeme.WORD && lexer.form() == Form.LENIENT)) {
      return JsonToken.NAME;
    }
    throw new JsonMistake(lexer.start());
  }

  private JsonToken value(Lexeme next) throws JsonMistake {
    return switch (next) {
      case BEGIN_LIST -> JsonToken.BEGIN_ARRAY;
      case BEGIN_OBJECT -> JsonToken.BEGIN_OBJECT;
      case TEXT -> JsonToken.STRING;
      case WORD -> word(lexer.value());
      default -> throw new JsonMistake(lexer.start());
    };
  }

  private JsonToken word(String word) throws JsonMistake {
    switch (word) {
      case "true", "false" -> {
        return JsonToken.BOOLEAN;
      }
      case "null" -> {
        return JsonToken.NULL;
      }
      default -> {
        if (NUMBER.matcher(word).matches()) {
          return JsonToken.NUMBER;
        }
        if (lexer.form() == Form.LENIENT) {
          return JsonToken.STRING;
        }
        throw new JsonMistake(lexer.start());
      }
    }
  }

  /** Returns whether another element or member follows in the list or object that is being read. */
  public boolean hasNext() throws UnreadableException {
    return switch (peek()) {
      case END_ARRAY, END_OBJECT, END_DOCUMENT -> false;
      default -> true;
    };
  }

  /** Steps into an object. */
  public void beginObject() throws UnreadableException {
    expect(JsonToken.BEGIN_OBJECT, "an object in braces");
    begin(Context.FIRST_MEMBER);
  }

  /** Steps out of an object. */
  public void endObject() throws UnreadableException {
    expect(JsonToken.END_OBJECT, "'}'");
    end();
  }

  /** Steps into a list. */
  public void beginArray() throws UnreadableException {
    expect(JsonToken.BEGIN_ARRAY, "a list in brackets");
    begin(Context.FIRST_ELEMENT);
  }

  /** Steps out of a list. */
  public void endArray() throws UnreadableException {
    expect(JsonToken.END_ARRAY, "']'");
    end();
  }

  private void begin(Context first) throws UnreadableException {
    if (depth == MOST_OPEN) {
      broken = true;
      throw new UnreadableException(
          lexer.start(),
          "expected lists and objects at most " + MOST_OPEN + " deep, found a deeper one");
    }
    takeValue();
    depth++;
    open[depth] = first;
  }

  private void end() {
    take();
    depth--;
  }

  private void take() {
    token = null;
    lexeme = null;
  }

  private void takeValue() {
    boolean isMissing = lexeme == Lexeme.COMMA || lexeme == Lexeme.END_LIST;
    token = null;
    lexeme = isMissing ? lexeme : null;
    open[depth] =
        switch (open[depth]) {
          case VALUE -> Context.VALUE;
          case FIRST_ELEMENT, COMMA_OR_END_OF_LIST -> Context.COMMA_OR_END_OF_LIST;
          case FIRST_MEMBER, COMMA_OR_END_OF_OBJECT, COLON -> Context.COMMA_OR_END_OF_OBJECT;
        };
  }

  /** Steps out of all lists and objects but {@code outer}, over what is left of them. */
  public void leaveTo(int outer) throws UnreadableException {
    while (depth > outer) {
      step();
    }
  }

  private void step() throws UnreadableException {
    switch (peek()) {
      case BEGIN_ARRAY -> beginArray();
      case BEGIN_OBJECT -> beginObject();
      case END_ARRAY, END_OBJECT -> end();
      case NAME -> takeName();
      default -> takeValue();
    }
  }

  private void takeName() {
    take();
    open[depth] = Context.COLON;
  }

  /** Returns the name of the next member. */
  public String name() throws UnreadableException {
    return placedName().value();
  }

  /** Returns the name of the next member, with its position. */
  public Text placedName() throws UnreadableException {
    expect(JsonToken.NAME, "a name");
    Text name = placed();
    takeName();
    return name;
  }

  /** Returns the next text; leniently, it may have no quotation marks. */
  public Text text() throws UnreadableException {
    expect(JsonToken.STRING, "a text in quotation marks");
    Text text = placed();
    takeValue();
    return text;
  }

  private Text placed() {
    SourcePosition at = lexer.start();
    boolean isBare = lexeme == Lexeme.WORD;
    SourcePosition first =
        isBare
            ? at
            : new SourcePosition(at.source(), at.line(), at.column() + 1); // behind the mark
    return new Text(first, lexer.value(), isBare);
  }

  /**
   * A text, and where it is.
   *
   * @param start where its first character stands
   * @param value the text
   * @param isBare whether it has no quotation marks
   */
  public record Text(SourcePosition start, String value, boolean isBare) {

    /** Where it begins, with its quotation mark if it has one. */
    public SourcePosition position() {
      return isBare
          ? start
          : new SourcePosition(start.source(), start.line(), Math.max(1, start.column() - 1));
    }

    /** Where character {@code i} of it stands, if no escape comes before it. */
    public SourcePosition positionOf(int i) {
      return new SourcePosition(start.source(), start.line(), start.column() + i);
    }
  }

  /** Returns the next number as it is written, with its position. */
  public Text number() throws UnreadableException {
    expect(JsonToken.NUMBER, "a number");
    Text number = placed();
    takeValue();
    return number;
  }

  /** Returns a whole number from {@code least} to {@code most}. */
  public int number(int least, int most) throws UnreadableException {
    Text number = number();
    if (WHOLE_NUMBER.matcher(number.value()).matches()) {
      int value = Integer.parseInt(number.value());
      if (value >= least && value <= most) {
        return value;
      }
    }
    throw new UnreadableException(
        number.start(),
        String.format(
            "expected a number from %d to %d, found %s", least, most, Quote.of(number.value())));
  }

  /** Returns the next value, which must be true or false. */
  public boolean truth() throws UnreadableException {
    expect(JsonToken.BOOLEAN, "true or false");
    boolean truth = lexer.value().equals("true");
    takeValue();
    return truth;
  }

  /** Steps over a value, token by token. */
  public void skip() throws UnreadableException {
    int outer = depth;
    step();
    leaveTo(outer);
  }

  private void expect(JsonToken expected, String inWords) throws UnreadableException {
    JsonToken found = peek();
    if (found != expected) {
      SourcePosition position = lexer.start();
      switch (found) {
        case STRING, NUMBER, BOOLEAN, NULL -> takeValue(); // reading goes on behind it
        default -> {}
      }
      throw new UnreadableException(
          position, "expected " + inWords + ", found " + JsonTokenName.of(found));
    }
  }

  @Override
  public void close() throws IOException {
    lexer.close();
  }
}
