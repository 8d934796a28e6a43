package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.sudoku.Grid;

/**
 * The members of a JSON object that state {@link Remarks}. Other programs use these names too, so a
 * member with another content is ignored.
 */
final class JsonRemarks {

  /** The names of the members. */
  static final ImmutableSet<String> NAMES =
      ImmutableSet.of("solution", "givenCount", "level", "technique", "score", "seed", "number");

  private static final Codec<String> TEXT =
      Codec.of(JsonRemarks::word, (text, json) -> json.value(text));
  private static final Codec<String> NUMBER =
      Codec.of(JsonRemarks::word, (number, json) -> json.jsonValue(number));

  private JsonRemarks() {}

  /** Returns what is stated about {@code puzzle}; empty if nothing is. */
  static Optional<Remarks> in(Members<Puzzle> members, Grid puzzle) throws UnreadableException {
    Optional<String> solution = find(members, "solution", TEXT, Remarks::solution);
    find(members, "givenCount", NUMBER, remarks -> Optional.of(puzzle.givens().filled()));
    Optional<String> level = find(members, "level", TEXT, Remarks::level);
    Optional<String> technique = find(members, "technique", TEXT, Remarks::technique);
    Optional<Integer> score =
        find(members, "score", NUMBER, remarks -> remarks.score().stream().boxed().findFirst())
            .map(Ints::tryParse);
    Optional<Long> seed =
        find(members, "seed", NUMBER, remarks -> remarks.origin().map(Remarks.Origin::seed))
            .map(Longs::tryParse);
    Optional<Long> number =
        find(members, "number", NUMBER, remarks -> remarks.origin().map(Remarks.Origin::number))
            .map(Longs::tryParse);
    Remarks stated =
        new Remarks(
            solution.flatMap(text -> Remarks.solution(text, puzzle)),
            level.flatMap(Remarks::name),
            technique.flatMap(Remarks::name),
            score.map(OptionalInt::of).orElse(OptionalInt.empty()),
            seed.flatMap(s -> number.map(n -> new Remarks.Origin(s, n))));
    boolean isEmpty =
        stated.solution().isEmpty() && stated.level().isEmpty() && stated.origin().isEmpty();
    return isEmpty ? Optional.empty() : Optional.of(stated);
  }

  private static Optional<String> find(
      Members<Puzzle> members,
      String name,
      Codec<String> codec,
      Function<Remarks, Optional<?>> part)
      throws UnreadableException {
    return members.find(name, codec, puzzle -> puzzle.remarks().flatMap(part).map(String::valueOf));
  }

  private static String word(Json json) {
    return json instanceof Json.Text text
        ? text.value()
        : json instanceof Json.Numeral number ? number.written() : "";
  }
}
