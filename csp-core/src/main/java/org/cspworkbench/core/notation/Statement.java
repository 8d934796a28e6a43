package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;

/**
 * A statement of a problem in the notation, with its place in the text.
 *
 * @param form the form of the statement
 * @param lexemes its words and signs, at least one
 * @param end the offset behind its last character, before spaces and a remark
 * @param firstConstraint the index of its first constraint in the problem
 * @param endConstraint the index behind its last constraint; equal to the first one if it states
 *     none
 */
public record Statement(
    Form form, ImmutableList<Lexeme> lexemes, int end, int firstConstraint, int endConstraint) {

  /** The forms of statements. */
  public enum Form {
    /** The name of the problem. */
    NAME,
    /** Variables and their values. */
    VARIABLES,
    /** A number, or a list of numbers, with a name. */
    NUMBERS,
    /** One constraint, or a chain of comparisons. */
    CONSTRAINT,
    /** Constraints that are repeated. */
    LOOP,
    /** The objective. */
    OBJECTIVE,
    /** How the problem is drawn. */
    DRAWING
  }

  /** Returns the offset of its first character. */
  public int start() {
    return lexemes.get(0).offset();
  }

  /** Returns its first line, from 1. */
  public int line() {
    return lexemes.get(0).line();
  }

  /** Returns whether it states this constraint of the problem. */
  public boolean states(int constraint) {
    return constraint >= firstConstraint && constraint < endConstraint;
  }

  /** Returns whether {@code name} occurs in it. */
  public boolean mentions(String name) {
    return lexemes.stream().anyMatch(each -> each.kind() == Kind.NAME && each.text().equals(name));
  }

  /** Returns the place of the only word or sign among {@code signs}; empty if it has not one. */
  public OptionalInt only(ImmutableList<String> signs) {
    int found = -1;
    for (int k = 0; k < lexemes.size(); k++) {
      if (signs.stream().anyMatch(lexemes.get(k)::is)) {
        if (found >= 0) {
          return OptionalInt.empty();
        }
        found = k;
      }
    }
    return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
  }
}
