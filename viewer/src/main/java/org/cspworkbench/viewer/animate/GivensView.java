package org.cspworkbench.viewer.animate;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * A Sudoku with its givens only, displayed while there is no event.
 *
 * @param shape the shape of the grid
 * @param moment the displayed state of its cells
 */
public record GivensView(Shape shape, Moment moment) {

  /** Returns the puzzle with the candidates that its givens leave to each open cell. */
  public static GivensView of(Grid puzzle) {
    Moment moment = GameMoments.of(puzzle);
    ImmutableList<Spot> spots =
        moment.spots().stream()
            .map(GivensView::deadIfNothingIsLeft)
            .collect(ImmutableList.toImmutableList());
    return new GivensView(puzzle.shape(), moment.withSpots(spots));
  }

  private static Spot deadIfNothingIsLeft(Spot spot) {
    boolean isDead = spot.state() == State.OPEN && spot.candidates().isEmpty();
    return isDead ? spot.with(State.DEAD, NONE) : spot;
  }

  /** Returns the puzzle with {@code cell} selected. */
  public static GivensView of(Grid puzzle, int cell) {
    GivensView still = of(puzzle);
    return new GivensView(still.shape, GameMoments.select(still.moment, puzzle, cell));
  }
}
