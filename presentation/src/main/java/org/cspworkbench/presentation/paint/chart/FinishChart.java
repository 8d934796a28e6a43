package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import java.util.OptionalInt;

/**
 * A plot of the share of finished images against the size of the images.
 *
 * @param sides the numbers of cells along a side that are, or can be, measured
 * @param lines the solvers, at most four of which have a mark of their own
 * @param shown the number of cells along a side that is displayed elsewhere, if there is one
 * @param across the title of the axis of sizes
 */
public record FinishChart(
    ImmutableSortedSet<Integer> sides,
    ImmutableList<Line> lines,
    OptionalInt shown,
    String across) {

  /**
   * The line of a solver.
   *
   * @param name its name
   * @param shares the share of finished images, 0 to 1, by size
   */
  public record Line(String name, ImmutableSortedMap<Integer, Double> shares) {}

  /**
   * A marker.
   *
   * @param line the index of its line
   * @param side the number of cells along a side
   */
  public record Marker(int line, int side) {}
}
