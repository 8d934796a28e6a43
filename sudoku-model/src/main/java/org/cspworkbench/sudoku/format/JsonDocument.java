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
 * One JSON value after the other, taken piece by piece, so that memory does not grow with what is
 * read. What is not as expected is told with line and column.
 */
public final class JsonDocument implements Closeable {

  /** The reader tells where it is in its text only. */
  private static final Pattern PLACE = Pattern.compile("line (\\d+) column (\\d+) path");

  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,6}");

  private final String source;
  private final JsonReader json;

  JsonDocument(String source, Reader reader) {
    this.source = source;
    this.json = new JsonReader(reader);
    json.setStrictness(Strictness.LENIENT); // else it takes one value only
  }

  /** One value by the letter of the standard (RFC 8259), called {@code source} by people. */
  public static JsonDocument strict(String source, Reader reader) {
    JsonDocument document = new JsonDocument(source, reader);
    document.json.setStrictness(Strictness.STRICT);
    return document;
  }

  /** Reads or looks at something. */
  private interface Step<T> {
    T take() throws IOException;
  }

  /**
   * Where the next list or object begins: the reader has stepped over the mark with which it does.
   * It steps over the whole of a number or a word. A text or name knows its place itself.
   */
  public Position position() throws UnreadableException {
    boolean marked =
        switch (peek()) {
          case BEGIN_ARRAY, END_ARRAY, BEGIN_OBJECT, END_OBJECT -> true;
          default -> false;
        };
    return marked ? before("[") : place();
  }

  /** Where {@code text} began, which has just been stepped over. */
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

  /** What comes next. */
  public JsonToken peek() throws UnreadableException {
    return attempt(json::peek);
  }

  /** Whether another element or member follows in the array or object that is being read. */
  public boolean hasNext() throws UnreadableException {
    return attempt(json::hasNext);
  }

  /** Steps into an object. */
  public void beginObject() throws UnreadableException {
    expect(JsonToken.BEGIN_OBJECT, "an object in braces");
    attempt(
        () -> {
          json.beginObject();
          return true;
        });
  }

  /** Steps out of an object. */
  public void endObject() throws UnreadableException {
    attempt(
        () -> {
          json.endObject();
          return true;
        });
  }

  /** Steps into a list. */
  public void beginArray() throws UnreadableException {
    expect(JsonToken.BEGIN_ARRAY, "a list in brackets");
    attempt(
        () -> {
          json.beginArray();
          return true;
        });
  }

  /** Steps out of a list. */
  public void endArray() throws UnreadableException {
    attempt(
        () -> {
          json.endArray();
          return true;
        });
  }

  /** The name of the next member. */
  String name() throws UnreadableException {
    return attempt(json::nextName);
  }

  /** The next text, which the reader also takes without quotation marks. */
  public Text text() throws UnreadableException {
    expect(JsonToken.STRING, "a text in quotation marks");
    return placed(json::nextString);
  }

  /** The name of the next member, with its place. */
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

    /** Where it begins, with its quotation mark if it has one. */
    public Position position() {
      return isBare
          ? start
          : new Position(start.source(), start.line(), Math.max(1, start.column() - 1));
    }

    /** Where character {@code i} of it stands, if no escape comes before it. */
    public Position positionOf(int i) {
      return new Position(start.source(), start.line(), start.column() + i);
    }
  }

  /** The next number as it is written, with its place. */
  public Text number() throws UnreadableException {
    expect(JsonToken.NUMBER, "a number");
    String written = attempt(json::nextString);
    return new Text(before(written), written, true);
  }

  /** A whole number from {@code least} to {@code most}. */
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

  /** Steps over a value. */
  public void skip() throws UnreadableException {
    attempt(
        () -> {
          json.skipValue();
          return true;
        });
  }

  private void expect(JsonToken token, String expected) throws UnreadableException {
    JsonToken found = peek();
    if (found != token) {
      throw new UnreadableException(
          placeOf(found), "expected " + expected + ", found " + say(found));
    }
  }

  /** Where the next value begins, which is taken where it is a number or a word. */
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

  private static String say(JsonToken token) {
    return switch (token) {
      case BEGIN_ARRAY -> "'['";
      case END_ARRAY -> "']'";
      case BEGIN_OBJECT -> "'{'";
      case END_OBJECT -> "'}'";
      case NAME -> "a name";
      case STRING -> "a text";
      case NUMBER -> "a number";
      case BOOLEAN -> "true or false";
      case NULL -> "null";
      case END_DOCUMENT -> "the end";
    };
  }

  private <T> T attempt(Step<T> step) throws UnreadableException {
    try {
      return step.take();
    } catch (MalformedJsonException | IllegalStateException e) {
      throw new UnreadableException(place(), "expected JSON, found a mistake in it");
    } catch (EOFException e) {
      throw new UnreadableException(place(), "expected JSON to go on, found the end");
    } catch (IOException e) {
      throw new UnreadableException(place(), "cannot be read any further: " + e.getMessage());
    }
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
