package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * All there is to see of a problem at one moment. Immutable; knows nothing of where on a screen it
 * will be.
 *
 * @param spots what there is to see of each variable, by index
 * @param decisions the levels of the search that stand, the root's first
 * @param arrow from the cause at work to what it does, or {@code null}
 * @param lookedAt the variable that the solver has just turned to, or {@code NONE}
 * @param selected the variable that the person has selected, or {@code NONE}
 */
public record Moment(
    ImmutableList<Spot> spots,
    ImmutableList<Decision> decisions,
    @Nullable Arrow arrow,
    int lookedAt,
    int selected) {

  /** These variables, and nothing else. */
  public static Moment of(Iterable<Spot> spots) {
    return new Moment(ImmutableList.copyOf(spots), ImmutableList.of(), null, NONE, NONE);
  }

  /** What there is to see of variable {@code x}. */
  public Spot spot(int x) {
    return spots.get(x);
  }

  /** The same with variable {@code x} selected, or nothing if it is {@code NONE}. */
  public Moment withSelected(int x) {
    return new Moment(spots, decisions, arrow, lookedAt, x);
  }

  /** The same with other spots. */
  public Moment withSpots(Iterable<Spot> newSpots) {
    return new Moment(ImmutableList.copyOf(newSpots), decisions, arrow, lookedAt, selected);
  }
}
