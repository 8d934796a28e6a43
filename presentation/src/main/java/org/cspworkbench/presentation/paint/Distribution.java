package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;

/**
 * Many numbers that differ by powers of ten: how many there are of each size, and how many are no
 * greater than any one.
 *
 * @param name whose numbers they are
 * @param sizes the middles of the classes, evenly apart on a logarithmic axis
 * @param counts how many numbers fall into each class
 * @param ranks how many numbers are no greater than that of the same place in {@code levels}
 * @param levels some of the numbers, ascending
 */
public record Distribution(
    String name,
    ImmutableDoubleArray sizes,
    ImmutableIntArray counts,
    ImmutableIntArray ranks,
    ImmutableDoubleArray levels) {

  private static final int CLASSES_PER_DECADE = 6;
  private static final int MOST_LEVELS = 300;

  /** Of these numbers, in ascending order; what is less than 1 counts as 1. */
  public static Distribution of(String name, ImmutableLongArray ascending) {
    if (ascending.isEmpty()) {
      return new Distribution(
          name,
          ImmutableDoubleArray.of(),
          ImmutableIntArray.of(),
          ImmutableIntArray.of(),
          ImmutableDoubleArray.of());
    }
    int first = classOf(ascending.get(0));
    int[] counts = new int[classOf(ascending.get(ascending.length() - 1)) - first + 1];
    ascending.forEach(number -> counts[classOf(number) - first]++);
    ImmutableDoubleArray.Builder sizes = ImmutableDoubleArray.builder();
    for (int k = 0; k < counts.length; k++) {
      sizes.add(Math.pow(10, (first + k + 0.5) / CLASSES_PER_DECADE));
    }
    ImmutableIntArray.Builder ranks = ImmutableIntArray.builder();
    ImmutableDoubleArray.Builder levels = ImmutableDoubleArray.builder();
    int step = Math.max(1, ascending.length() / MOST_LEVELS);
    for (int rank = 1; rank < ascending.length(); rank += step) {
      ranks.add(rank);
      levels.add((double) Math.max(1, ascending.get(rank - 1)));
    }
    ranks.add(ascending.length());
    levels.add((double) Math.max(1, ascending.get(ascending.length() - 1)));
    return new Distribution(
        name, sizes.build(), ImmutableIntArray.copyOf(counts), ranks.build(), levels.build());
  }

  private static int classOf(long number) {
    return (int) Math.floor(Math.log10((double) Math.max(1, number)) * CLASSES_PER_DECADE + 1e-9);
  }

  /** How many numbers there are. */
  public int size() {
    return ranks.isEmpty() ? 0 : ranks.get(ranks.length() - 1);
  }

  /** Whether any of these has a number. */
  public static boolean hasAny(ImmutableList<Distribution> distributions) {
    return distributions.stream().anyMatch(each -> each.size() > 0);
  }
}
