package org.cspworkbench.solvers.logic.sets;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.jspecify.annotations.Nullable;

/**
 * Which almost locked sets of a position are joined by a restricted common digit: one of both that
 * cannot be in both, because all cells of one that can hold it see all such cells of the other. Two
 * sets that are joined have no cell in common.
 *
 * <p>After a step most sets are those of the position before it; only the others are joined anew.
 */
final class RestrictedCommons {

  private final ImmutableList<AlmostLockedSet> sets;
  private final ImmutableList<ImmutableList<AlmostLockedSet>> byHouse; // the same
  private final ImmutableList<AlmostLockedSet> before; // the sets of the position before
  private final boolean[] isNew; // by set: whether it is not one of these
  private final int words; // for as many bits as there are sets
  private final long[] news; // the new sets, one bit each
  private final long[][] setsWith; // by word, then cell: the sets that it is in
  private final int[][] partners; // by set, ascending
  private final int[][] restricted; // by set and partner: the digits that join them
  private final int[] counts; // by set: how many partners it has

  private RestrictedCommons(Position position, @Nullable RestrictedCommons past) {
    this.sets = AlmostLockedSet.of(position);
    this.byHouse = AlmostLockedSet.byHouse(position);
    this.before = past == null ? ImmutableList.of() : past.sets;
    this.words = (sets.size() + Long.SIZE - 1) / Long.SIZE;
    this.isNew = new boolean[sets.size()];
    this.news = new long[words];
    this.setsWith = new long[words][position.layout().cellCount()];
    this.partners = new int[sets.size()][];
    this.restricted = new int[sets.size()][];
    this.counts = new int[sets.size()];
    if (past != null) {
      keep(past);
    }
    for (int set = 0; set < sets.size(); set++) {
      isNew[set] = partners[set] == null;
      if (isNew[set]) {
        partners[set] = new int[8];
        restricted[set] = new int[8];
        news[set >>> 6] |= 1L << set;
      }
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
      if (isNew[set]) {
        join(position, set, holders);
      }
    }
  }

  /** Returns the restricted commons of {@code position}. */
  static RestrictedCommons of(Position position) {
    return position.derive(RestrictedCommons.class, RestrictedCommons::following);
  }

  private static RestrictedCommons following(Position position) {
    Past past =
        position.derive(position.layout().noCells(), RestrictedCommons.class, p -> new Past());
    RestrictedCommons commons = new RestrictedCommons(position, past.latest);
    past.latest = commons;
    return commons;
  }

  /** The restricted commons of an earlier position of the puzzle. */
  private static final class Past {
    volatile @Nullable RestrictedCommons latest;
  }

  /** Copies the partners that sets of {@code past} have among those that are still here. */
  private void keep(RestrictedCommons past) {
    int[] kept = indicesOf(past);
    for (int old = 0; old < kept.length; old++) {
      int set = kept[old];
      if (set >= 0) {
        partners[set] = new int[past.partners[old].length];
        restricted[set] = new int[partners[set].length];
        for (int k = 0; k < past.counts[old]; k++) {
          int partner = kept[past.partners[old][k]];
          if (partner >= 0) {
            add(set, partner, past.restricted[old][k]);
          }
        }
      }
    }
  }

  /** Returns the present index of each set of {@code past}, or -1; both have them in one order. */
  private int[] indicesOf(RestrictedCommons past) {
    int[] indices = new int[past.sets.size()];
    int old = 0;
    int first = 0; // of a unit
    for (int house = 0; house < byHouse.size(); house++) {
      ImmutableList<AlmostLockedSet> now = byHouse.get(house);
      ImmutableList<AlmostLockedSet> then = past.byHouse.get(house);
      boolean isSame = now.equals(then);
      for (int i = 0; i < then.size(); i++) {
        int index = isSame ? i : now.indexOf(then.get(i));
        indices[old++] = index < 0 ? -1 : first + index;
      }
      first += now.size();
    }
    return indices;
  }

  /** Joins a new set and all others but the new ones before it. */
  private void join(Position position, int index, Holders[] holders) {
    AlmostLockedSet set = sets.get(index);
    long[] apart = apartFrom(set.cells());
    long[][] joined = new long[holders.length][]; // by digit
    for (int rest = set.digits(); rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      joined[digit - 1] = holders[digit - 1].within(set.seenBy(position, digit));
    }
    for (int w = 0; w < words; w++) {
      long some = 0;
      for (int rest = set.digits(); rest != 0; rest &= rest - 1) {
        some |= joined[Position.lowest(rest) - 1][w];
      }
      some &= apart[w] & ~(news[w] & before(index, w));
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

  /** Returns the bits of word {@code w} that belong to sets before {@code index}. */
  private static long before(int index, int w) {
    return w < index >>> 6 ? -1L : w == index >>> 6 ? (1L << index) - 1 : 0;
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

  /** Adds a partner in its place, which is mostly behind the others. */
  private void add(int set, int partner, int digits) {
    int count = counts[set]++;
    if (count == partners[set].length) {
      partners[set] = Arrays.copyOf(partners[set], 2 * count);
      restricted[set] = Arrays.copyOf(restricted[set], 2 * count);
    }
    int place = count;
    for (; place > 0 && partners[set][place - 1] > partner; place--) {
      partners[set][place] = partners[set][place - 1];
      restricted[set][place] = restricted[set][place - 1];
    }
    partners[set][place] = partner;
    restricted[set][place] = digits;
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

  /**
   * Returns whether combinations with each set are still to be searched, by set: all, or only those
   * that are new since a search without result.
   */
  boolean[] toSearch(Position position, Search search) {
    Failure failure = search.latest;
    if (failure != null && failure.sets.equals(before) && position.isWithin(failure.position)) {
      return isNew;
    }
    boolean[] all = new boolean[sets.size()];
    Arrays.fill(all, true);
    return all;
  }

  /** Records a search that found nothing. */
  void searchedInVain(Position position, Search search) {
    search.latest = new Failure(position, sets);
  }

  /** The latest search of a technique that found nothing. */
  static final class Search {
    private volatile @Nullable Failure latest;

    /** Returns what {@code technique} knows of the puzzle of {@code position}. */
    static Search of(Position position, Technique technique) {
      return position.derive(position.layout().noCells(), technique, p -> new Search());
    }
  }

  /** Where nothing was found, and among which sets. */
  private record Failure(Position position, ImmutableList<AlmostLockedSet> sets) {}

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
