package org.cspworkbench.app.export;

import com.google.common.annotations.VisibleForTesting;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.cspworkbench.document.MemoryLimit;
import org.jspecify.annotations.Nullable;

/**
 * The result of a problem from the results of all its parts, in any order. Only the first solutions
 * are kept, up to a number and a length, so that memory does not grow with the number of parts.
 */
public final class MergedRows {

  private static final int MOST_KEPT = 10_000;

  /** The most characters of all solutions that are kept; twice as many are held for a time. */
  private static final MemoryLimit CHARACTERS = MemoryLimit.of(1 << 26, 16);

  private static final int MOST_PARTS = 1 << 24;
  private static final String NO_RESULT = "expected a row of csp solve --parts";
  private static final Gson GSON = new Gson();

  private final MemoryLimit characters;
  private final TreeMap<Integer, List<String>> kept = new TreeMap<>(); // by part, as JSON
  private final Map<String, Long> statistics = new LinkedHashMap<>();
  private final BitSet seen = new BitSet();
  private @Nullable JsonObject first; // row, with which all others agree
  private int parts;
  private int keptCount;
  private long keptCharacters;
  private boolean isTooLong; // all that could be listed
  private long solutions;
  private long objective;
  private boolean isFinished = true;

  /** Creates a result without rows. */
  public MergedRows() {
    this(CHARACTERS);
  }

  @VisibleForTesting
  MergedRows(MemoryLimit characters) {
    this.characters = characters;
  }

  /**
   * Adds the result of a part.
   *
   * @throws IllegalArgumentException if it is none, belongs to other parts or was there before; the
   *     message says what was expected
   */
  public void add(String line) {
    JsonObject row = parse(line);
    JsonObject model = first;
    if (model == null) {
      parts = row.get("parts").getAsInt();
      check(parts >= 1 && parts <= MOST_PARTS, "the number of parts is out of range");
      first = row;
    } else {
      String expected = model.get("fingerprint").getAsString();
      String found = row.get("fingerprint").getAsString();
      check(
          found.equals(expected) && row.get("parts").getAsInt() == parts,
          "part %s is of another problem or cut: its fingerprint is %s, that of the first row %s"
              .formatted(row.get("part"), found, expected));
    }
    int part = row.get("part").getAsInt();
    check(part >= 1 && part <= parts, "expected a part from 1 to " + parts + ", found " + part);
    check(!seen.get(part), "part " + part + " comes twice");
    seen.set(part);
    take(part, row);
  }

  private static JsonObject parse(String line) {
    try {
      if (JsonParser.parseString(line) instanceof JsonObject row && isResult(row)) {
        return row;
      }
    } catch (JsonParseException e) {
      throw new IllegalArgumentException(NO_RESULT, e);
    }
    throw new IllegalArgumentException(NO_RESULT);
  }

  /** Returns whether each field is of its type. */
  private static boolean isResult(JsonObject row) {
    return Stream.of("part", "parts", "solutions").allMatch(name -> isNumber(row.get(name)))
        && Stream.of("fingerprint", "outcome").allMatch(name -> isText(row.get(name)))
        && row.get("statistics") instanceof JsonObject counters
        && counters.asMap().values().stream().allMatch(MergedRows::isNumber)
        && (isNumber(row.get(PartRows.WANTED)) || isAll(row.get(PartRows.WANTED)))
        && row.has("solution")
        && (!row.has("solutionsList") || row.get("solutionsList") instanceof JsonArray)
        && (!row.has("goal") || isText(row.get("goal")))
        && (!row.has("objective") || isNumber(row.get("objective")));
  }

  private static boolean isNumber(@Nullable JsonElement element) {
    return element instanceof JsonPrimitive primitive && primitive.isNumber();
  }

  private static boolean isText(@Nullable JsonElement element) {
    return element instanceof JsonPrimitive primitive && primitive.isString();
  }

  private static boolean isAll(@Nullable JsonElement element) {
    return element != null && isText(element) && element.getAsString().equals(PartRows.ALL);
  }

  private static void check(boolean holds, String sentence) {
    if (!holds) {
      throw new IllegalArgumentException(sentence);
    }
  }

  private void take(int part, JsonObject row) {
    String outcome = row.get("outcome").getAsString();
    isFinished &= outcome.equals("solved") || outcome.equals("unsatisfiable");
    solutions += row.get("solutions").getAsLong();
    row.getAsJsonObject("statistics").entrySet().forEach(this::count);
    JsonElement list = row.remove("solutionsList"); // the first row stays without it
    if (row.has("goal")) {
      takeBest(part, row);
    } else if (list != null) {
      keep(part, list.getAsJsonArray().asList());
    } else if (!row.get("solution").isJsonNull()) {
      keep(part, List.of(row.get("solution")));
    }
  }

  private void count(Map.Entry<String, JsonElement> field) {
    long value = field.getValue().getAsLong();
    statistics.merge(
        field.getKey(), value, field.getKey().equals("maxDepth") ? Math::max : Long::sum);
  }

