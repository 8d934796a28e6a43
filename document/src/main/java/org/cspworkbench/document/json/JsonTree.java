package org.cspworkbench.document.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/** A reader of whole JSON documents. */
public final class JsonTree {

  /** The greatest number of values in a document, each of which takes memory as an object. */
  private static final int MOST_VALUES = 1 << 18;

  private final JsonDocument document;
  private int values;

  private JsonTree(JsonDocument document) {
    this.document = document;
  }

  /**
   * Parses {@code text}, strictly by the standard.
   *
   * @param source the name of the text in messages
   * @throws UnreadableException if it is not one JSON document, or an object names a member twice
   */
  public static Json read(String source, String text) throws UnreadableException {
    return read(JsonDocument.strict(source, new StringReader(text)));
  }

  /**
   * Parses and closes {@code document}, which is in memory.
   *
   * @throws UnreadableException if it is not one JSON document, or an object names a member twice
   */
  public static Json read(JsonDocument document) throws UnreadableException {
    try (document) {
      Json value = new JsonTree(document).value();
      if (document.peek() != JsonToken.END_DOCUMENT) {
        throw new UnreadableException(document.position(), "expected the end");
      }
      return value;
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory can be read", e);
    }
  }

  private Json value() throws UnreadableException {
    JsonToken next = document.peek();
    if (values++ == MOST_VALUES) {
      throw new UnreadableException(
          document.position(), "expected at most " + MOST_VALUES + " values, found more");
    }
    return switch (next) {
      case BEGIN_OBJECT -> members();
      case BEGIN_ARRAY -> items();
      case NUMBER -> {
        JsonDocument.Text number = document.number();
        yield new Json.Numeral(number.position(), number.value());
      }
      case STRING -> new Json.Text(document.text());
      case BOOLEAN -> {
        SourcePosition at = document.position();
        yield new Json.Truth(at, document.truth());
      }
      case NULL -> {
        SourcePosition at = document.position();
        document.skip();
        yield new Json.Nothing(at);
      }
      case END_DOCUMENT ->
          throw new UnreadableException(document.position(), "expected JSON, found nothing");
      default -> throw new IllegalStateException("no value begins with " + next);
    };
  }

  private Json items() throws UnreadableException {
    SourcePosition at = document.position();
    ImmutableList.Builder<Json> items = ImmutableList.builder();
    document.beginArray();
    while (document.hasNext()) {
      items.add(value());
    }
    document.endArray();
    return new Json.Items(at, items.build());
  }

  private Json members() throws UnreadableException {
    SourcePosition at = document.position();
    Map<String, Json.Member> members = new LinkedHashMap<>();
    document.beginObject();
    while (document.hasNext()) {
      Json.Text name = new Json.Text(document.placedName());
      if (members.putIfAbsent(name.value(), new Json.Member(name, value())) != null) {
        throw new UnreadableException(
            name.at(), "expected each name once, found '" + name.value() + "' again");
      }
    }
    document.endObject();
    return new Json.Members(at, ImmutableMap.copyOf(members));
  }
}
