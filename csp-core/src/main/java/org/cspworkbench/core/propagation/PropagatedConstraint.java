package org.cspworkbench.core.propagation;

import org.cspworkbench.core.model.Constraint;

/**
 * A constraint that brings its own propagator. Implement it to add a kind of constraint, with its
 * filtering, from outside this library:
 *
 * <pre>{@code
 * record Product(Variable x, Variable y, Variable z) implements PropagatedConstraint {
 *   public ImmutableList<Variable> scope() { return ImmutableList.of(x, y, z); }
 *   public boolean isSatisfiedBy(int... v) { return v[0] * v[1] == v[2]; }
 *   public Propagator.Cost cost() { return Propagator.Cost.LIGHT; }
 *   public Propagator propagator(Scope scope) {
 *     return () -> scope.removeAbove(2, scope.max(0) * scope.max(1)); // of natural numbers
 *   }
 * }
 * }</pre>
 *
 * <p>Maintaining generalised arc consistency calls the propagator; every other algorithm calls
 * {@link #isSatisfiedBy}. A constraint on one or two different variables is compiled into a table
 * of the values that it allows, and its propagator is not called.
 */
public interface PropagatedConstraint extends Constraint {

  /** Returns the cost of a call of the propagator. */
  Propagator.Cost cost();

  /**
   * Creates the propagator for one run. It removes only values that no solution of the constraint
   * uses, and when each variable has one value left, it reports whether these satisfy the
   * constraint.
   *
   * @param scope the domains of the variables in {@link #scope()}, by position
   */
  Propagator propagator(Scope scope);
}
