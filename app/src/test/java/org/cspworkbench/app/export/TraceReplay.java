package org.cspworkbench.app.export;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** An independent replay of the lines of a trace, based only on docs/trace-format.md. */
final class TraceReplay {

  private record Position(Map<String, Set<String>> left, Map<String, String> assigned) {

    Position copy() {
      Map<String, Set<String>> copy = new LinkedHashMap<>();
      left.forEach((variable, values) -> copy.put(variable, new LinkedHashSet<>(values)));
      return new Position(copy, new HashMap<>(assigned));
    }
  }

  private final Deque<Position> aside = new ArrayDeque<>();
  private final Deque<Position> covered = new ArrayDeque<>();
  private final Set<String> moved = new LinkedHashSet<>();
  private Position now = new Position(new LinkedHashMap<>(), new HashMap<>());

  TraceReplay(JsonObject start) {
    for (Map.Entry<String, JsonElement> variable : start.getAsJsonObject("variables").entrySet()) {
      Set<String> values = new LinkedHashSet<>();
      variable.getValue().getAsJsonArray().forEach(value -> values.add(value.getAsString()));
      now.left.put(variable.getKey(), values);
      if (values.size() == 1) {
        now.assigned.put(variable.getKey(), values.iterator().next());
      }
    }
  }

  void apply(JsonObject event) {
    switch (event.get("event").getAsString()) {
      case "try" -> {
        aside.push(now.copy());
        if (event.has("half")) {
          left(variable(event)).retainAll(values(event));
        } else {
          now.assigned.put(variable(event), value(event));
        }
      }
      case "move" -> {
        now.assigned.put(variable(event), value(event));
        moved.add(variable(event));
      }
      case "place" -> now.assigned.put(variable(event), value(event));
      case "prune" -> left(variable(event)).removeAll(values(event));
      case "refute", "backtrack" -> {
        now = aside.pop();
        left(variable(event)).removeAll(event.has("half") ? values(event) : Set.of(value(event)));
      }
      case "jump" -> {
        event.getAsJsonArray("levels").forEach(level -> now = aside.pop());
        if (event.has("value")) {
          left(variable(event)).remove(value(event));
        }
      }
      case "cover" -> covered.push(now.copy());
      case "uncover" -> now = covered.pop();
      case "restart" -> {
        while (!aside.isEmpty()) {
          now = aside.pop();
        }
        moved.forEach(now.assigned::remove);
        moved.clear();
      }
      default -> {}
    }
  }

  int depth() {
    return aside.size();
  }

  /** Returns whether the domain of the variable still contains the value. */
  boolean contains(String variable, String value) {
    String assigned = now.assigned.get(variable);
    return (assigned == null || assigned.equals(value)) && left(variable).contains(value);
  }

  private Set<String> left(String variable) {
    return Objects.requireNonNull(now.left.get(variable), variable);
  }

  private static String variable(JsonObject event) {
    return event.get("variable").getAsString();
  }

  private static Set<String> values(JsonObject event) {
    Set<String> values = new LinkedHashSet<>();
    event.getAsJsonArray("values").forEach(value -> values.add(value.getAsString()));
    return values;
  }

  private static String value(JsonObject event) {
    return event.get("value").getAsString();
  }
}
