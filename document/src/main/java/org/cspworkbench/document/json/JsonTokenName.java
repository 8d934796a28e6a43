package org.cspworkbench.document.json;

import com.google.gson.stream.JsonToken;

/** What the tokens of JSON are called in messages. */
final class JsonTokenName {

  private JsonTokenName() {}

  /** Returns the name of {@code token}, with its article. */
  static String of(JsonToken token) {
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
}
