package org.cspworkbench.core.model;

import com.google.common.base.Equivalence;
import java.util.Arrays;

/** The tuples of a list in the order of the values at one place, found by bisection. */
final class TuplesByValue {

  /** Stands for a list, by its identity, and a place. */
  private record Key(Equivalence.Wrapper<TupleList> list, int place) {}

  private final long[] sorted; // value, then tuple

  private TuplesByValue(TupleList list, int place) {
    sorted = new long[list.size()];
    Arrays.setAll(sorted, t -> (long) list.value(t, place) << 32 | t);
    Arrays.sort(sorted);
  }

  /** Returns the tuples of {@code list} by their values at {@code place}; all runs share them. */
  static TuplesByValue of(TupleList list, int place, MemoTable memo) {
    return memo.get(
        new Key(Equivalence.identity().wrap(list), place), list, l -> new TuplesByValue(l, place));
  }

  /** Returns where the tuples with {@code value} begin; see {@link #tuple}. */
  int start(int value) {
    return find((long) value << 32);
  }

  /** Returns where they end. */
  int end(int value) {
    return find(((long) value + 1) << 32);
  }

  /** Returns the tuple number {@code at} in the order of the values. */
  int tuple(int at) {
    return (int) sorted[at];
  }

  private int find(long key) {
    int at = Arrays.binarySearch(sorted, key);
    return at < 0 ? ~at : at;
  }
}
