package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.sudoku.format.JsonDocument;
import org.cspworkbench.sudoku.format.SourcePosition;

/** A value of a JSON document, with the place where it begins. */
sealed interface Json {

  /** Where it begins. */
  SourcePosition at();

  /** What it is, for people. */
  String title();

  /** A text. */
  record Text(JsonDocument.Text text) implements Json {
    @Override
    public SourcePosition at() {
      return text.position();
    }

    @Override
    public String title() {
      return "a text";
    }

    String value() {
      return text.value();
    }

    /** The fault that lies at character {@code i}. */
    MalformedLessonException fault(int i, String sentence) {
      return new MalformedLessonException(text.positionOf(i), sentence);
    }
  }

  /** A number, as it is written. */
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

  /** The text that it is. */
  default Text asText() throws MalformedLessonException {
    if (this instanceof Text text) {
      return text;
    }
    throw unexpected("a text in quotation marks");
  }

  /** The number that it is. */
  default Numeral asNumeral() throws MalformedLessonException {
    if (this instanceof Numeral number) {
      return number;
    }
    throw unexpected("a number");
  }

  /** The whole number from {@code least} to {@code most} that it is. */
  default long asNumber(long least, long most) throws MalformedLessonException {
    Numeral number = asNumeral();
    if (number.written().matches("-?\\d{1,18}")) {
      long value = Long.parseLong(number.written());
      if (value >= least && value <= most) {
        return value;
      }
    }
    throw new MalformedLessonException(
        at(),
        String.format(
            "expected a whole number from %d to %d, found %s", least, most, number.written()));
  }

  /** The list that it is. */
  default ImmutableList<Json> asItems() throws MalformedLessonException {
    if (this instanceof Items list) {
      return list.items();
    }
    throw unexpected("a list in brackets");
  }

  /** The object that it is. */
  default ImmutableMap<String, Member> asMembers() throws MalformedLessonException {
    if (this instanceof Members object) {
      return object.members();
    }
    throw unexpected("an object in braces");
  }

  /** That something else was expected in its place. */
  default MalformedLessonException unexpected(String expected) {
    return new MalformedLessonException(at(), "expected " + expected + ", found " + title());
  }
}
