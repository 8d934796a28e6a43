package org.cspworkbench.core.model;

/**
 * What a constraint on two variables says of their difference x − y, where it says nothing else: a
 * difference constraint (Dechter, Meiri and Pearl, "Temporal Constraint Networks", Artificial
 * Intelligence 49, 1991). It is compiled without a table of pairs.
 *
 * @param x the left variable
 * @param y the right variable
 * @param allowed which differences are allowed
 * @param first the number with which the difference is compared, or the first of several
 * @param last the same number, or the last of several
 */
public record Difference(Variable x, Variable y, Allowed allowed, long first, long last) {

  /** Which differences are allowed. */
  public enum Allowed {
    /** The number alone. */
    EQUAL,
    /** Every other one. */
    UNEQUAL,
    /** Those less than the number. */
    LESS,
    /** Those outside the numbers from the first to the last. */
    OUTSIDE
  }

  /** The difference x − y is compared with one number. */
  public Difference(Variable x, Variable y, Allowed allowed, long number) {
    this(x, y, allowed, number, number);
  }
}
