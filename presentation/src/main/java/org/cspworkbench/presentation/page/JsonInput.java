package org.cspworkbench.presentation.page;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.Base64;
import java.util.HashSet;
import java.util.Set;

/**
 * A JSON text that is read value by value. Unlike the reader of documents, its texts may have any
 * length, as those of pictures and recordings. Faults name the member in which they are.
 */
final class JsonInput {

  /** What is read from a text. */
  @FunctionalInterface
  interface Content<T> {
    T read(JsonInput json) throws IOException, RunFault;
  }

  /** Reads the value of the member {@code name}. */
  @FunctionalInterface
  interface Member {
    void read(String name) throws IOException, RunFault;
  }

  /** Reads the next item of a list. */
  @FunctionalInterface
  interface Item {
    void read() throws IOException, RunFault;
  }

  private final String title;
  private final JsonReader json;

  private JsonInput(String title, JsonReader json) {
    this.title = title;
    this.json = json;
  }

  /**
   * Reads a whole text.
   *
   * @param title the name of the text in messages
   * @throws RunFault if it is not JSON, or has other content
   */
  static <T> T read(String title, String text, Content<T> content) throws RunFault {
    JsonReader reader = new JsonReader(new StringReader(text));
    reader.setStrictness(Strictness.STRICT);
    JsonInput json = new JsonInput(title, reader);
    try {
      T read = content.read(json);
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw json.expected("well-formed JSON");
      }
      return read;
    } catch (IOException e) {
      throw json.expected("well-formed JSON");
    }
  }

  /** Returns a fault at the current member. */
  RunFault expected(String what) {
    return new RunFault(title + ": expected " + what + " at " + json.getPath());
  }

  /** Returns the fault that there is no such member. */
  RunFault unknown(String name) {
    return new RunFault(title + ": there is no member '" + name + "' at " + json.getPath());
  }

  /** Reads an object, whose members may be in any order. */
  void members(Member member) throws IOException, RunFault {
    need(JsonToken.BEGIN_OBJECT, "an object in braces");
    Set<String> names = new HashSet<>();
    json.beginObject();
    while (json.hasNext()) {
      String name = json.nextName();
      if (!names.add(name)) {
        throw expected("each member once");
      }
      member.read(name);
    }
    json.endObject();
  }

  /** Reads a list. */
  void items(Item item) throws IOException, RunFault {
    need(JsonToken.BEGIN_ARRAY, "a list in brackets");
    json.beginArray();
    while (json.hasNext()) {
      item.read();
    }
    json.endArray();
  }

  /** Returns whether the next value is a text. */
  boolean isText() throws IOException {
    return json.peek() == JsonToken.STRING;
  }

  String text() throws IOException, RunFault {
    need(JsonToken.STRING, "a text in quotation marks");
    return json.nextString();
  }

  byte[] bytes() throws IOException, RunFault {
    try {
      return Base64.getDecoder().decode(text());
    } catch (IllegalArgumentException e) {
      throw expected("bytes in Base64");
    }
  }

  boolean truth() throws IOException, RunFault {
    need(JsonToken.BOOLEAN, "true or false");
    return json.nextBoolean();
  }

  long number(long least, long most) throws IOException, RunFault {
    double number = decimal();
    if (number != Math.rint(number) || number < least || number > most) {
      throw expected("a whole number from " + least + " to " + most);
    }
    return (long) number;
  }

  double decimal() throws IOException, RunFault {
    need(JsonToken.NUMBER, "a number");
    return Double.parseDouble(json.nextString());
  }

  private void need(JsonToken token, String what) throws IOException, RunFault {
    if (json.peek() != token) {
      throw expected(what);
    }
  }
}
