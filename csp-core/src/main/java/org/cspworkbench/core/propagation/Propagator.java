package org.cspworkbench.core.propagation;

import java.util.function.IntConsumer;
import org.cspworkbench.core.network.Domains;

/** Filters the variables of one constraint as a whole, at work on one run. */
public interface Propagator {

  /** Puts the propagator of a constraint to work, as in {@code HiddenSingles::new}. */
  @FunctionalInterface
  interface Maker {
    /**
     * The propagator of the constraint at position {@code constraint} of the structure, on these
     * domains; whatever it changes is told to {@code changed}.
     */
    Propagator on(Domains domains, int constraint, IntConsumer changed);
  }

  /**
   * Removes what the constraint, looked at alone, rules out. Each of its variables has a value
   * left.
   *
   * @return whether the constraint can still be satisfied, as far as the propagator sees
   */
  boolean propagate();
}
