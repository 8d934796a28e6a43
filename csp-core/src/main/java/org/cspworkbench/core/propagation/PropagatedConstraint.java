package org.cspworkbench.core.propagation;

import org.cspworkbench.core.model.Constraint;

/**
 * A constraint that brings its own propagator. Implement it to add a kind of constraint, with its
 * filtering, from outside this library:
 *
 * <pre>{@code
 * record Product(Variable x, Variable y, Variable z) implements PropagatedConstraint {
 *   public ImmutableList<Variable> scope() { return ImmutableList.of(x, y, z); }
 *   public boolean isSatisfiedBy(int... v) { return (long) v[0] * v[1] == v[2]; }
 *   public Propagator.Cost cost() { return Propagator.Cost.LIGHT; }
 *   public Propagator propagator(Scope scope) {
 *     return () -> // of natural numbers
 *         scope.removeBelow(2, (long) scope.min(0) * scope.min(1))
 *             && scope.removeAbove(2, (long) scope.max(0) * scope.max(1));
 *   }
 * }
 * }</pre>
 *
 * <p>When x and y have one value each, both bounds of z are their product: then the propagator of
 * the example leaves no other value.
 *
 * <p>Maintaining generalised arc consistency calls the propagator; every other algorithm calls
 * {@link #isSatisfiedBy}. A constraint on one or two different variables is compiled into a table
 * of the values that it allows, and its propagator is not called. Where each variable has one value
 * left, the search asks {@link #isSatisfiedBy} before it reports a solution, so that a propagator
 * that removes too little costs time and no right answer. One that removes a value of a solution
 * loses that solution.
 */
public interface PropagatedConstraint extends Constraint {

  /** Returns the cost of a call of the propagator. */
  Propagator.Cost cost();

  /**
   * Creates the propagator for one run. It removes only values that no solution of the constraint
   * uses. The earlier it finds that the constraint cannot be satisfied, the less the search tries
   * in vain.
   *
   * @param scope the domains of the variables in {@link #scope()}, by position
   */
  Propagator propagator(Scope scope);
}
