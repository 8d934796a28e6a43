package org.cspworkbench.core.model;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A relation that the values of some variables must satisfy. A kind of constraint is one class: the
 * relation, its text, and, where asking about tuples of values is too slow, its propagator:
 *
 * <pre>{@code
 * record Product(Variable x, Variable y, Variable z) implements Constraint {
 *   public ImmutableList<Variable> scope() { return ImmutableList.of(x, y, z); }
 *   public boolean isSatisfiedBy(int... v) { return (long) v[0] * v[1] == v[2]; }
 *   public Propagator.Cost cost() { return Propagator.Cost.LIGHT; }
 *   public Propagator propagator(Scope scope) {
 *     return () -> // of natural numbers
 *         scope.removeBelow(2, (long) scope.min(0) * scope.min(1))
 *             && scope.removeAbove(2, (long) scope.max(0) * scope.max(1));
 *   }
 *   public String toString() { return x + " · " + y + " = " + z; }
 * }
 * }</pre>
 *
 * <p>When x and y have one value each, both bounds of z are their product: then the propagator of
 * the example leaves no other value.
 *
 * <p>The constraints of this package are such classes, and the library uses theirs as it uses those
 * of others. An implementation is immutable, its answer depends on the given values alone, and its
 * {@code toString} is the relation in the usual notation, such as {@code q1 ≠ q2 + 1}.
 */
public interface Constraint {

  /**
   * Returns the variables of the constraint, at least one, in the order in which {@link
   * #isSatisfiedBy} takes their values.
   */
  ImmutableList<Variable> scope();

  /**
   * Returns whether these values satisfy the relation.
   *
   * @param values one value (not index) for each variable of {@link #scope()}, in that order; not
   *     to be kept or changed
   */
  boolean isSatisfiedBy(int... values);

  /**
   * Creates the propagator for one run. It removes only values that no solution of the constraint
   * uses. The earlier it finds that the constraint cannot be satisfied, the less the search tries
   * in vain. Without one of its own, the constraint is asked about tuples as soon as these are few.
   *
   * <p>Maintaining generalised arc consistency calls the propagator; every other algorithm calls
   * {@link #isSatisfiedBy}. A constraint on one or two different variables is compiled into a table
   * of the values that it allows, and its propagator is not called. Where each variable has one
   * value left, the search asks {@link #isSatisfiedBy} before it reports a solution, so that a
   * propagator that removes too little costs time and no right answer. A propagator that removes a
   * value of a solution loses that solution, and nothing detects it.
   *
   * @param scope the domains of the variables in {@link #scope()}, by position
   */
  default Propagator propagator(Scope scope) {
    return new Enumeration(this, scope);
  }

  /** Returns the cost of a call of the propagator. */
  default Propagator.Cost cost() {
    return Propagator.Cost.HEAVY;
  }

  /**
   * Returns how a search that learns from contradictions explains what the propagator removes.
   * Without an explanation of its own, it is explained by all values that the variables had lost.
   *
   * @param memo the table of values computed from the structure of the problem
   */
  default Optional<Explanation> explanation(MemoTable memo) {
    return Optional.empty();
  }

  /**
   * Returns what the constraint says of the difference of two variables, if it says nothing else;
   * then it needs no table of pairs.
   */
  default Optional<Difference> difference() {
    return Optional.empty();
  }

  /**
   * Returns which variable the others define, if the constraint requires nothing else; then the
   * others are enumerated, and its value is computed.
   */
  default Optional<Definition> definition() {
    return Optional.empty();
  }

  /**
   * Returns constraints on pairs of the variables that together are this constraint, if it is
   * compiled into them. Its propagator is then called by those searches only that filter more than
   * pairs, and no search asks {@link #isSatisfiedBy}.
   */
  default Optional<ImmutableList<Constraint>> pairs() {
    return Optional.empty();
  }

  /**
   * Returns what stands for the relation, whichever variables it is about: constraints between two
   * variables for which these are equal, and their domains too, share one table of pairs.
   */
  default Object relation() {
    return Equivalence.identity().wrap(this);
  }
}
