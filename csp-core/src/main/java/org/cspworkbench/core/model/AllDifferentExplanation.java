package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Explains a removal by all-different: a Hall set, whose variables have so few values in all that
 * the removed one is left for nobody else (Hall, "On Representatives of Subsets", Journal of the
 * London Mathematical Society 10, 1935).
 *
 * <p>The other variables are given values of their own, one after the other, the removed value set
 * aside, until one cannot be given any. It and all variables that would have to move on for it are
 * the Hall set. O(n²·d) for n variables of d values.
 */
final class AllDifferentExplanation implements Explanation {

  private final int[][] numberOf; // by place and index: the value, numbered
  private final BitSet[] rows; // by place: the numbers left
  private final int[] ownerOf; // by number
  private final int[] reachedFrom; // by number: a place
  private final BitSet reached = new BitSet();
  private final int[] waiting;
  private final int[] order;

  /** Explains what {@code constraint} removes. */
  AllDifferentExplanation(DifferentValues constraint) {
    ImmutableList<Variable> scope = constraint.scope();
    int n = scope.size();
    long[][] sums = new long[n][];
    for (int k = 0; k < n; k++) {
      long offset = constraint.offset(k);
      sums[k] = scope.get(k).domain().values().mapToLong(v -> v + offset).toArray();
    }
    long[] values = Longs.concat(sums);
    Arrays.sort(values);
    numberOf = new int[n][];
    rows = new BitSet[n];
    for (int k = 0; k < n; k++) {
      numberOf[k] = Arrays.stream(sums[k]).mapToInt(v -> firstOf(values, v)).toArray();
      rows[k] = new BitSet();
    }
    ownerOf = new int[values.length];
    reachedFrom = new int[values.length];
    waiting = new int[n];
    order = new int[n];
  }

  /** Returns where {@code value}, which may be repeated, comes up first. */
  private static int firstOf(long[] values, long value) {
    int at = Arrays.binarySearch(values, value);
    while (at > 0 && values[at - 1] == value) {
      at--;
    }
    return at;
  }

  @Override
  public boolean explain(int k, int i, PastScope past) {
    int removed = numberOf[k][i];
    int others = readOthers(k, removed, past);
    Arrays.fill(ownerOf, NONE);
    for (int o = 0; o < others; o++) {
      int count = reachOrMatch(order[o]);
      if (count > 0) {
        for (int w = 0; w < count; w++) {
          addMissing(waiting[w], removed, past);
        }
        return true;
      }
    }
    return false;
  }

  /** Reads the rows of all places but {@code k}; orders them by how many values are left. */
  private int readOthers(int k, int removed, PastScope past) {
    int count = 0;
    for (int place = 0; place < rows.length; place++) {
      if (place == k) {
        continue;
      }
      BitSet row = rows[place];
      row.clear();
      for (int i = 0; i < numberOf[place].length; i++) {
        if (numberOf[place][i] != removed && past.had(place, i)) {
          row.set(numberOf[place][i]);
        }
      }
      waiting[place] = row.cardinality();
      int at = count++;
      while (at > 0 && waiting[order[at - 1]] > waiting[place]) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = place;
    }
    return count;
  }

  /** Gives {@code root} a value, and returns 0, or how many places wait in vain for it to move. */
  private int reachOrMatch(int root) {
    reached.clear();
    waiting[0] = root;
    int last = 1;
    for (int first = 0; first < last; first++) {
      BitSet row = rows[waiting[first]];
      for (int v = row.nextSetBit(0); v >= 0; v = row.nextSetBit(v + 1)) {
        if (reached.get(v)) {
          continue;
        }
        reached.set(v);
        reachedFrom[v] = waiting[first];
        if (ownerOf[v] == NONE) {
          moveOn(v, root);
          return 0;
        }
        waiting[last++] = ownerOf[v];
      }
    }
    return last;
  }

  private void moveOn(int free, int root) {
    int v = free;
    while (true) {
      int place = reachedFrom[v];
      int old = valueOf(place);
      ownerOf[v] = place;
      if (place == root) {
        return;
      }
      v = old;
    }
  }

  private int valueOf(int place) {
    for (int v = rows[place].nextSetBit(0); v >= 0; v = rows[place].nextSetBit(v + 1)) {
      if (ownerOf[v] == place) {
        return v;
      }
    }
    return NONE;
  }

  /** Adds that the variable at {@code place} has no values outside the Hall set. */
  private void addMissing(int place, int removed, PastScope past) {
    if (rows[place].cardinality() <= 1 && past.isSingle(place)) {
      past.addDomain(place);
      return;
    }
    for (int i = 0; i < numberOf[place].length; i++) {
      int v = numberOf[place][i];
      if (v != removed && !reached.get(v)) {
        past.addRemoved(place, i);
      }
    }
  }
}
