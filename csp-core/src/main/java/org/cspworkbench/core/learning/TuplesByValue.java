package org.cspworkbench.core.learning;

import java.util.Arrays;
import org.cspworkbench.core.model.TupleList;

/** For each place and value the tuples of a list with that value there, found by bisection. */
final class TuplesByValue {

  private final TupleList list;
  private final int[] values; // of one tuple after the other
  private final long[][] sorted; // by place, made when first asked: value, then tuple

  TuplesByValue(TupleList list) {
    this.list = list;
    this.values = list.values().toArray();
    this.sorted = new long[list.arity()][];
  }

  /** Returns where the tuples with {@code value} at {@code place} begin; see {@link #tuple}. */
  int start(int place, int value) {
    return find(place, (long) value << 32);
  }

  /** Returns where they end. */
  int end(int place, int value) {
    return find(place, ((long) value + 1) << 32);
  }

  /** Returns the tuple number {@code at} in the order of the values at {@code place}. */
  int tuple(int place, int at) {
    return (int) sorted[place][at];
  }

  /** Returns the value at {@code place} of tuple number {@code tuple} of the list. */
  int value(int tuple, int place) {
    return values[tuple * list.arity() + place];
  }

  private int find(int place, long key) {
    if (sorted[place] == null) {
      long[] keys = new long[list.size()];
      Arrays.setAll(keys, t -> (long) list.value(t, place) << 32 | t);
      Arrays.sort(keys);
      sorted[place] = keys;
    }
    int at = Arrays.binarySearch(sorted[place], key);
    return at < 0 ? ~at : at;
  }
}
