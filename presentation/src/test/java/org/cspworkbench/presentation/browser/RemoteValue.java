package org.cspworkbench.presentation.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;

/** Values of scripts as WebDriver BiDi writes them, with the type of each. */
final class RemoteValue {

  private RemoteValue() {}

  /** Returns the value as JSON; what JSON cannot hold is an empty object. */
  static JsonElement json(JsonObject remote) {
    JsonElement value = remote.get("value");
    return switch (remote.get("type").getAsString()) {
      case "null" -> JsonNull.INSTANCE;
      case "string", "boolean", "number" -> value;
      case "array" -> {
        JsonArray array = new JsonArray();
        value.getAsJsonArray().forEach(each -> array.add(json(each.getAsJsonObject())));
        yield array;
      }
      case "object" -> {
        JsonObject object = new JsonObject();
        for (JsonElement each : value.getAsJsonArray()) {
          JsonArray pair = each.getAsJsonArray();
          object.add(pair.get(0).getAsString(), json(pair.get(1).getAsJsonObject()));
        }
        yield object;
      }
      default -> new JsonObject();
    };
  }
}
