package org.cspworkbench.sudoku.format;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonToken;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Variant;
import org.jspecify.annotations.Nullable;

/**
 * The members of a puzzle in JSON that have no meaning in this program's form. In puzzles of
 * f-puzzles and SudokuPad, which have a rule for each such member, every one that is not empty must
 * be known: a rule is never dropped.
 */
final class ForeignMembers {

  /** Members without influence on the solutions. */
  private static final ImmutableSet<String> HARMLESS =
      ImmutableSet.of(
          "size",
          "id",
          "cellsize",
          "settings",
          "disabledlogic",
          "truecandidatesoptions",
          "highlightconflicts");

  /** Members that tell people about the puzzle, and may state rules in words. */
  private static final ImmutableSet<String> FOR_PEOPLE =
      ImmutableSet.of(
          "title",
          "author",
          "ruleset",
          "rules",
          "solution",
          "metadata",
          "msgcorrect",
          "successmessage");

  private static final String FALLING = "diagonal-";
  private static final String RISING = "diagonal+";
  private static final String ANTI_KNIGHT = "antiknight";

  private final Set<String> forPeople = new TreeSet<>();
  private final Set<String> known = new HashSet<>(); // rules of which this program has a variant
  private JsonDocument.@Nullable Text diagonal; // the first one
  private JsonDocument.@Nullable Text unknown; // the first rule that this program does not have

  /** Reads the value of a member; one that is empty states nothing. */
  void read(JsonDocument.Text member, JsonDocument json) throws UnreadableException {
    boolean isEmpty =
        switch (json.peek()) {
          case NULL -> isSkipped(json);
          case BOOLEAN -> !json.truth();
          case STRING -> json.text().value().isEmpty();
          case BEGIN_ARRAY, BEGIN_OBJECT -> isEmptyGroup(json);
          default -> !isSkipped(json);
        };
    String name = Ascii.toLowerCase(member.value());
    if (isEmpty || HARMLESS.contains(name)) {
      return;
    }
    switch (name) {
      case FALLING, RISING -> {
        known.add(name);
        diagonal = diagonal == null ? member : diagonal;
      }
      case ANTI_KNIGHT -> known.add(name);
      default -> {
        if (FOR_PEOPLE.contains(name)) {
          forPeople.add(name);
        } else if (unknown == null) {
          unknown = member;
        }
      }
    }
  }

  /** Skips the next value, and returns true. */
  private static boolean isSkipped(JsonDocument json) throws UnreadableException {
    json.skip();
    return true;
  }

  /** Reads a list or an object; returns whether it has no element and no member. */
  private static boolean isEmptyGroup(JsonDocument json) throws UnreadableException {
    boolean isList = json.peek() == JsonToken.BEGIN_ARRAY;
    if (isList) {
      json.beginArray();
    } else {
      json.beginObject();
    }
    boolean isEmpty = !json.hasNext();
    while (json.hasNext()) {
      if (!isList) {
        json.name();
      }
      json.skip();
    }
    if (isList) {
      json.endArray();
    } else {
      json.endObject();
    }
    return isEmpty;
  }

  /**
   * Checks that every rule is known.
   *
   * @throws UnreadableException for the first one that is not
   */
  void checkRules() throws UnreadableException {
    JsonDocument.Text rule = unknown;
    JsonDocument.Text single = diagonal;
    if (rule == null && single != null && !known.containsAll(List.of(FALLING, RISING))) {
      rule = single; // the rule for one diagonal alone
    }
    if (rule != null) {
      throw new UnreadableException(
          rule.position(),
          "expected the rules of classic Sudoku, both diagonals, regions, sums or orders of cells,"
              + " found "
              + Quote.of(rule.value())
              + ", a rule that is not supported");
    }
  }

  /** Returns the variants that are stated. */
  List<Variant> variants() {
    List<Variant> variants = new ArrayList<>();
    if (diagonal != null) {
      variants.add(Variant.DIAGONALS);
    }
    if (known.contains(ANTI_KNIGHT)) {
      variants.add(Variant.ANTI_KNIGHT);
    }
    return variants;
  }

  /** Returns a notice on what is not read. */
  ImmutableList<Puzzle.Notice> notices(SourcePosition position) {
    return forPeople.isEmpty()
        ? ImmutableList.of()
        : ImmutableList.of(
            new Puzzle.Notice(
                position, "the text of " + String.join(", ", forPeople) + " is not read"));
  }
}
