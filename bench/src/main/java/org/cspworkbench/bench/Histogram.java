package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * How many runs fall into each class of a count, where a class covers twice as much as the one
 * before it.
 *
 * @param title what is counted
 * @param bars the classes from the least to that of the greatest count, empty ones too
 * @param unfinished how many runs came to no count
 * @param median what half of all runs stay within, if so many came to a count
 */
record Histogram(String title, ImmutableList<Bar> bars, int unfinished, OptionalLong median) {

  /**
   * A class.
   *
   * @param label the counts that it covers
   * @param runs how many runs came to one of them
   */
  record Bar(String label, int runs) {}

  /**
   * Sorts {@code counts} into classes, the first of which ends at {@code least}.
   *
   * @param runs how many runs there were
   */
  static Histogram of(String title, long least, long[] counts, int runs) {
    long[] sorted = Arrays.stream(counts).sorted().toArray();
    long top = sorted.length == 0 ? 0 : sorted[sorted.length - 1];
    ImmutableList.Builder<Bar> bars = ImmutableList.builder();
    for (long low = least, high = 1; low <= top; low = high + 1, high = 2 * low - 1) {
      long from = low;
      long to = high;
      long inside = Arrays.stream(sorted).filter(count -> count >= from && count <= to).count();
      bars.add(new Bar(from == to ? String.valueOf(from) : from + "–" + to, (int) inside));
    }
    OptionalLong median =
        sorted.length > runs / 2 ? OptionalLong.of(sorted[runs / 2]) : OptionalLong.empty();
    return new Histogram(title, bars.build(), runs - sorted.length, median);
  }
}
