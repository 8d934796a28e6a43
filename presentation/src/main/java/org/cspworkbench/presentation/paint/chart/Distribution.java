package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;

/**
 * The distribution of numbers over several orders of magnitude: a histogram and the cumulative
 * distribution.
 *
 * @param name the label
 * @param sizes the midpoints of the classes, equidistant on a logarithmic axis
 * @param counts the number of numbers in each class
 * @param ranks the number of numbers that are at most the corresponding one of {@code levels}
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

  /**
   * Returns the distribution of these numbers, which are in ascending order; numbers less than 1
   * count as 1.
   */
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

  /** Returns the number of numbers. */
  public int size() {
    return ranks.isEmpty() ? 0 : ranks.get(ranks.length() - 1);
  }

  /** Returns whether any of these distributions has a number. */
  public static boolean hasAny(ImmutableList<Distribution> distributions) {
    return distributions.stream().anyMatch(each -> each.size() > 0);
  }
}
