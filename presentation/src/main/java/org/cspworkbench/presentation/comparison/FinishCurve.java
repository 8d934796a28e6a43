package org.cspworkbench.presentation.comparison;

import static com.google.common.collect.ImmutableList.toImmutableList;

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
   * Returns whether a solver has the best figure of a column at a size; equal figures, and times
   * that are about equal, are equally good. There is no best figure if all are equal. What images
   * cost is compared only among the solvers that finish most of them, since a solver that gives up
   * does less.
   */
  public boolean isBest(int solver, int side, FinishColumn column) {
    FinishFigures own = figures.get(solver, side);
    if (own == null) {
      return false;
    }
    int most =
        figures.column(side).values().stream().mapToInt(FinishFigures::finished).max().orElse(0);
    ImmutableList<FinishFigures> compared =
        figures.column(side).values().stream()
            .filter(each -> column == FinishColumn.FINISHED || each.finished() == most)
            .collect(toImmutableList());
    return compared.contains(own)
        && compared.stream().noneMatch(each -> column.isBetter(each, own))
        && compared.stream().anyMatch(each -> column.isBetter(own, each));
  }
}
