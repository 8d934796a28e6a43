package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;

/** The member of a puzzle in JSON that states one kind of {@link Rule}. */
interface RuleMember {

  /** All of them, in the order in which they are written. */
  ImmutableList<RuleMember> ALL =
      ImmutableList.of(new CageMember(), new ThermometerMember(), new CandidatesMember());

  /** Returns the member of this name, in this or in another program, if one states a rule. */
  static Optional<RuleMember> named(String name) {
    return ALL.stream()
        .filter(member -> member.name().equals(name) || member.foreignNames().contains(name))
        .findFirst();
  }

  /** Returns whether a member represents {@code rule}. */
  static boolean exists(Rule rule) {
    return ALL.stream().anyMatch(member -> member.kind().isInstance(rule));
  }

  /** Returns an exception for parts of a puzzle that contradict each other or its size. */
  static UnreadableException misfit(SourcePosition position, IllegalArgumentException reason) {
    return new UnreadableException(
        position, "expected a consistent puzzle, found that " + reason.getMessage());
  }

  /** Returns its name in the object. */
  String name();

  /** Returns its names in puzzles of other programs; its value may be written as in these. */
  ImmutableList<String> foreignNames();

  /** Returns the kind of rule that it states. */
  Class<? extends Rule> kind();

  /** Returns a reader for one puzzle. */
  RuleReader reader();

  /** Writes the name and the value, if {@code shape} has the rule. */
  void write(JsonWriter json, Shape shape) throws IOException;

  /** Reads the rule of one puzzle. Cells are names until the size of the puzzle is known. */
  interface RuleReader {

    /**
     * Reads the value of the member; where there are several members of the name, that of each.
     *
     * @throws UnreadableException if it is none
     */
    void read(JsonDocument json) throws UnreadableException;

    /**
     * {@code shape} with the rule that was read, if it has any part.
     *
     * @throws UnreadableException if the rule does not fit the shape
     */
    Shape addTo(Shape shape) throws UnreadableException;
  }
}
