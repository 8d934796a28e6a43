package org.cspworkbench.app.gui.tape;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.paint.GameMoments;
import org.cspworkbench.presentation.paint.Moment;
import org.cspworkbench.presentation.paint.Spot;
import org.cspworkbench.presentation.paint.Spot.State;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * A Sudoku as it is given, shown where there is no event to show.
 *
 * @param shape how its cells are laid out
 * @param moment what there is to see of it
 */
public record GivensView(Shape shape, Moment moment) {

  /** The puzzle with what its givens leave to each open cell. */
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

  /** The puzzle with {@code cell} selected. */
  public static GivensView of(Grid puzzle, int cell) {
    GivensView still = of(puzzle);
    return new GivensView(still.shape, GameMoments.select(still.moment, puzzle, cell));
  }
}
