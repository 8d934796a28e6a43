package org.cspworkbench.solvers.logic.sets;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;

/**
 * Which almost locked sets of a position are joined by a restricted common digit: one of both that
 * cannot be in both, because all cells of one that can hold it see all such cells of the other. Two
 * sets that are joined have no cell in common.
 */
final class RestrictedCommons {

  private final ImmutableList<AlmostLockedSet> sets;
  private final int[][] partners; // by set, ascending
  private final int[][] restricted; // by set and partner: the digits that join them

  private RestrictedCommons(Position position) {
    this.sets = AlmostLockedSet.of(position);
    this.partners = new int[sets.size()][];
    this.restricted = new int[sets.size()][];
    Holders[] holders = new Holders[position.layout().size()];
    for (int digit = 1; digit <= holders.length; digit++) {
      holders[digit - 1] = new Holders(position, digit, sets);
    }
    for (int set = 0; set < sets.size(); set++) {
      join(set, holders);
    }
  }

  /** Returns the restricted commons of {@code position}. */
  static RestrictedCommons of(Position position) {
    return position.derive(RestrictedCommons.class, RestrictedCommons::new);
  }

  private void join(int index, Holders[] holders) {
    AlmostLockedSet set = sets.get(index);
    int[] found = new int[sets.size()];
    int[] digits = new int[found.length]; // by set
    int count = 0;
    for (int rest = set.digits(); rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      long[] within = holders[digit - 1].within(set.seenBy(digit));
      for (int w = 0; w < within.length; w++) {
        for (long some = within[w]; some != 0; some &= some - 1) {
          int other = w * Long.SIZE + Long.numberOfTrailingZeros(some);
          if (digits[other] != 0) {
            digits[other] |= Position.bit(digit);
          } else if (!sets.get(other).cells().intersects(set.cells())) {
            digits[other] = Position.bit(digit);
            found[count++] = other;
          }
        }
      }
    }
    int[] others = Arrays.copyOf(found, count);
    Arrays.sort(others);
    partners[index] = others;
    restricted[index] = new int[count];
    for (int k = 0; k < count; k++) {
      restricted[index][k] = digits[others[k]];
    }
  }

  /** Returns the sets that {@code set} is joined to, ascending. */
  int[] partners(int set) {
    return partners[set];
  }

  /** Returns the digits that join {@code set} and its partner {@code k}. */
  int restricted(int set, int k) {
    return restricted[set][k];
  }

  /** For each cell that can hold a digit, the sets which have it there, one bit each. */
  private static final class Holders {
    private final CellSet cells;
    private final long[] sets; // those that have the digit
    private final long[][] setsAt; // by cell

    Holders(Position position, int digit, ImmutableList<AlmostLockedSet> all) {
      cells = position.cells(digit);
      sets = new long[(all.size() + Long.SIZE - 1) / Long.SIZE];
      setsAt = new long[position.layout().cellCount()][];
      for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell + 1)) {
        setsAt[cell] = new long[sets.length];
      }
      for (int set = 0; set < all.size(); set++) {
        if ((all.get(set).digits() & Position.bit(digit)) != 0) {
          sets[set >>> 6] |= 1L << set;
          CellSet at = all.get(set).holders(digit);
          for (int cell = at.first(); cell != CellSet.NONE; cell = at.next(cell + 1)) {
            setsAt[cell][set >>> 6] |= 1L << set;
          }
        }
      }
    }

    /** Returns the sets that have the digit in {@code some} cells, and not elsewhere. */
    long[] within(CellSet some) {
      long[] within = some.isEmpty() ? new long[sets.length] : sets.clone();
      CellSet others = some.isEmpty() ? some : cells.minus(some);
      for (int cell = others.first(); cell != CellSet.NONE; cell = others.next(cell + 1)) {
        for (int w = 0; w < within.length; w++) {
          within[w] &= ~setsAt[cell][w];
        }
      }
      return within;
    }
  }
}
