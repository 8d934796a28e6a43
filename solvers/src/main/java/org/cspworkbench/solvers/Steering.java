package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

/** Whether somebody else can make the choices of a solver. */
public enum Steering {
  /** It chooses a variable and a value again and again, and anybody may choose in its place. */
  CHOOSES,
  /** It makes no choice: whatever it does follows from what it knows. */
  CHOOSES_NOTHING,
  /** Every variable has a value from the start, and what it chooses are moves, not decisions. */
  MOVES,
  /** Its choices are part of a structure of its own, in which nobody else can make them. */
  CHOOSES_ALONE;

  /**
   * Refuses a guide of whom nothing would be asked.
   *
   * @throws IllegalArgumentException if {@code settings} have a guide, and the solver that is
   *     described cannot be steered
   */
  public void check(About about, Settings settings) {
    checkArgument(
        this == CHOOSES || settings.guide().isEmpty(),
        "nobody else can make the choices of %s",
        about.id());
  }
}
