package org.cspworkbench.sudoku.format;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One JSON value after the other, taken piece by piece, each of bounded length, so that memory does
 * not grow with what is read. What is not as expected is told with line and column.
 */
public final class JsonDocument implements Closeable {

  /** The reader tells where it is in its text only. */
  private static final Pattern PLACE = Pattern.compile("line (\\d+) column (\\d+) path");

  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,6}");

  /** What the reader says of a text that ends in the middle of a string. */
  private static final String CUT_OFF = "Unterminated string";

  private final String source;
  private final TokenBound tokens;
  private final JsonReader json;
  private int depth; // how many lists and objects are open
  private boolean broken; // what follows is no JSON
  private boolean atEnd;

  JsonDocument(String source, Reader reader) {
    this.source = source;
    this.tokens = new TokenBound(reader);
    this.json = new JsonReader(tokens);
    json.setStrictness(Strictness.LENIENT); // else it takes one value only
  }

  /**
   * Returns one value by the letter of the standard (RFC 8259), called {@code source} by people.
   */
  public static JsonDocument strict(String source, Reader reader) {
    JsonDocument document = new JsonDocument(source, reader);
    document.json.setStrictness(Strictness.STRICT);
    return document;
  }

  /** Reads or looks at something. */
  private interface Step<T> {
    T take() throws IOException;
  }

  /** Reads a mark. */
  private interface Mark {
    void take() throws IOException;
  }

  /**
   * Returns whether reading cannot go on: the text is no JSON, or longer than it may be, or ends.
   */
  boolean isBroken() {
    return broken;
  }

  /** Returns whether the text has ended in the middle of a value. */
  boolean isAtEnd() {
    return atEnd;
  }

  /**
   * Returns where the next list or object begins: the reader has stepped over the mark with which
   * it does. It steps over the whole of a number or a word. A text or name knows its place itself.
   */
  public Position position() throws UnreadableException {
    boolean marked =
        switch (peek()) {
          case BEGIN_ARRAY, END_ARRAY, BEGIN_OBJECT, END_OBJECT -> true;
          default -> false;
        };
    return marked ? before("[") : place();
  }

  /** Returns where {@code text} began, which has just been stepped over. */
  private Position before(String text) {
    Position place = place();
    return new Position(source, place.line(), Math.max(1, place.column() - text.length()));
  }

  private Position place() {
    Matcher place = PLACE.matcher(json.toString());
    return place.find()
        ? new Position(source, Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)))
        : Position.of(source);
  }

  /** Returns what comes next. */
  public JsonToken peek() throws UnreadableException {
    return attempt(json::peek);
  }

  /**
   * Returns whether another element or member follows in the array or object that is being read.
   */
  public boolean hasNext() throws UnreadableException {
    return attempt(json::hasNext);
  }

  /** Steps into an object. */
  public void beginObject() throws UnreadableException {
    expect(JsonToken.BEGIN_OBJECT, "an object in braces");
    mark(json::beginObject, 1);
  }

  /** Steps out of an object. */
  public void endObject() throws UnreadableException {
    mark(json::endObject, -1);
  }

  /** Steps into a list. */
  public void beginArray() throws UnreadableException {
    expect(JsonToken.BEGIN_ARRAY, "a list in brackets");
    mark(json::beginArray, 1);
  }

  /** Steps out of a list. */
  public void endArray() throws UnreadableException {
    expect(JsonToken.END_ARRAY, "']'");
    mark(json::endArray, -1);
  }

  private void mark(Mark mark, int deeper) throws UnreadableException {
    attempt(
        () -> {
          mark.take();
          return true;
        });
    depth += deeper;
  }

  /** Steps out of all lists and objects but {@code outer}, over what is left of them. */
  void leaveTo(int outer) throws UnreadableException {
    while (depth > outer) {
      step(peek());
    }
  }

  private void step(JsonToken token) throws UnreadableException {
    switch (token) {
      case BEGIN_ARRAY -> mark(json::beginArray, 1);
      case BEGIN_OBJECT -> mark(json::beginObject, 1);
      case END_ARRAY -> mark(json::endArray, -1);
      case END_OBJECT -> mark(json::endObject, -1);
      case NAME -> attempt(json::nextName);
      default -> mark(json::skipValue, 0);
    }
  }

  /** Returns the name of the next member. */
  String name() throws UnreadableException {
    return attempt(json::nextName);
  }

  /** Returns the next text, which the reader also takes without quotation marks. */
  public Text text() throws UnreadableException {
    expect(JsonToken.STRING, "a text in quotation marks");
    return placed(json::nextString);
  }

  /** Returns the name of the next member, with its place. */
  public Text placedName() throws UnreadableException {
    peek();
    return placed(json::nextName);
  }

  /** Takes what the reader has looked at, and has stepped over the mark of, if it has one. */
  private Text placed(Step<String> step) throws UnreadableException {
    Position start = place();
    String value = attempt(step);
    Position end = place();
    boolean isBare = end.line() == start.line() && end.column() - start.column() == value.length();
    return new Text(start, value, isBare);
  }

  /**
   * A text, and where it is.
   *
   * @param start where its first character stands
   * @param value the text
   * @param isBare whether it has no quotation marks
   */
  public record Text(Position start, String value, boolean isBare) {

    /** Returns where it begins, with its quotation mark if it has one. */
    public Position position() {
      return isBare
          ? start
          : new Position(start.source(), start.line(), Math.max(1, start.column() - 1));
    }

    /** Returns where character {@code i} of it stands, if no escape comes before it. */
    public Position positionOf(int i) {
      return new Position(start.source(), start.line(), start.column() + i);
    }
  }

  /** Returns the next number as it is written, with its place. */
  public Text number() throws UnreadableException {
    expect(JsonToken.NUMBER, "a number");
    String written = attempt(json::nextString);
    return new Text(before(written), written, true);
  }

  /** Returns a whole number from {@code least} to {@code most}. */
  int number(int least, int most) throws UnreadableException {
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

  boolean truth() throws UnreadableException {
    expect(JsonToken.BOOLEAN, "true or false");
    return attempt(json::nextBoolean);
  }

  /** Steps over a value, token by token. */
  public void skip() throws UnreadableException {
    int outer = depth;
    step(peek());
    leaveTo(outer);
  }

  private void expect(JsonToken token, String expected) throws UnreadableException {
    JsonToken found = peek();
    if (found != token) {
      throw new UnreadableException(
          placeOf(found), "expected " + expected + ", found " + JsonTokenName.of(found));
    }
  }

  /** Returns where the next value begins, which is taken where it is a number or a word. */
  private Position placeOf(JsonToken value) throws UnreadableException {
    return switch (value) {
      case NUMBER -> before(attempt(json::nextString));
      case BOOLEAN -> before(String.valueOf(attempt(json::nextBoolean)));
      case NULL -> {
        skip();
        yield before("null");
      }
      case STRING -> text().position();
      default -> position();
    };
  }

  private <T> T attempt(Step<T> step) throws UnreadableException {
    try {
      tokens.nextToken();
      return step.take();
    } catch (TokenBound.TooLongException e) {
      broken = true;
      throw new UnreadableException(
          place(),
          "expected a text, name or number to end within "
              + TokenBound.LONGEST_TOKEN
              + " characters, found a longer one");
    } catch (IllegalStateException e) {
      throw mistake();
    } catch (MalformedJsonException e) {
      broken = true;
      throw String.valueOf(e.getMessage()).startsWith(CUT_OFF) ? cutOff() : mistake();
    } catch (EOFException e) {
      broken = true;
      throw cutOff();
    } catch (IOException e) {
      broken = true;
      throw new UnreadableException(place(), "cannot be read any further: " + SystemReason.of(e));
    }
  }

  private UnreadableException mistake() {
    return new UnreadableException(place(), "expected JSON, found a mistake in it");
  }

  private UnreadableException cutOff() {
    atEnd = true;
    return new UnreadableException(place(), "expected JSON to go on, found the end");
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
