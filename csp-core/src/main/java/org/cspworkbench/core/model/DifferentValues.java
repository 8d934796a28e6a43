package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;
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

  /** Returns a disequality for each two of the variables. */
  @Override
  default Optional<ImmutableList<Constraint>> pairs() {
    ImmutableList.Builder<Constraint> pairs = ImmutableList.builder();
    for (int i = 0; i < scope().size(); i++) {
      for (int j = i + 1; j < scope().size(); j++) {
        Variable x = scope().get(i);
        Variable y = scope().get(j);
        int offset = offset(j) - offset(i);
        if (offset == 0 || !x.equals(y)) { // else it is true
          pairs.add(new NotEqual(x, y, offset));
        }
      }
    }
    return Optional.of(pairs.build());
  }
}
