package org.cspworkbench.document.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/** A value of a JSON document, with its position. */
public sealed interface Json {

  /** Returns the position of the first character. */
  SourcePosition at();

  /** Returns the kind of value, for messages. */
  String title();

  /** Writes this value. */
  void write(JsonWriter json) throws IOException;

  /**
   * A string.
   *
   * @param at where it begins, with its quotation mark if it has one
   * @param value the text
   * @param isBare whether it has no quotation marks
   */
  record Text(SourcePosition at, String value, boolean isBare) implements Json {
    @Override
    public String title() {
      return "a text";
    }

    @Override
    public void write(JsonWriter json) throws IOException {
      json.value(value);
    }

    /** Returns an exception for a fault at character {@code i}, if no escape comes before it. */
    public UnreadableException fault(int i, String sentence) {
      int column = at.column() + (isBare ? 0 : 1) + i;
      return new UnreadableException(new SourcePosition(at.source(), at.line(), column), sentence);
    }
  }

  /** A number in its written form. */
  record Numeral(SourcePosition at, String written) implements Json {
    @Override
    public String title() {
      return "a number";
    }

    @Override
    public void write(JsonWriter json) throws IOException {
      json.jsonValue(written);
    }
  }

  /** True or false. */
  record Truth(SourcePosition at, boolean value) implements Json {
    @Override
    public String title() {
      return "true or false";
    }

    @Override
    public void write(JsonWriter json) throws IOException {
      json.value(value);
    }
  }

  /** Null. */
  record Nothing(SourcePosition at) implements Json {
    @Override
    public String title() {
      return "null";
    }

    @Override
    public void write(JsonWriter json) throws IOException {
      json.nullValue();
    }
  }

  /**
   * A list.
   *
   * @param at where it begins
   * @param items its elements
   * @param end where its last bracket stands
   */
  record Items(SourcePosition at, ImmutableList<Json> items, SourcePosition end) implements Json {
    @Override
    public String title() {
      return "'['";
    }

    @Override
    public void write(JsonWriter json) throws IOException {
      json.beginArray();
      for (Json item : items) {
        item.write(json);
      }
      json.endArray();
    }
  }

  /** A member of an object. */
  record Member(Text name, Json value) {

    /** Writes this member into the object that is being written. */
    public void write(JsonWriter json) throws IOException {
      json.name(name.value());
      value.write(json);
    }
  }

  /** An object. */
  record Members(SourcePosition at, ImmutableMap<String, Member> members) implements Json {
    @Override
    public String title() {
      return "'{'";
    }

    @Override
    public void write(JsonWriter json) throws IOException {
      json.beginObject();
      for (Member member : members.values()) {
        member.write(json);
      }
      json.endObject();
    }
  }

  /** Returns this value as a string. */
  default Text asText() throws UnreadableException {
    if (this instanceof Text text) {
      return text;
    }
    throw unexpected("a text in quotation marks");
  }

  /** Returns this value as a number. */
  default Numeral asNumeral() throws UnreadableException {
    if (this instanceof Numeral number) {
      return number;
    }
    throw unexpected("a number");
  }

  /** Returns this value as a whole number from {@code least} to {@code most}. */
  default long asNumber(long least, long most) throws UnreadableException {
    Numeral number = asNumeral();
    if (number.written().matches("-?\\d{1,18}")) {
      long value = Long.parseLong(number.written());
      if (value >= least && value <= most) {
        return value;
      }
    }
    throw new UnreadableException(
        at(),
        String.format(
            "expected a whole number from %d to %d, found %s", least, most, number.written()));
  }

  /** Returns this value as a number above 0 and up to {@code most}. */
  default double asPositive(double most) throws UnreadableException {
    String written = asNumeral().written();
    double number = Double.parseDouble(written);
    if (number > 0 && number <= most) {
      return number;
    }
    throw new UnreadableException(
        at(),
        String.format(
            "expected a number above 0 and up to %d, found %s", (long) most, Quote.of(written)));
  }

  /** Returns this value as true or false. */
  default boolean asTruth() throws UnreadableException {
    if (this instanceof Truth truth) {
      return truth.value();
    }
    throw unexpected("true or false");
  }

  /** Returns this value as a list. */
  default ImmutableList<Json> asItems() throws UnreadableException {
    return asList().items();
  }

  /** Returns this value as a list with its place. */
  default Items asList() throws UnreadableException {
    if (this instanceof Items list) {
      return list;
    }
    throw unexpected("a list in brackets");
  }

  /** Returns this value as an object. */
  default ImmutableMap<String, Member> asMembers() throws UnreadableException {
    if (this instanceof Members object) {
      return object.members();
    }
    throw unexpected("an object in braces");
  }

  /** Returns an exception that this value was found where something else was expected. */
  default UnreadableException unexpected(String expected) {
    return new UnreadableException(at(), "expected " + expected + ", found " + title());
  }
}
