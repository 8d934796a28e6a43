package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.ImmutableList;
import java.util.function.LongFunction;

/**
 * A bar chart.
 *
 * @param bars the bars, from top to bottom
 * @param words the format of a number at its bar
 * @param ticks the format of a round number at the axis
 */
public record BarChart(
    ImmutableList<Bar> bars, LongFunction<String> words, LongFunction<String> ticks) {

  /** The axis is logarithmic if the ratio of the greatest to the smallest number exceeds this. */
  private static final long FEW = 10;

  /** The meaning of a bar. */
  public enum Kind {
    /** A number. */
    PLAIN,
    /** The best number. */
    BEST,
    /** A lower bound of an unknown number. */
    CUT_OFF
  }

  /**
   * A bar.
   *
   * @param name the label
   * @param number the number, or a negative one if there is none
   * @param kind the meaning
   */
  public record Bar(String name, long number, Kind kind) {}

  /** Returns the greatest number. */
  long greatest() {
    return bars.stream().mapToLong(Bar::number).max().orElse(0);
  }

  /** Returns whether the axis is logarithmic. */
  public boolean isLogarithmic() {
    long least = bars.stream().mapToLong(Bar::number).filter(n -> n > 0).min().orElse(1);
    return greatest() > FEW * least;
  }
}
