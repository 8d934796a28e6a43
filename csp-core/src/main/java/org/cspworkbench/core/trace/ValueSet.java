package org.cspworkbench.core.trace;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * An immutable set of values of one variable, by their indices in its domain: disjoint intervals,
 * ascending, between any two of which a value is missing. A million values without holes take as
 * much room as one.
 */
public final class ValueSet {

  private static final ValueSet EMPTY = new ValueSet(new int[0]);

  private final int[] ends; // the first and the last index of each interval
  private final int size;

  private ValueSet(int[] ends) {
    this.ends = ends;
    int count = 0;
    for (int at = 0; at < ends.length; at += 2) {
      count += ends[at + 1] - ends[at] + 1;
    }
    size = count;
  }

  /** Returns the empty set. */
  public static ValueSet empty() {
    return EMPTY;
  }

  /** Returns the set of the values at these indices. */
  public static ValueSet of(int... indices) {
    int[] sorted = indices.clone();
    Arrays.sort(sorted);
    Builder set = new Builder();
    for (int i : sorted) {
      set.add(i, i);
    }
    return set.build();
  }

  /** Returns the set of the values from {@code first} to {@code last}, which may be empty. */
  public static ValueSet range(int first, int last) {
    return first > last ? EMPTY : new ValueSet(new int[] {first, last});
  }

  /** Returns the set of those of the first {@code size} values that satisfy {@code test}. */
  public static ValueSet where(int size, IntPredicate test) {
    Builder set = new Builder();
    for (int i = 0; i < size; i++) {
      if (test.test(i)) {
        set.add(i, i);
      }
    }
    return set.build();
  }

  /** Returns the number of intervals. */
  public int intervalCount() {
    return ends.length / 2;
  }

  /** Returns the first index of interval {@code k}, 0 ≤ k &lt; {@link #intervalCount}. */
  public int first(int k) {
    return ends[2 * k];
  }

  /** Returns the last index of interval {@code k}. */
  public int last(int k) {
    return ends[2 * k + 1];
  }

  /** Returns whether the set contains the value at {@code index}. */
  public boolean contains(int index) {
    int at = Arrays.binarySearch(ends, index);
    return at >= 0 || (-at - 1) % 2 != 0;
  }

  /** Returns whether the set contains one of the values from {@code first} to {@code last}. */
  public boolean intersects(int first, int last) {
    int at = Arrays.binarySearch(ends, first);
    int next = at >= 0 ? at : -at - 1; // the end of an interval, or the first value of the next one
    return next < ends.length && (next % 2 != 0 || ends[next] <= last);
  }

  /** Returns the union of this set and {@code others}. */
  public ValueSet union(ValueSet others) {
    Builder union = new Builder();
    int own = 0;
    int other = 0;
    while (own < ends.length || other < others.ends.length) {
      boolean isOwn =
          other == others.ends.length || (own < ends.length && ends[own] <= others.ends[other]);
      int[] from = isOwn ? ends : others.ends;
      int at = isOwn ? own : other;
      union.add(from[at], from[at + 1]);
      own += isOwn ? 2 : 0;
      other += isOwn ? 0 : 2;
    }
    return union.build();
  }

  /** Returns this set without the value at {@code index}. */
  public ValueSet without(int index) {
    Builder rest = new Builder();
    for (int k = 0; k < intervalCount(); k++) {
      if (first(k) <= index && index <= last(k)) {
        rest.add(first(k), index - 1);
        rest.add(index + 1, last(k));
      } else {
        rest.add(first(k), last(k));
      }
    }
    return rest.build();
  }

  /** Returns the number of values. */
  public int size() {
    return size;
  }

  /** Returns whether the set is empty. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Returns the indices, ascending. */
  public IntStream indices() {
    if (intervalCount() == 1) {
      return IntStream.rangeClosed(first(0), last(0));
    }
    Cursor cursor = new Cursor();
    return IntStream.range(0, size).map(k -> cursor.next());
  }

  /** Goes over the indices, ascending. */
  private final class Cursor {
    private int interval;
    private int at = isEmpty() ? 0 : first(0);

    int next() {
      if (at > last(interval)) {
        at = first(++interval);
      }
      return at++;
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ValueSet set && Arrays.equals(ends, set.ends);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ends);
  }

  /** Returns the intervals, such as {@code {0..4, 7}}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (int k = 0; k < intervalCount(); k++) {
      text.append(k == 0 ? "" : ", ").append(first(k));
      if (first(k) < last(k)) {
        text.append("..").append(last(k));
      }
    }
    return text.append('}').toString();
  }

  /** A set that grows, from its first values to its last. */
  public static final class Builder {
    private int[] ends = new int[8];
    private int length;

    /**
     * Adds the values from {@code first}, which is at least the first of any interval added before,
     * to {@code last}; none if that is less.
     */
    public void add(int first, int last) {
      if (first > last) {
        return;
      }
      if (length > 0 && first - 1 <= ends[length - 1]) {
        ends[length - 1] = Math.max(ends[length - 1], last);
        return;
      }
      if (length == ends.length) {
        ends = Arrays.copyOf(ends, 2 * length);
      }
      ends[length] = first;
      ends[length + 1] = last;
      length += 2;
    }

    /** Returns the set of what was added. */
    public ValueSet build() {
      return length == 0 ? EMPTY : new ValueSet(Arrays.copyOf(ends, length));
    }
  }
}
