package org.cspworkbench.sudoku.format;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonToken;
import java.util.EnumSet;
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

  /** Members that describe the puzzle to people, and may state rules in words. */
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

  private final Set<String> forPeople = new TreeSet<>();
  private final Set<Variant> variants = EnumSet.noneOf(Variant.class);
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
      case "diagonal-" -> variants.add(Variant.FALLING_DIAGONAL);
      case "diagonal+" -> variants.add(Variant.RISING_DIAGONAL);
      case "antiknight" -> variants.add(Variant.ANTI_KNIGHT);
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
    if (rule != null) {
      throw new UnreadableException(
          rule.position(),
          "expected the rules of classic Sudoku, diagonals, regions, sums or orders of cells,"
              + " found "
              + Quote.of(rule.value())
              + ", a rule that is not supported");
    }
  }

  /** Returns the variants that are stated. */
  Set<Variant> variants() {
    Set<Variant> stated = EnumSet.copyOf(variants);
    Set<Variant> both = EnumSet.of(Variant.FALLING_DIAGONAL, Variant.RISING_DIAGONAL);
    if (stated.containsAll(both)) {
      stated.removeAll(both);
      stated.add(Variant.DIAGONALS);
    }
    return stated;
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
