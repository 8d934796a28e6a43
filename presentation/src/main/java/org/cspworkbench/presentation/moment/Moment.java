package org.cspworkbench.presentation.moment;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.jspecify.annotations.Nullable;

/**
 * The visible state of a problem at one moment, independent of its layout. Immutable.
 *
 * @param spots the visible state of each variable, by index
 * @param decisions the levels of the search, the root's first
 * @param arrow the arrow from a cause to its effect, or {@code null}
 * @param lookedAt the variable that the solver has just chosen, or {@code NONE}
 * @param selected the variable that the user has selected, or {@code NONE}
 * @param way the variables by which the change came from the value being tried to the arrow: each
 *     lost values because of the one before it; from the variable being tried to the cause of the
 *     arrow, or empty if the arrow does not go back to a value being tried
 */
public record Moment(
    ImmutableList<Spot> spots,
    ImmutableList<DecisionLevel> decisions,
    @Nullable Arrow arrow,
    int lookedAt,
    int selected,
    ImmutableIntArray way) {

  /** Returns a moment with these variables only. */
  public static Moment of(Iterable<Spot> spots) {
    return new Moment(
        ImmutableList.copyOf(spots), ImmutableList.of(), null, NONE, NONE, ImmutableIntArray.of());
  }

  /** Returns the visible state of variable {@code x}. */
  public Spot spot(int x) {
    return spots.get(x);
  }

  /**
   * Returns this moment with variable {@code x} selected, or with no selection if it is {@code
   * NONE}.
   */
  public Moment withSelected(int x) {
    return new Moment(spots, decisions, arrow, lookedAt, x, way);
  }

  /** Returns this moment with other states of variables. */
  public Moment withSpots(Iterable<Spot> newSpots) {
    return new Moment(ImmutableList.copyOf(newSpots), decisions, arrow, lookedAt, selected, way);
  }
}
