package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import org.cspworkbench.core.cancellation.Cancellation;

/**
 * Tuples of values, all of one length: the relation that tables state. It is checked once, and
 * constraints that share the object are compiled once for each combination of domains.
 *
 * @param arity the length of a tuple, at least 1
 * @param values the values (not indices) of one tuple after the other, each tuple once, in
 *     lexicographic order; values outside the domains do no harm
 */
public record TupleList(int arity, ImmutableIntArray values) {

  /**
   * Checks the list.
   *
   * @param arity the length of a tuple
   * @param values the values of one tuple after the other
   * @throws IllegalArgumentException if the length is not positive, or the tuples are not whole,
   *     not in order or listed twice
   */
  public TupleList {
    checkArgument(arity > 0, "a tuple needs at least one value");
    checkArgument(values.length() % arity == 0, "the last tuple of a table is not whole");
    for (int start = arity; start < values.length(); start += arity) {
      Cancellation.check();
      checkArgument(
          isBeforeNext(values, start - arity, arity),
          "the tuples of a table stand in lexicographic order, each once");
    }
  }

  private static boolean isBeforeNext(ImmutableIntArray values, int start, int arity) {
    for (int k = start; k < start + arity; k++) {
      if (values.get(k) != values.get(k + arity)) {
        return values.get(k) < values.get(k + arity);
      }
    }
    return false;
  }

  /**
   * Returns a list of tuples in any order; repetitions are left out.
   *
   * @throws IllegalArgumentException if a tuple is not of length {@code arity}
   */
  public static TupleList of(int arity, int[]... tuples) {
    for (int[] tuple : tuples) {
      checkArgument(
          tuple.length == arity, "expected %s values in a tuple, found %s", arity, tuple.length);
    }
    int[][] sorted = tuples.clone();
    Arrays.sort(sorted, new TupleOrder());
    ImmutableIntArray.Builder flat = ImmutableIntArray.builder();
    for (int t = 0; t < sorted.length; t++) {
      Cancellation.check();
      if (t == 0 || !Arrays.equals(sorted[t - 1], sorted[t])) {
        flat.addAll(sorted[t]);
      }
    }
    return new TupleList(arity, flat.build().trimmed());
  }

  /** Returns the number of tuples. */
  public int size() {
    return values.length() / arity;
  }

  /** Returns the value at {@code position} of tuple number {@code tuple}. */
  public int value(int tuple, int position) {
    return values.get(tuple * arity + position);
  }

  /** Returns whether this tuple is listed. */
  public boolean contains(int... tuple) {
    return isAmong(values, tuple);
  }

  /**
   * Returns whether {@code tuple} is one of {@code sorted}: tuples of its length, one after the
   * other, in lexicographic order.
   */
  static boolean isAmong(ImmutableIntArray sorted, int... tuple) {
    int low = 0;
    int high = sorted.length() / tuple.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = compare(sorted, middle * tuple.length, tuple);
      if (order == 0) {
        return true;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return false;
  }

  /** Returns the lexicographic order of the tuple at {@code start} and {@code other}. */
  private static int compare(ImmutableIntArray sorted, int start, int... other) {
    for (int k = 0; k < other.length; k++) {
      int order = Integer.compare(sorted.get(start + k), other[k]);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
