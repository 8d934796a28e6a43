package org.cspworkbench.core.model;

/** Filters the variables of one constraint as a whole during one run. */
@FunctionalInterface
public interface Propagator {

  /** The cost of a call, from least to most: cheap propagators run first. */
  enum Cost {
    /** Proportional to the size of the scope. */
    LIGHT,
    /** Proportional to the number of all values of the scope, or more. */
    HEAVY
  }

  /**
   * Removes values that no solution of the constraint alone uses. Called when each of its variables
   * has a value left; called again after its domains have shrunk, or have been restored by
   * backtracking, so that state kept between calls must not depend on removed values.
   *
   * @return whether the constraint can still be satisfied, as far as the propagator sees
   */
  boolean propagate();

  /**
   * Returns for how many changes of its domains the propagator is not called after this call: 0,
   * unless it removes only what others would find later.
   */
  default int pause() {
    return 0;
  }
}
