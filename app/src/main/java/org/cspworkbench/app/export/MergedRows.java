package org.cspworkbench.app.export;

import static java.util.Objects.requireNonNull;

import com.google.common.annotations.VisibleForTesting;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.cspworkbench.document.MemoryLimit;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.jspecify.annotations.Nullable;

/**
 * The result of a problem from the results of all its parts, in any order. Only the first solutions
 * are kept, up to a number and a length, so that memory does not grow with the number of parts.
 */
public final class MergedRows {

  private static final int MOST_KEPT = 10_000;

  /** The most characters of all solutions that are kept; twice as many are held for a time. */
  private static final MemoryLimit CHARACTERS = MemoryLimit.of(1 << 26, 16);

  /** The names of what the rows of all parts have in common and the result repeats. */
  private static final ImmutableList<String> SAME = ImmutableList.of("problem", "solver", "seed");

  private static final int MOST_PARTS = 1 << 24;
  private static final String NO_RESULT = "expected a row of csp solve --parts";

  private final MemoryLimit characters;
  private final TreeMap<Integer, List<String>> kept = new TreeMap<>(); // by part, as JSON
  private final Map<String, Long> statistics = new LinkedHashMap<>();
  private final BitSet seen = new BitSet();
  private @Nullable Row first; // row, with which all others agree
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
    Row row = parse(line);
    Row model = first;
    if (model == null) {
      parts = row.parts;
      check(parts <= MOST_PARTS, "the number of parts is out of range");
      first = row.withoutList();
    } else {
      check(
          row.fingerprint.equals(model.fingerprint) && row.parts == parts,
          "part %s is of another problem or cut: its fingerprint is %s, that of the first row %s"
              .formatted(row.part, row.fingerprint, model.fingerprint));
    }
    int part = row.part;
    check(part <= parts, "expected a part from 1 to " + parts + ", found " + part);
    check(!seen.get(part), "part " + part + " comes twice");
    seen.set(part);
    take(row);
  }

  /** The result of a part; {@code same} is what all of them have, to be written again. */
  private record Row(
      int part,
      int parts,
      String fingerprint,
      long wanted,
      Optional<String> goal,
      ImmutableList<Json.Member> same,
      String outcome,
      long solutions,
      Json solution,
      Optional<Long> objective,
      Optional<ImmutableList<Json>> list,
      ImmutableMap<String, Long> statistics) {

    private static final Codec<Integer> NUMBER = Codec.whole(1, Integer.MAX_VALUE);
    private static final Codec<Long> COUNT = Codec.wholeLong(0, Long.MAX_VALUE);
    private static final Codec<Long> WORTH = Codec.wholeLong(Long.MIN_VALUE, Long.MAX_VALUE);

    static Row read(Json json) throws UnreadableException {
      Fields row = new Fields(json);
      ImmutableMap<String, Json.Member> members = json.asMembers();
      ImmutableList.Builder<Json.Member> same = ImmutableList.builder();
      for (String name : SAME) {
        row.need(name);
        same.add(requireNonNull(members.get(name)));
      }
      return new Row(
          NUMBER.read(row.need("part")),
          NUMBER.read(row.need("parts")),
          row.need("fingerprint").asText().value(),
          PartRows.WANTED_CODEC.read(row.need(PartRows.WANTED)),
          row.find("goal", Codec.text()),
          same.build(),
          row.need("outcome").asText().value(),
          COUNT.read(row.need("solutions")),
          row.need("solution"),
          row.find("objective", WORTH),
          row.find("solutionsList", Codec.json().list()),
          COUNT.map().read(row.need("statistics")));
    }

    /** Returns this row as far as the other rows have the same. */
    Row withoutList() {
      return new Row(
          part,
          parts,
          fingerprint,
          wanted,
          goal,
          same,
          outcome,
          solutions,
          solution,
          objective,
          Optional.empty(),
          statistics);
    }
  }

  private static Row parse(String line) {
    try {
      return Row.read(Codec.json().readOfAnyLength("", line));
    } catch (UnreadableException e) {
      throw new IllegalArgumentException(
          NO_RESULT + "; column " + e.position().column() + ": " + e.problem(), e);
    }
  }

  private static void check(boolean holds, String sentence) {
    if (!holds) {
      throw new IllegalArgumentException(sentence);
    }
  }

  private void take(Row row) {
    isFinished &= row.outcome.equals("solved") || row.outcome.equals("unsatisfiable");
    solutions += row.solutions;
    row.statistics.forEach(
        (name, value) ->
            statistics.merge(name, value, name.equals("maxDepth") ? Math::max : Long::sum));
    if (row.goal.isPresent()) {
      takeBest(row);
    } else if (row.list.isPresent()) {
      keep(row.part, row.list.get());
    } else if (!(row.solution instanceof Json.Nothing)) {
      keep(row.part, ImmutableList.of(row.solution));
    }
  }

  /** Of solutions of the same worth, that of the first part is the best. */
  private void takeBest(Row row) {
    if (row.objective.isEmpty()) {
      return;
    }
    long worth = row.objective.get();
    long sign = row.goal.equals(Optional.of("minimize")) ? 1 : -1;
    boolean isBest =
        kept.isEmpty()
            || sign * worth < sign * objective
            || (worth == objective && row.part < kept.firstKey());
    if (isBest) {
      kept.clear();
      kept.put(row.part, List.of(Codec.json().line(row.solution)));
      objective = worth;
    }
  }

  private void keep(int part, ImmutableList<Json> found) {
    List<String> texts = found.stream().map(Codec.json()::line).toList();
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
    boolean isEnough = !row().goal.isPresent() && solutions >= wanted();
    if (!isFinished && !isEnough) {
      return "gave-up";
    }
    return solutions > 0 ? "solved" : "unsatisfiable";
  }

  private long wanted() {
    return row().wanted;
  }

  private Row row() {
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
    for (Json.Member member : row().same) {
      member.write(json);
    }
    json.name("outcome").value(outcome());
    json.name("solutions").value(total);
    json.name("solution").jsonValue(list.isEmpty() ? "null" : list.get(0));
    if (row().goal.isPresent() && !list.isEmpty()) {
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
