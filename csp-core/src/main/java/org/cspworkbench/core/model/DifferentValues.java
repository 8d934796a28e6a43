package org.cspworkbench.core.model;

import java.util.Optional;

/**
 * A constraint by which its variables, each plus a number of its own, take different values. All
 * such constraints have the same propagators, among which a run chooses.
 */
public interface DifferentValues extends Constraint {

  /** A way to filter such constraints, as in {@code HiddenSingles::new}. */
  @FunctionalInterface
  interface Rule {

    /** Returns the propagator of {@code constraint} for one run, on the domains of its scope. */
    Propagator on(DifferentValues constraint, Scope scope);
  }

  /** Returns the number that is added to the variable at {@code position} of the scope. */
  int offset(int position);

  @Override
  default Propagator propagator(Scope scope) {
    return new AllDifferentMatching(this, scope);
  }

  @Override
  default Optional<Explanation> explanation(MemoTable memo) {
    return Optional.of(new AllDifferentExplanation(this));
  }
}
