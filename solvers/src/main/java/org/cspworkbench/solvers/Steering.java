package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

/** Whether a guide can make the choices of a solver. */
public enum Steering {
  /** It repeatedly chooses a variable and a value; a guide may make these choices. */
  CHOOSES,
  /**
   * It repeatedly chooses a variable and a value or a half of its values; a guide may make these
   * choices, and may choose either.
   */
  SPLITS,
  /**
   * It repeatedly chooses a variable and a value, and makes some decisions again by itself; a guide
   * may make all others.
   */
  CHOOSES_ONCE,
  /** It makes no choices: every step follows from the givens. */
  CHOOSES_NOTHING,
  /** Every variable has a value from the start; its choices are moves, not decisions. */
  MOVES,
  /** Its choices are made in an internal structure, where a guide cannot make them. */
  CHOOSES_ALONE;

  /** Returns whether a guide may make all choices that there are. */
  public boolean asksForAllChoices() {
    return this == CHOOSES || this == SPLITS;
  }

  /**
   * Rejects a guide that would never be called.
   *
   * @throws IllegalArgumentException if {@code settings} have a guide, and the solver that is
   *     described cannot be steered
   */
  public void check(About about, Settings settings) {
    checkArgument(
        asksForAllChoices() || this == CHOOSES_ONCE || settings.guide().isEmpty(),
        "nobody else can make the choices of %s",
        about.id());
  }
}
