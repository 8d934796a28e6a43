package org.cspworkbench.sudoku.format;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Json;
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

  /** The names under which other programs state the board. */
  private static final ImmutableSet<String> BOARDS =
      ImmutableSet.of("grid", "board", "puzzle", "quiz", "sudoku");

  private final Set<String> forPeople = new TreeSet<>();
  private final Set<Variant> variants = EnumSet.noneOf(Variant.class);
  private Optional<Json> givens = Optional.empty();
  private Optional<Json> rows = Optional.empty();
  private Json.@Nullable Text unknown; // the first rule that this program does not have

  /** No members: those of a puzzle that is written. */
  ForeignMembers() {}

  /** The members of {@code puzzle}. */
  ForeignMembers(Json puzzle) throws UnreadableException {
    for (Json.Member member : puzzle.asMembers().values()) {
      String name = member.name().value();
      if (name.equals("cells")) {
        rows = Optional.of(member.value());
      } else if (BOARDS.contains(name)) {
        addBoard(member.value());
      } else if (!JsonPuzzle.NAMES.contains(name) && !RuleMember.hasName(name)) {
        add(member);
      }
    }
  }

  private void addBoard(Json board) {
    if (board instanceof Json.Items) {
      rows = Optional.of(board);
    } else if (board instanceof Json.Text) {
      givens = givens.or(() -> Optional.of(board));
    } // a number, a name: another kind of member
  }

  /** Returns the text that states the cells. */
  Optional<Json> givens() {
    return givens;
  }

  /** Returns the list that states the cells. */
  Optional<Json> rows() {
    return rows;
  }

  /** Adds a member; one that is empty states nothing. */
  private void add(Json.Member member) {
    String name = Ascii.toLowerCase(member.name().value());
    if (isEmpty(member.value()) || HARMLESS.contains(name)) {
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
          unknown = member.name();
        }
      }
    }
  }

  private static boolean isEmpty(Json value) {
    return value instanceof Json.Nothing
        || (value instanceof Json.Truth truth && !truth.value())
        || (value instanceof Json.Text text && text.value().isEmpty())
        || (value instanceof Json.Items list && list.items().isEmpty())
        || (value instanceof Json.Members object && object.members().isEmpty());
  }

  /**
   * Checks that every rule is known.
   *
   * @throws UnreadableException for the first one that is not
   */
  void checkRules() throws UnreadableException {
    Json.Text rule = unknown;
    if (rule != null) {
      throw new UnreadableException(
          rule.at(),
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
