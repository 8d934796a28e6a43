package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.gson.JsonParseException;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The members of a saved game in their written form. The puzzle that is needed to interpret them
 * may follow them in the text.
 */
final class GameMembers {

  /** The candidates that the player has excluded: one step from the empty sheet. */
  static final String STRUCK_OUT = "struckOut";

  /** The steps to undo, the last one first. */
  static final String UNDO = "undo";

  /** The steps to redo, the next one first. */
  static final String REDO = "redo";

  private static final ImmutableSet<String> WITH_STEPS = ImmutableSet.of(STRUCK_OUT, UNDO, REDO);

  private final Set<String> names = new HashSet<>();
  private final Map<String, String> words = new HashMap<>();
  private final Map<String, List<Map<String, String>>> steps = new HashMap<>();

  private GameMembers() {}

  /**
   * Reads the members of the next object; unknown members are skipped.
   *
   * @throws IOException if the text is not JSON
   * @throws JsonParseException if the next value is not an object
   */
  static GameMembers read(JsonReader json) throws IOException {
    GameMembers members = new GameMembers();
    if (json.peek() != JsonToken.BEGIN_OBJECT) {
      throw wrong(GameText.GAME, null);
    }
    json.beginObject();
    while (json.hasNext()) {
      members.readMember(json);
    }
    json.endObject();
    return members;
  }

  private void readMember(JsonReader json) throws IOException {
    String name = json.nextName();
    names.add(name);
    JsonToken kind = json.peek();
    switch (kind) {
      case STRING, NUMBER -> words.put(name, json.nextString());
      case BOOLEAN -> words.put(name, String.valueOf(json.nextBoolean()));
      default -> {
        if (!WITH_STEPS.contains(name)) {
          json.skipValue();
        } else if (kind == JsonToken.BEGIN_OBJECT) {
          steps.put(name, ImmutableList.of(step(name, json)));
        } else {
          steps.put(name, steps(name, json));
        }
      }
    }
  }

  private static List<Map<String, String>> steps(String name, JsonReader json) throws IOException {
    if (json.peek() != JsonToken.BEGIN_ARRAY) {
      throw wrong(name, null);
    }
    List<Map<String, String>> steps = new ArrayList<>();
    json.beginArray();
    while (json.hasNext()) {
      steps.add(step(name, json));
    }
    json.endArray();
    return steps;
  }

  private static Map<String, String> step(String name, JsonReader json) throws IOException {
    if (json.peek() != JsonToken.BEGIN_OBJECT) {
      throw wrong(name, null);
    }
    Map<String, String> changes = new LinkedHashMap<>();
    json.beginObject();
    while (json.hasNext()) {
      changes.put(json.nextName(), json.nextString());
    }
    json.endObject();
    return changes;
  }

  /**
   * Returns the string, number or Boolean of member {@code name} as text.
   *
   * @throws JsonParseException if there is none
   */
  String word(String name) {
    return need(words, name);
  }

  /**
   * Returns the value of member {@code name}, parsed by {@code kind}.
   *
   * @throws JsonParseException if there is no such member, or {@code kind} throws a {@link
   *     NumberFormatException}
   */
  <T> T value(String name, Function<String, T> kind) {
    try {
      return kind.apply(word(name));
    } catch (NumberFormatException e) {
      throw wrong(name, e);
    }
  }

  /**
   * Returns the steps of member {@code name}: for each step a map from changed cells to their new
   * content.
   *
   * @throws JsonParseException if there is no such member
   */
  List<Map<String, String>> steps(String name) {
    return need(steps, name);
  }

  private <T> T need(Map<String, T> members, String name) {
    T member = members.get(name);
    if (member != null) {
      return member;
    }
    if (names.contains(name)) {
      throw wrong(name, null);
    }
    throw new JsonParseException("there is no member '" + name + "' in it");
  }

  private static JsonParseException wrong(String name, @Nullable Throwable cause) {
    return new JsonParseException("its member '" + name + "' is not what it should be", cause);
  }
}
