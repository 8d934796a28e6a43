package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import java.util.function.LongFunction;

/**
 * Numbers as bars.
 *
 * @param bars the bars, from top to bottom
 * @param words how a number is written at its bar
 * @param ticks how a round number is written at the axis
 */
public record BarChart(
    ImmutableList<Bar> bars, LongFunction<String> words, LongFunction<String> ticks) {

  /** Where the greatest is more than so many times the smallest, the axis is logarithmic. */
  private static final long FEW = 10;

  /** What a bar stands for. */
  public enum Kind {
    /** A number. */
    PLAIN,
    /** The best number. */
    BEST,
    /** The beginning of a number that is not known. */
    CUT_OFF
  }

  /**
   * A number.
   *
   * @param name what it is the number of
   * @param number the number, or a negative one if there is none
   * @param kind what it stands for
   */
  public record Bar(String name, long number, Kind kind) {}

  /** The greatest number. */
  long greatest() {
    return bars.stream().mapToLong(Bar::number).max().orElse(0);
  }

  /** Whether the axis is logarithmic. */
  public boolean isLogarithmic() {
    long least = bars.stream().mapToLong(Bar::number).filter(n -> n > 0).min().orElse(1);
    return greatest() > FEW * least;
  }
}
