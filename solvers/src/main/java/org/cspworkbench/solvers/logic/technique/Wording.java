package org.cspworkbench.solvers.logic.technique;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Layout;
import org.cspworkbench.sudoku.Symbols;

/** How cells, digits and units are named in a sentence about one layout. */
public final class Wording {

  private final Layout layout;

  /** Names the cells of {@code layout}. */
  public Wording(Layout layout) {
    this.layout = layout;
  }

  /** A cell: {@code r3c5}. */
  public String cell(int cell) {
    return layout.shape().cellName(cell);
  }

  /** Cells: {@code r3c5, r3c7 and r4c2}. */
  public String cells(CellSet cells) {
    return list(cells.stream().mapToObj(this::cell).toList());
  }

  /** A digit. */
  public static String digit(int digit) {
    return String.valueOf(Symbols.of(digit));
  }

  /** Digits: {@code 2, 5 and 7}. */
  public static String digits(int digits) {
    return list(
        IntStream.range(0, Integer.SIZE)
            .filter(bit -> (digits >>> bit & 1) != 0)
            .mapToObj(bit -> digit(bit + 1))
            .toList());
  }

  /** Units: {@code rows 2 and 5}, {@code row 3 and box 4}. */
  public static String units(Collection<House> units) {
    List<String> names = units.stream().map(House::name).toList();
    String kind = names.isEmpty() ? "" : names.get(0).replaceAll("[0-9]+$", "");
    boolean sameKind =
        names.size() > 1
            && !kind.isBlank()
            && names.stream().allMatch(name -> name.matches(kind + "[0-9]+"));
    if (!sameKind) {
      return list(names);
    }
    String plural = kind.startsWith("box") ? "boxes " : kind.trim() + "s ";
    return plural + list(names.stream().map(name -> name.substring(kind.length())).toList());
  }

  /** A digit in some cells: {@code 5 in r3c5 and r3c7}. */
  public String at(int digit, CellSet cells) {
    return digit(digit) + " in " + cells(cells);
  }

  /** A digit in one of some cells: {@code 5 in r3c5 or r3c7}. */
  public String inOneOf(int digit, CellSet cells) {
    return digit(digit) + " in " + cells(cells).replace(" and ", " or ");
  }

  /** What is ruled out: {@code 2 leaves r1c1 and r1c2, 5 leaves r3c3}. */
  public String eliminations(Collection<Candidate> candidates) {
    Map<Integer, CellSet> byDigit = new TreeMap<>();
    for (Candidate candidate : candidates) {
      byDigit.merge(candidate.digit(), layout.cells(candidate.cell()), CellSet::or);
    }
    return list(
        byDigit.entrySet().stream()
            .map(entry -> digit(entry.getKey()) + " leaves " + cells(entry.getValue()))
            .toList());
  }

  /** Placements: {@code r3c5 = 2 and r4c7 = 5}. */
  public String placements(Collection<Candidate> candidates) {
    return list(
        candidates.stream()
            .map(candidate -> cell(candidate.cell()) + " = " + digit(candidate.digit()))
            .toList());
  }

  /** Names as a list: {@code a}, {@code a and b}, {@code a, b and c}. */
  public static String list(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  /** A chain as people write it: {@code 5 r1c2 = 5 r1c7 − 3 r1c7 = …}, = strong, − weak. */
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
    return digit(digit)
        + " "
        + cells.stream().mapToObj(this::cell).collect(Collectors.joining("/"));
  }
}
