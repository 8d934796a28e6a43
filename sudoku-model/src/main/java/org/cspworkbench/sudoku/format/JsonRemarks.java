package org.cspworkbench.sudoku.format;

import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import com.google.gson.stream.JsonToken;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * The members of a JSON object that state {@link Remarks}. Other programs use these names too, so a
 * member with another content is ignored.
 */
final class JsonRemarks {

  /** The names of the members. */
  static final Set<String> NAMES =
      Set.of("solution", "level", "technique", "score", "seed", "number");

  private final Map<String, String> members = new HashMap<>();

  /** Reads the value of the member {@code name}, which is one of {@link #NAMES}. */
  void read(String name, JsonDocument json) throws UnreadableException {
    JsonToken kind = json.peek();
    if (kind == JsonToken.STRING) {
      members.put(name, json.text().value());
    } else if (kind == JsonToken.NUMBER) {
      members.put(name, json.number().value());
    } else {
      json.skip();
    }
  }

  /** Returns what is stated about {@code puzzle}; empty if nothing is. */
  Optional<Remarks> of(Grid puzzle) {
    Integer score = Ints.tryParse(members.getOrDefault("score", ""));
    Remarks stated =
        new Remarks(
            Optional.ofNullable(members.get("solution"))
                .flatMap(text -> Remarks.solution(text, puzzle)),
            Optional.ofNullable(members.get("level")).flatMap(Remarks::name),
            Optional.ofNullable(members.get("technique")).flatMap(Remarks::name),
            score == null ? OptionalInt.empty() : OptionalInt.of(score),
            origin());
    boolean isEmpty =
        stated.solution().isEmpty() && stated.level().isEmpty() && stated.origin().isEmpty();
    return isEmpty ? Optional.empty() : Optional.of(stated);
  }

  private Optional<Remarks.Origin> origin() {
    Long seed = number("seed");
    Long number = number("number");
    return seed == null || number == null
        ? Optional.empty()
        : Optional.of(new Remarks.Origin(seed, number));
  }

  private @Nullable Long number(String name) {
    return Longs.tryParse(members.getOrDefault(name, ""));
  }
}
