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
  private final int words; // for as many bits as there are sets
  private final long[][] setsWith; // by word, then cell: the sets that it is in
  private final int[][] partners; // by set, ascending
  private final int[][] restricted; // by set and partner: the digits that join them
  private final int[] counts; // by set: how many partners it has

  private RestrictedCommons(Position position) {
    this.sets = AlmostLockedSet.of(position);
    this.words = (sets.size() + Long.SIZE - 1) / Long.SIZE;
    this.setsWith = new long[words][position.layout().cellCount()];
    this.partners = new int[sets.size()][8];
    this.restricted = new int[sets.size()][8];
    this.counts = new int[sets.size()];
    for (int set = 0; set < sets.size(); set++) {
      CellSet cells = sets.get(set).cells();
      for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell + 1)) {
        setsWith[set >>> 6][cell] |= 1L << set;
      }
    }
    Holders[] holders = new Holders[position.layout().size()];
    for (int digit = 1; digit <= holders.length; digit++) {
      holders[digit - 1] = new Holders(position.cells(digit), digit);
    }
    for (int set = 0; set < sets.size(); set++) {
      join(set, holders);
    }
  }

  /** Returns the restricted commons of {@code position}. */
  static RestrictedCommons of(Position position) {
    return position.derive(RestrictedCommons.class, RestrictedCommons::new);
  }

  /** Joins a set and those after it. */
  private void join(int index, Holders[] holders) {
    AlmostLockedSet set = sets.get(index);
    long[] apart = apartFrom(set.cells());
    long[][] joined = new long[holders.length][]; // by digit
    for (int rest = set.digits(); rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      joined[digit - 1] = holders[digit - 1].within(set.seenBy(digit));
    }
    for (int w = index >>> 6; w < words; w++) {
      long some = 0;
      for (int rest = set.digits(); rest != 0; rest &= rest - 1) {
        some |= joined[Position.lowest(rest) - 1][w];
      }
      some &= apart[w] & (w == index >>> 6 ? -2L << index : -1L);
      for (; some != 0; some &= some - 1) {
        int digits = 0;
        for (int rest = set.digits(); rest != 0; rest &= rest - 1) {
          int digit = Position.lowest(rest);
          digits |= (joined[digit - 1][w] & some & -some) == 0 ? 0 : Position.bit(digit);
        }
        int other = w * Long.SIZE + Long.numberOfTrailingZeros(some);
        add(index, other, digits);
        add(other, index, digits);
      }
    }
  }

  /** Returns the sets without any of {@code cells}, one bit each. */
  private long[] apartFrom(CellSet cells) {
    long[] apart = new long[words];
    Arrays.fill(apart, -1L);
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell + 1)) {
      for (int w = 0; w < words; w++) {
        apart[w] &= ~setsWith[w][cell];
      }
    }
    return apart;
  }

  private void add(int set, int partner, int digits) {
    int count = counts[set]++;
    if (count == partners[set].length) {
      partners[set] = Arrays.copyOf(partners[set], 2 * count);
      restricted[set] = Arrays.copyOf(restricted[set], 2 * count);
    }
    partners[set][count] = partner;
    restricted[set][count] = digits;
  }

  /** Returns how many sets {@code set} is joined to. */
  int count(int set) {
    return counts[set];
  }

  /** Returns partner {@code k} of the sets that {@code set} is joined to, ascending. */
  int partner(int set, int k) {
    return partners[set][k];
  }

  /** Returns the digits that join {@code set} and its partner {@code k}. */
  int restricted(int set, int k) {
    return restricted[set][k];
  }

  /** The sets that have a digit, and where. */
  private final class Holders {
    private final int[] cells; // that can hold the digit
    private final int[] others; // room for some of these
    private final long[] having; // the sets that have it

    Holders(CellSet cells, int digit) {
      this.cells = cells.toArray();
      this.others = new int[this.cells.length];
      this.having = new long[words];
      for (int set = 0; set < sets.size(); set++) {
        if ((sets.get(set).digits() & Position.bit(digit)) != 0) {
          having[set >>> 6] |= 1L << set;
        }
      }
    }

    /** Returns the sets that have the digit in {@code some} cells, and not elsewhere. */
    long[] within(CellSet some) {
      int count = 0;
      for (int cell : cells) {
        others[count] = cell;
        count += some.contains(cell) ? 0 : 1;
      }
      long[] within = new long[words];
      for (int w = 0; w < words; w++) {
        long elsewhere = 0;
        for (int i = 0; i < count; i++) {
          elsewhere |= setsWith[w][others[i]];
        }
        within[w] = having[w] & ~elsewhere;
      }
      return within;
    }
  }
}
