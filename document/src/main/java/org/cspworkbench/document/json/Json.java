package org.cspworkbench.document.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/** A value of a JSON document, with its position. */
public sealed interface Json {

  /** Returns the position of the first character. */
  SourcePosition at();

  /** Returns the kind of value, for messages. */
  String title();

  /** A string. */
  record Text(JsonDocument.Text text) implements Json {
    @Override
    public SourcePosition at() {
      return text.position();
    }

    @Override
    public String title() {
      return "a text";
    }

    /** Returns the text. */
    public String value() {
      return text.value();
    }

    /** Returns an exception for a fault at character {@code i}. */
    public UnreadableException fault(int i, String sentence) {
      return new UnreadableException(text.positionOf(i), sentence);
    }
  }

  /** A number in its written form. */
  record Numeral(SourcePosition at, String written) implements Json {
    @Override
    public String title() {
      return "a number";
    }
  }

  /** True, false or null. */
  record Word(SourcePosition at, String title) implements Json {}

  /** A list. */
  record Items(SourcePosition at, ImmutableList<Json> items) implements Json {
    @Override
    public String title() {
      return "a list";
    }
  }

  /** A member of an object. */
  record Member(Text name, Json value) {}

  /** An object. */
  record Members(SourcePosition at, ImmutableMap<String, Member> members) implements Json {
    @Override
    public String title() {
      return "an object in braces";
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

  /** Returns this value as a list. */
  default ImmutableList<Json> asItems() throws UnreadableException {
    if (this instanceof Items list) {
      return list.items();
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
