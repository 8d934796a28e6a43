package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A finite, non-empty, immutable set of int values in ascending order, each with a label.
 *
 * <p>The kernel uses the <em>index</em> of a value, its position in this order from 0; constraints
 * and users use the value itself. A domain whose values are consecutive is kept as its first value
 * and its size.
 */
public final class Domain {

  /** The largest number of values that a domain may have: 2<sup>24</sup>. */
  public static final int MAX_SIZE = 1 << 24;

  private final int min;
  private final int size;
  private final int[] sparse; // the values, ascending; empty when they are consecutive from min
  private final ImmutableList<String> labels; // by index; empty when the number is the label

  private Domain(int min, int size, int[] sparse, ImmutableList<String> labels) {
    checkArgument(size >= 1, "a domain needs at least one value");
    checkArgument(size <= MAX_SIZE, "a domain may have at most %s values, not %s", MAX_SIZE, size);
    checkArgument(
        labels.isEmpty() || labels.size() == size, "%s labels for %s values", labels.size(), size);
    this.min = min;
    this.size = size;
    this.sparse = sparse;
    this.labels = labels;
  }

  /**
   * Returns the values from {@code min} to {@code max}, both included.
   *
   * @throws IllegalArgumentException if {@code min > max} or there are more than {@link #MAX_SIZE}
   *     values
   */
  public static Domain range(int min, int max) {
    checkArgument(min <= max, "a domain from %s to %s is empty", min, max);
    long size = (long) max - min + 1;
    checkArgument(size <= MAX_SIZE, "a domain may have at most %s values, not %s", MAX_SIZE, size);
    return new Domain(min, (int) size, new int[0], ImmutableList.of());
  }

  /**
   * Returns these values; order and repetitions do not matter.
   *
   * @throws IllegalArgumentException if there is no value, or more than {@link #MAX_SIZE}
   */
  public static Domain of(int... values) {
    checkArgument(values.length > 0, "a domain needs at least one value");
    int[] sorted = IntStream.of(values).sorted().distinct().toArray();
    boolean consecutive = (long) sorted[sorted.length - 1] - sorted[0] == sorted.length - 1;
    return new Domain(
        sorted[0], sorted.length, consecutive ? new int[0] : sorted, ImmutableList.of());
  }

  /**
   * Returns the values 0, 1, 2, … shown under these names, as in {@code Domain.named("red",
   * "green", "blue")}.
   */
  public static Domain named(String... names) {
    return range(0, names.length - 1).withLabels(ImmutableList.copyOf(names));
  }

  /**
   * Returns the same values, shown under these labels, in the order of the values.
   *
   * @throws IllegalArgumentException if there are not as many labels as values
   */
  public Domain withLabels(ImmutableList<String> newLabels) {
    checkArgument(newLabels.size() == size, "%s labels for %s values", newLabels.size(), size);
    return new Domain(min, size, sparse, newLabels);
  }

  /** Returns the number of values: at least 1. */
  public int size() {
    return size;
  }

  /** Returns the smallest value. */
  public int min() {
    return min;
  }

  /** Returns the largest value. */
  public int max() {
    return valueAt(size - 1);
  }

  /** Returns whether the values are consecutive integers, so that index = value − min. */
  public boolean isRange() {
    return sparse.length == 0;
  }

  /** Returns the value at {@code index}, 0 ≤ index &lt; size. */
  public int valueAt(int index) {
    return sparse.length == 0 ? min + index : sparse[index];
  }

  /** Returns the index of {@code value}, or −1 if it is not in this domain. */
  public int indexOf(int value) {
    if (sparse.length == 0) {
      return value >= min && value - (long) min < size ? value - min : -1;
    }
    return Math.max(-1, Arrays.binarySearch(sparse, value));
  }

  /** Returns how many values are at most {@code value}. */
  public int countUpTo(long value) {
    if (value < min) {
      return 0;
    }
    if (value >= max()) {
      return size;
    }
    if (isRange()) {
      return (int) (value - min) + 1;
    }
    int place = Arrays.binarySearch(sparse, (int) value);
    return place >= 0 ? place + 1 : -place - 1;
  }

  /** Returns whether {@code value} is in this domain. */
  public boolean contains(int value) {
    return indexOf(value) >= 0;
  }

  /** Returns whether this domain has all values from {@code least} to {@code most}, or none. */
  public Optional<Boolean> ofRange(int least, int most) {
    long count = (long) countUpTo(most) - countUpTo(least - 1L);
    boolean isAll = count == (long) most - least + 1;
    return isAll || count == 0 ? Optional.of(isAll) : Optional.empty();
  }

  /** Returns the values, ascending. */
  public IntStream values() {
    return IntStream.range(0, size).map(this::valueAt);
  }

  /** Returns whether the values have labels of their own instead of their numbers. */
  public boolean hasLabels() {
    return !labels.isEmpty();
  }

  /** Returns the name of the value at {@code index}: its label, or the number. */
  public String labelAt(int index) {
    return labels.isEmpty() ? Integer.toString(valueAt(index)) : labels.get(index);
  }

  /** Returns the name of {@code value}, which must be in this domain. */
  public String label(int value) {
    int index = indexOf(value);
    checkArgument(index >= 0, "%s is not in %s", value, this);
    return labelAt(index);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Domain domain
            && min == domain.min
            && size == domain.size
            && Arrays.equals(sparse, domain.sparse)
            && labels.equals(domain.labels));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * min + size) + Arrays.hashCode(sparse);
  }

  /** Returns the values as text: {@code 1..9} or {@code {red, green, blue}}. */
  @Override
  public String toString() {
    return isRange() && labels.isEmpty()
        ? min + ".." + max()
        : IntStream.range(0, size)
            .mapToObj(this::labelAt)
            .collect(Collectors.joining(", ", "{", "}"));
  }
}
