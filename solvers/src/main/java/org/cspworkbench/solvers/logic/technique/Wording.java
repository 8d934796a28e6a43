package org.cspworkbench.solvers.logic.technique;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Contradiction;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.sudoku.Symbols;

/**
 * How cells, digits and units are named in a sentence about one layout, and the sentence itself, in
 * the words of one language.
 */
public final class Wording {

  private final BoardLayout layout;
  private final Phrases phrases;
  private final UnitNames units;

  /** Names the cells of {@code layout} in the language of {@code locale}, or in English. */
  public Wording(BoardLayout layout, Locale locale) {
    this.layout = layout;
    this.phrases = new Phrases(locale);
    this.units = new UnitNames(phrases);
  }

  /** Returns the phrase at {@code key} of the bundle {@code Logic} with these names in it. */
  public String text(String key, Object... names) {
    return phrases.text(key, names);
  }

  /**
   * Returns the first of {@code parts}, and each other one joined to it by the phrase at {@code
   * key}.
   */
  public String join(String key, List<String> parts) {
    return parts.stream().reduce((before, part) -> text(key, before, part)).orElse("");
  }

  /** Returns a cell: {@code r3c5}. */
  public String cell(int cell) {
    return layout.shape().cellName(cell);
  }

  /** Cells: {@code r3c5, r3c7 and r4c2}. */
  public String cells(CellSet cells) {
    return phrases.and(names(cells));
  }

  /** Cells in the order of a path: {@code r3c5, r4c2 and r3c7}. */
  public String cells(int... path) {
    return phrases.and(Arrays.stream(path).mapToObj(this::cell).toList());
  }

  private List<String> names(CellSet cells) {
    return cells.stream().mapToObj(this::cell).toList();
  }

  /** Returns a digit. */
  public static String digit(int digit) {
    return String.valueOf(Symbols.of(digit));
  }

  /** Digits, digit d as bit d − 1: {@code 2, 5 and 7}. */
  public String digits(int digits) {
    return phrases.and(
        IntStream.range(0, Integer.SIZE)
            .filter(bit -> (digits >>> bit & 1) != 0)
            .mapToObj(bit -> digit(bit + 1))
            .toList());
  }

  /** Returns a unit that does something: {@code row 3}. */
  public String unit(House unit) {
    return units(List.of(unit));
  }

  /** Units that do something: {@code rows 2 and 5}, {@code row 3 and box 4}. */
  public String units(Collection<House> some) {
    return units.the(some);
  }

  /** Returns where something is: {@code in row 3}, {@code in row 3 and box 4}. */
  public String in(House... some) {
    return in(List.of(some));
  }

  /** Returns where something is: {@code in rows 2 and 5}. */
  public String in(Collection<House> some) {
    return units.in(some);
  }

  /** Returns where something is, in one unit or another: {@code in row 3 or column 4}. */
  public String inOneOf(House... some) {
    return units.inOneOf(List.of(some));
  }

  /** Returns where something is: {@code in r3c5 and r4c2}. */
  public String in(CellSet cells) {
    return text("in.cells", cells(cells));
  }

  /** Whose something is: {@code of row 3}. */
  public String of(House unit) {
    return units.of(unit);
  }

  /** Returns a digit in some cells: {@code 5 in r3c5 and r3c7}. */
  public String at(int digit, CellSet cells) {
    return text("at", digit(digit), cells(cells));
  }

  /** Returns a digit in one of some cells: {@code 5 in r3c5 or r3c7}. */
  public String atOneOf(int digit, CellSet cells) {
    return text("at", digit(digit), phrases.or(names(cells)));
  }

  /** Returns what a cell holds: {@code r3c5 = 4}. */
  public String is(int cell, int digit) {
    return cell(cell) + " = " + digit(digit);
  }

  /** Returns what a cell does not hold: {@code r3c5 ≠ 4}. */
  public String isNot(int cell, int digit) {
    return cell(cell) + " ≠ " + digit(digit);
  }

  /** Returns what is ruled out: {@code 2 leaves r1c1 and r1c2, 5 leaves r3c3}. */
  public String eliminations(Collection<Candidate> candidates) {
    Map<Integer, CellSet> byDigit = new TreeMap<>();
    for (Candidate candidate : candidates) {
      byDigit.merge(candidate.digit(), layout.cells(candidate.cell()), CellSet::or);
    }
    return phrases.and(
        byDigit.entrySet().stream()
            .map(entry -> text("leaves", digit(entry.getKey()), cells(entry.getValue())))
            .toList());
  }

  /** Placements: {@code r3c5 = 2 and r4c7 = 5}. */
  public String placements(Collection<Candidate> candidates) {
    return phrases.and(candidates.stream().map(in -> is(in.cell(), in.digit())).toList());
  }

  /** Returns what cannot be: {@code r3c5 has no candidate left}, {@code row 3 holds 5 twice}. */
  public String contradiction(Contradiction found) {
    if (found instanceof Contradiction.NoCandidate none) {
      return text("contradiction.cell", cell(none.cell()));
    }
    if (found instanceof Contradiction.NoPlace none) {
      return text("contradiction.place", unit(none.house()), digit(none.digit()));
    }
    Contradiction.Repeated repeated = (Contradiction.Repeated) found;
    return text("contradiction.twice", unit(repeated.house()), digit(repeated.digit()));
  }

  /**
   * Returns a chain in the usual notation: {@code 5 r1c2 = 5 r1c7 − 3 r1c7 = …}, = strong, − weak.
   */
  public String chain(List<Link> links) {
    StringBuilder text = new StringBuilder();
    for (Link link : links) {
      if (text.isEmpty()) {
        text.append(node(link.fromDigit(), link.from()));
      }
      text.append(link.kind() == Link.Kind.STRONG ? " = " : " − ");
      text.append(node(link.toDigit(), link.to()));
    }
    return text.toString();
  }

  private String node(int digit, CellSet cells) {
    return digit(digit) + " " + cells.stream().mapToObj(this::cell).collect(joining("/"));
  }

  /**
   * The names of units in a sentence. In some languages, such as Portuguese, the name depends on
   * the preposition: {@code a linha 3}, {@code na linha 3}, {@code da linha 3}. So there is a
   * phrase for each kind of unit and each of these.
   */
  private static final class UnitNames {

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

    private String each(
        Collection<House> units, String form, Function<List<String>, String> joined) {
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
}
