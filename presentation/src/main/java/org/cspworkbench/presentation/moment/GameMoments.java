package org.cspworkbench.presentation.moment;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.function.IntFunction;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Spot.Shade;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.sudoku.Candidates;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;

/** Moments of a Sudoku that a person plays. */
public final class GameMoments {

  private GameMoments() {}

  /** Returns {@code grid} with the candidates of its open cells. */
  public static Moment of(Grid grid) {
    Candidates candidates = Candidates.of(grid);
    return of(grid, cell -> values(candidates.mask(cell)));
  }

  /**
   * Returns {@code grid} with these candidates in its open cells. Cells in conflict are marked.
   *
   * @param candidates the candidates of each open cell, where index v − 1 stands for value v
   */
  public static Moment of(Grid grid, IntFunction<ValueSet> candidates) {
    GridConflicts conflicts = GridConflicts.in(grid);
    return Moment.of(
        grid.shape()
            .cells()
            .mapToObj(
                cell ->
                    grid.isEmpty(cell)
                        ? Spot.open(candidates.apply(cell))
                        : Spot.of(state(grid, conflicts, cell), grid.value(cell) - 1))
            .collect(ImmutableList.toImmutableList()));
  }

  private static State state(Grid grid, GridConflicts conflicts, int cell) {
    if (conflicts.involve(cell)) {
      return State.CONFLICT;
    }
    return grid.isGiven(cell) ? State.GIVEN : State.FILLED;
  }

  /** Returns the values of a bit set in which bit v − 1 stands for value v. */
  public static ValueSet values(int mask) {
    return ValueSet.where(Integer.SIZE, i -> (mask >>> i & 1) != 0);
  }

  /**
   * Returns {@code moment} with {@code cell} selected, and with its units and equal values shaded.
   *
   * @param grid the grid of the moment
   */
  public static Moment select(Moment moment, Grid grid, int cell) {
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    int value = moment.spot(cell).value();
    for (int other = 0; other < moment.spots().size(); other++) {
      Spot spot = moment.spot(other);
      if (value != NONE && spot.value() == value) {
        spots.add(spot.withShade(Shade.EQUAL));
      } else if (grid.shape().peers(cell).contains(other)) {
        spots.add(spot.withShade(Shade.UNIT));
      } else {
        spots.add(spot);
      }
    }
    return moment.withSpots(spots.build()).withSelected(cell);
  }
}
