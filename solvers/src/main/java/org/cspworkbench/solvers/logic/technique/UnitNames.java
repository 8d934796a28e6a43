package org.cspworkbench.solvers.logic.technique;

import com.google.common.base.CharMatcher;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.cspworkbench.solvers.logic.position.House;

/**
 * The names of units in a sentence. In some languages, such as Portuguese, the name depends on the
 * preposition: {@code a linha 3}, {@code na linha 3}, {@code da linha 3}. So there is a phrase for
 * each kind of unit and each of these.
 */
final class UnitNames {

  private static final CharMatcher NUMBER = CharMatcher.inRange('0', '9');

  private final Phrases phrases;

  UnitNames(Phrases phrases) {
    this.phrases = phrases;
  }

  /** Who does something: {@code row 3 and box 4}, {@code rows 2 and 5}. */
  String the(Collection<House> units) {
    return all(units, "");
  }

  /** Returns where something is: {@code in row 3 and box 4}, {@code in rows 2 and 5}. */
  String in(Collection<House> units) {
    return phrases.text("in", all(units, ".in"));
  }

  /** Returns where something is, in one of them: {@code in row 3 or box 4}. */
  String inOneOf(Collection<House> units) {
    return phrases.text("in", each(units, ".in", phrases::or));
  }

  /** Whose something is: {@code of row 3}. */
  String of(House unit) {
    return phrases.text("of", one(unit, ".of"));
  }

  private String all(Collection<House> units, String form) {
    List<String> kinds = units.stream().map(UnitNames::kind).distinct().toList();
    boolean areCounted = units.stream().noneMatch(unit -> number(unit).isEmpty());
    return units.size() > 1 && kinds.size() == 1 && areCounted
        ? phrases.text(
            "units." + kinds.get(0) + form,
            phrases.and(units.stream().map(UnitNames::number).toList()))
        : each(units, form, phrases::and);
  }

  private String each(Collection<House> units, String form, Function<List<String>, String> joined) {
    return joined.apply(units.stream().map(unit -> one(unit, form)).toList());
  }

  private String one(House unit, String form) {
    return phrases.text("unit." + kind(unit) + form, number(unit));
  }

  /** {@code row} of {@code row 3}, {@code falling-diagonal} of {@code falling diagonal}. */
  private static String kind(House unit) {
    return NUMBER.trimTrailingFrom(unit.name()).strip().replace(' ', '-');
  }

  private static String number(House unit) {
    return NUMBER.retainFrom(unit.name());
  }
}
