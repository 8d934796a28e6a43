package org.cspworkbench.presentation.comparison;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.Table;
import java.util.Optional;

/**
 * How many images each solver finishes, by the size of the images.
 *
 * @param entrants the solvers, in order
 * @param limits the limits of the runs
 * @param figures by the index of the solver and the number of cells along a side; only of sizes
 *     whose runs have all ended
 */
public record FinishCurve(
    ImmutableList<EntrantName> entrants,
    FinishLimits limits,
    ImmutableTable<Integer, Integer, FinishFigures> figures) {

  /** Returns a curve without runs. */
  public static FinishCurve empty(ImmutableList<EntrantName> entrants, FinishLimits limits) {
    return new FinishCurve(entrants, limits, ImmutableTable.of());
  }

  /** Returns this curve with the figures of a solver at a size. */
  public FinishCurve with(int solver, int side, FinishFigures counted) {
    Table<Integer, Integer, FinishFigures> more = HashBasedTable.create(figures);
    more.put(solver, side, counted);
    return new FinishCurve(entrants, limits, ImmutableTable.copyOf(more));
  }

  /** Returns the figures of a solver at a size, once its runs have ended. */
  public Optional<FinishFigures> at(int solver, int side) {
    return Optional.ofNullable(figures.get(solver, side));
  }

  /** Returns the figures of a solver by size. */
  public ImmutableSortedMap<Integer, FinishFigures> of(int solver) {
    return ImmutableSortedMap.copyOf(figures.row(solver));
  }

  /**
   * Returns whether a solver has the best figure of a column at a size; equal figures are equally
   * good. There is no best figure if all are equal.
   */
  public boolean isBest(int solver, int side, FinishColumn column) {
    FinishFigures own = figures.get(solver, side);
    return own != null
        && figures.column(side).values().stream()
            .noneMatch(each -> column.isBetter(column.of(each), column.of(own)))
        && figures.column(side).values().stream()
            .anyMatch(each -> column.isBetter(column.of(own), column.of(each)));
  }
}
