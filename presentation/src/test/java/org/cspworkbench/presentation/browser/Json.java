package org.cspworkbench.presentation.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Map;

/** Writes the messages of the protocols from maps, lists, strings, numbers and truth values. */
final class Json {

  private Json() {}

  /** Returns the call of a method. */
  static JsonObject call(String method, Map<String, ?> parameters) {
    return of(Map.of("method", method, "params", parameters)).getAsJsonObject();
  }

  /** Returns {@code value} as JSON; elements of JSON remain as they are. */
  static JsonElement of(Object value) {
    if (value instanceof JsonElement element) {
      return element;
    } else if (value instanceof Map<?, ?> map) {
      JsonObject object = new JsonObject();
      map.forEach((name, each) -> object.add(name.toString(), of(each)));
      return object;
    } else if (value instanceof List<?> list) {
      JsonArray array = new JsonArray(list.size());
      list.forEach(each -> array.add(of(each)));
      return array;
    } else if (value instanceof Number number) {
      return new JsonPrimitive(number);
    } else if (value instanceof Boolean truth) {
      return new JsonPrimitive(truth);
    }
    return new JsonPrimitive(value.toString());
  }
}
