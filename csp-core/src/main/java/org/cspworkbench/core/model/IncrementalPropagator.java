package org.cspworkbench.core.model;

/**
 * A propagator that is notified of each variable that has lost values, keeps account of it, and is
 * called only when there may be something to remove (an advisor: Lagerkvist and Schulte, "Advisors
 * for Incremental Propagation", CP 2007).
 */
public interface IncrementalPropagator extends Propagator {

  /**
   * Takes into account that the variable at {@code position} has lost values; called before the
   * next call of {@link #propagate}, at least once, with the first position of a variable that is
   * repeated.
   *
   * @return whether {@link #propagate} is to be called
   */
  boolean notice(int position);
}
