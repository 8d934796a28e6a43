package org.cspworkbench.solvers.logic;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Position;

/**
 * What techniques conclude by their definitions, tried in all ways on sets of cell numbers. Shares
 * nothing with the techniques but the candidates of the position.
 */
final class Definitions {

  private static final int ALL_DIGITS = 0x3fe;

  /** Rows, columns and boxes. */
  private static final List<Set<Integer>> UNITS =
      IntStream.range(0, 27)
          .mapToObj(
              unit ->
                  filter(
                      numbers(81),
                      cell ->
                          unit == cell / 9
                              || unit == 9 + cell % 9
                              || unit == 18 + cell / 27 * 3 + cell % 9 / 3))
          .toList();

  private static final List<Set<Integer>> BOXES = UNITS.subList(18, 27);

  private static final List<Set<Integer>> PEERS =
      IntStream.range(0, 81)
          .mapToObj(cell -> filter(numbers(81), other -> see(cell, other)))
          .toList();

  private final int[] candidates = new int[81];
  private final Set<Set<Candidate>> conclusions = new HashSet<>();

  Definitions(Position position) {
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        candidates[cell] |= position.has(cell, digit) ? 1 << digit : 0;
      }
    }
  }

  /** The conclusions of all instances of the technique. */
  Set<Set<Candidate>> conclusions(String technique) {
    switch (technique) {
      case "full-house", "naked-single", "hidden-single" -> singles();
      case "pointing", "claiming" -> lockedCandidates();
      case "locked-pair", "naked-pair" -> nakedSubsets(2);
      case "locked-triple", "naked-triple" -> nakedSubsets(3);
      case "naked-quad" -> nakedSubsets(4);
      case "hidden-pair" -> hiddenSubsets(2);
      case "hidden-triple" -> hiddenSubsets(3);
      case "hidden-quad" -> hiddenSubsets(4);
      case "x-wing", "finned-x-wing", "sashimi-x-wing" -> fish(2);
      case "swordfish", "finned-swordfish", "sashimi-swordfish" -> fish(3);
      case "jellyfish" -> fish(4);
      case "skyscraper", "two-string-kite", "turbot-fish" -> twoStrongLinks();
      case "xy-wing" -> wings(2);
      case "xyz-wing" -> wings(3);
      case "w-wing" -> wWings();
      default -> throw new IllegalArgumentException(technique);
    }
    return conclusions;
  }

  /** A cell with one candidate, or a digit with one place in a unit. */
  private void singles() {
    for (int cell = 0; cell < 81; cell++) {
      if (Integer.bitCount(candidates[cell]) == 1) {
        place(cell, Integer.numberOfTrailingZeros(candidates[cell]));
      }
    }
    for (Set<Integer> unit : UNITS) {
      for (int digit = 1; digit <= 9; digit++) {
        Set<Integer> places = places(unit, digit);
        if (places.size() == 1) {
          place(places.iterator().next(), digit);
        }
      }
    }
  }

  private void place(int cell, int digit) {
    conclusions.add(ImmutableSet.of(new Candidate(cell, digit)));
  }

  /** All places of a digit in one unit lie in another too: the other has it nowhere else. */
  private void lockedCandidates() {
    for (int digit = 1; digit <= 9; digit++) {
      for (Set<Integer> unit : UNITS) {
        Set<Integer> places = places(unit, digit);
        for (Set<Integer> other : UNITS) {
          if (places.size() > 1 && !other.equals(unit) && other.containsAll(places)) {
            conclude(1 << digit, Sets.difference(other, unit));
          }
        }
      }
    }
  }

  /** So many cells of a unit with as many digits: no cell that sees all of them has these. */
  private void nakedSubsets(int size) {
    for (Set<Integer> unit : UNITS) {
      for (Set<Integer> cells : subsets(filter(unit, this::isOpen), size)) {
        int digits = digits(cells);
        if (Integer.bitCount(digits) == size) {
          conclude(digits, commonPeers(cells));
          conclude(digits, Sets.difference(unit, cells)); // or of this unit only
        }
      }
    }
  }

  /** So many digits with as many places in a unit: these places have no other candidates. */
  private void hiddenSubsets(int size) {
    for (Set<Integer> unit : UNITS) {
      for (int digits = 0; digits <= ALL_DIGITS; digits += 2) {
        int wanted = digits;
        Set<Integer> cells = filter(unit, cell -> (candidates[cell] & wanted) != 0);
        if (Integer.bitCount(digits) == size
            && cells.size() == size
            && (digits(cells) & digits) == digits) {
          conclude(ALL_DIGITS & ~digits, cells);
        }
      }
    }
  }

  /**
   * A digit in so many lines lies in as many crossing lines, but for fins: the crossing lines have
   * it nowhere else in sight of all fins, which share a box. Two fish on the same lines are also
   * one.
   */
  private void fish(int size) {
    List<Set<Integer>> rows = UNITS.subList(0, 9);
    List<Set<Integer>> columns = UNITS.subList(9, 18);
    for (int digit = 1; digit <= 9; digit++) {
      fish(digit, size, rows, columns);
      fish(digit, size, columns, rows);
    }
  }

  private void fish(int digit, int size, List<Set<Integer>> bases, List<Set<Integer>> covers) {
    for (Set<Integer> chosen : subsets(numbers(9), size)) {
      Set<Integer> base = union(bases, chosen);
      Set<Integer> places = places(base, digit);
      Set<Set<Integer>> fish = new HashSet<>();
      for (Set<Integer> crossing : subsets(linesOf(places, covers), size)) {
        Set<Integer> cover = union(covers, crossing);
        Set<Integer> fins = ImmutableSet.copyOf(Sets.difference(places, cover));
        if (fins.isEmpty() || BOXES.stream().anyMatch(box -> box.containsAll(fins))) {
          Set<Integer> targets = places(Sets.difference(cover, base), digit);
          fish.add(filter(targets, cell -> fins.stream().allMatch(fin -> see(cell, fin))));
        }
      }
      for (Set<Integer> one : fish) {
        for (Set<Integer> other : fish) {
          conclude(1 << digit, Sets.union(one, other));
        }
      }
    }
  }

  private static Set<Integer> linesOf(Set<Integer> places, List<Set<Integer>> lines) {
    return filter(numbers(9), line -> !Sets.intersection(places, lines.get(line)).isEmpty());
  }

  /** Two units with two places of a digit each; one place of each sees the other. */
  private void twoStrongLinks() {
    for (int digit = 1; digit <= 9; digit++) {
      for (Set<Integer> one : UNITS) {
        for (Set<Integer> other : UNITS) {
          Set<Integer> link = places(one, digit);
          Set<Integer> next = places(other, digit);
          if (link.size() == 2 && next.size() == 2 && Sets.intersection(link, next).isEmpty()) {
            for (int a : link) {
              for (int b : next) {
                if (see(a, b)) {
                  Set<Integer> ends =
                      Sets.difference(Sets.union(link, next), ImmutableSet.of(a, b));
                  conclude(1 << digit, commonPeers(ends));
                }
              }
            }
          }
        }
      }
    }
  }

  /** A pivot of two or three digits and two cells in its sight, of two digits each. */
  private void wings(int pivotSize) {
    for (int pivot = 0; pivot < 81; pivot++) {
      if (Integer.bitCount(candidates[pivot]) == pivotSize) {
        for (Set<Integer> pincers : subsets(filter(PEERS.get(pivot), this::isBivalue), 2)) {
          int shared = pincers.stream().mapToInt(c -> candidates[c]).reduce(-1, (a, b) -> a & b);
          int all = digits(pincers) | candidates[pivot];
          boolean isWing =
              Integer.bitCount(shared) == 1
                  && Integer.bitCount(all) == 3
                  && (pivotSize == 3 || (candidates[pivot] & shared) == 0);
          if (isWing) {
            Set<Integer> seers =
                pivotSize == 3 ? Sets.union(pincers, ImmutableSet.of(pivot)) : pincers;
            conclude(shared, commonPeers(seers));
          }
        }
      }
    }
  }

  /** Two cells of the same two digits, joined by a unit with two places of one of them. */
  private void wWings() {
    for (Set<Integer> ends : subsets(filter(numbers(81), this::isBivalue), 2)) {
      List<Integer> two = new ArrayList<>(ends);
      int pair = candidates[two.get(0)];
      for (int digit = 1; digit <= 9 && pair == candidates[two.get(1)]; digit++) {
        for (Set<Integer> unit : UNITS) {
          List<Integer> link = new ArrayList<>(places(unit, digit));
          if ((pair >> digit & 1) != 0
              && link.size() == 2
              && (joins(link.get(0), link.get(1), two) || joins(link.get(1), link.get(0), two))) {
            conclude(pair & ~(1 << digit), commonPeers(ends));
          }
        }
      }
    }
  }

  private static boolean joins(int one, int other, List<Integer> ends) {
    return see(one, ends.get(0)) && see(other, ends.get(1));
  }

  /** Records that none of the cells has any of the digits. */
  private void conclude(int digits, Set<Integer> cells) {
    ImmutableSet.Builder<Candidate> out = ImmutableSet.builder();
    for (int cell : cells) {
      for (int digit = 1; digit <= 9; digit++) {
        if ((candidates[cell] & digits & 1 << digit) != 0) {
          out.add(new Candidate(cell, digit));
        }
      }
    }
    conclusions.add(out.build());
  }

  private boolean isOpen(int cell) {
    return candidates[cell] != 0;
  }

  private boolean isBivalue(int cell) {
    return Integer.bitCount(candidates[cell]) == 2;
  }

  private int digits(Set<Integer> cells) {
    return cells.stream().mapToInt(cell -> candidates[cell]).reduce(0, (a, b) -> a | b);
  }

  private Set<Integer> places(Set<Integer> unit, int digit) {
    return filter(unit, cell -> (candidates[cell] >> digit & 1) != 0);
  }

  private static Set<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed().collect(ImmutableSet.toImmutableSet());
  }

  private static Set<Integer> filter(Set<Integer> cells, IntPredicate condition) {
    return cells.stream().filter(condition::test).collect(ImmutableSet.toImmutableSet());
  }

  private static Set<Set<Integer>> subsets(Set<Integer> cells, int size) {
    return cells.size() < size ? ImmutableSet.of() : Sets.combinations(cells, size);
  }

  private static Set<Integer> union(List<Set<Integer>> lines, Set<Integer> chosen) {
    return chosen.stream()
        .flatMap(k -> lines.get(k).stream())
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Set<Integer> commonPeers(Set<Integer> cells) {
    return cells.stream().map(PEERS::get).reduce(Sets::intersection).orElseThrow();
  }

  private static boolean see(int a, int b) {
    boolean shareBox = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || shareBox);
  }
}
