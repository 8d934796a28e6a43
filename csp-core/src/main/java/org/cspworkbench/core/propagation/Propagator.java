package org.cspworkbench.core.propagation;

/** Filters the variables of one constraint as a whole, at work on one run. */
public interface Propagator {

  /**
   * Removes what the constraint, looked at alone, rules out. Each of its variables has a value
   * left.
   *
   * @return whether the constraint can still be satisfied, as far as the propagator sees
   */
  boolean propagate();
}