  /** Of solutions of the same worth, that of the first part is the best. */
  private void takeBest(int part, JsonObject row) {
    if (!row.has("objective")) {
      return;
    }
    long worth = row.get("objective").getAsLong();
    long sign = row.get("goal").getAsString().equals("minimize") ? 1 : -1;
    boolean isBest =
        kept.isEmpty()
            || sign * worth < sign * objective
            || (worth == objective && part < kept.firstKey());
    if (isBest) {
      kept.clear();
      kept.put(part, List.of(GSON.toJson(row.get("solution"))));
      objective = worth;
    }
  }

  private void keep(int part, List<JsonElement> found) {
    List<String> texts = found.stream().map(GSON::toJson).toList();
    kept.put(part, texts);
    keptCount += texts.size();
    keptCharacters += texts.stream().mapToLong(String::length).sum();
    if (keptCount > 2 * MOST_KEPT || keptCharacters > 2L * characters.most()) {
      dropBeyondTheFirst();
    }
  }

  /** Keeps the first solutions by part that are within the limits, and the first in any case. */
  private void dropBeyondTheFirst() {
    keptCount = 0;
    keptCharacters = 0;
    boolean isFull = false;
    for (Map.Entry<Integer, List<String>> part : kept.entrySet()) {
      List<String> within = new ArrayList<>();
      for (String solution : part.getValue()) {
        boolean fits = keptCharacters + solution.length() <= characters.most() || keptCount == 0;
        isTooLong |= !fits && !isFull && keptCount < MOST_KEPT;
        isFull |= !fits || keptCount == MOST_KEPT;
        if (!isFull) {
          within.add(solution);
          keptCount++;
          keptCharacters += solution.length();
        }
      }
      part.setValue(within);
    }
    kept.values().removeIf(List::isEmpty);
  }

  /** Returns why fewer solutions are listed than others allow, if so. */
  public Optional<String> shortened() {
    dropBeyondTheFirst();
    long listed = Math.min(Math.min(solutions, wanted()), MOST_KEPT);
    return isTooLong && wanted() > 1 && keptCount < listed
        ? Optional.of(
            "only the first %,d of the solutions are listed: more are longer than %s"
                .formatted(keptCount, characters.inWords()))
        : Optional.empty();
  }

  /** Returns whether no row was added. */
  public boolean isEmpty() {
    return first == null;
  }

  /** Returns how many parts there are. */
  public int parts() {
    return parts;
  }

  /** Returns the parts that have no result, as ranges; empty if none is missing. */
  public String missing() {
    StringBuilder ranges = new StringBuilder();
    for (int from = seen.nextClearBit(1); from <= parts; ) {
      int next = seen.nextSetBit(from);
      int to = next < 0 ? parts : next - 1;
      ranges.append(ranges.isEmpty() ? "" : ",").append(from);
      ranges.append(to == from ? "" : ".." + to);
      from = seen.nextClearBit(to + 1);
    }
    return ranges.toString();
  }

  /** Returns the word for the outcome. */
  public String outcome() {
    boolean isEnough = !row().has("goal") && solutions >= wanted();
    if (!isFinished && !isEnough) {
      return "gave-up";
    }
    return solutions > 0 ? "solved" : "unsatisfiable";
  }

  private long wanted() {
    JsonElement wanted = row().get(PartRows.WANTED);
    return isAll(wanted) ? Long.MAX_VALUE : wanted.getAsLong();
  }

  private JsonObject row() {
    if (first == null) {
      throw new IllegalStateException("there is no row");
    }
    return first;
  }

  /** Returns the result as {@link JsonRuns} writes it: one object on one line. */
  public String write() {
    return JsonLine.of(this::write);
  }

  private void write(JsonWriter json) throws IOException {
    long total = Math.min(solutions, wanted());
    dropBeyondTheFirst();
    List<String> list =
        kept.values().stream().flatMap(List::stream).limit(Math.min(total, MOST_KEPT)).toList();
    for (String name : List.of("problem", "solver", "seed")) {
      json.name(name);
      GSON.toJson(row().get(name), json);
    }
    json.name("outcome").value(outcome());
    json.name("solutions").value(total);
    json.name("solution").jsonValue(list.isEmpty() ? "null" : list.get(0));
    if (row().has("goal") && !list.isEmpty()) {
      json.name("objective").value(objective);
    }
    if (wanted() > 1) {
      json.name("solutionsList").beginArray();
      for (String solution : list) {
        json.jsonValue(solution);
      }
      json.endArray();
    }
    statistics.computeIfPresent("attempts", (name, sum) -> sum - parts + 1);
    json.name("statistics").beginObject();
    for (Map.Entry<String, Long> field : statistics.entrySet()) {
      json.name(field.getKey()).value(field.getValue());
    }
    json.endObject();
  }
}
