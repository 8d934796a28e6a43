package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import org.cspworkbench.core.model.LinearSum.Comparison;

/**
 * One side of a {@link LinearSum}: multiples of variables and a number. Immutable; every step makes
 * a new one.
 *
 * <pre>{@code
 * csp.post(Linear.sum(row).equalTo(15));
 * csp.post(Linear.of(d).plus(e).equalTo(Linear.of(y).plus(10, carry)));
 * }</pre>
 *
 * <p>Coefficients and numbers that leave the range of {@code long} on the way are refused with an
 * {@link ArithmeticException}.
 */
public final class Linear {

  private final ImmutableList<Variable> variables;
  private final ImmutableLongArray coefficients;
  private final long number;

  private Linear(ImmutableList<Variable> variables, ImmutableLongArray coefficients, long number) {
    this.variables = variables;
    this.coefficients = coefficients;
    this.number = number;
  }

  /** Returns a variable. */
  public static Linear of(Variable variable) {
    return of(1, variable);
  }

  /** Returns a multiple of a variable. */
  public static Linear of(long coefficient, Variable variable) {
    return new Linear(ImmutableList.of(variable), ImmutableLongArray.of(coefficient), 0);
  }

  /** Returns the sum of these variables. */
  public static Linear sum(Iterable<Variable> variables) {
    ImmutableList<Variable> terms = ImmutableList.copyOf(variables);
    ImmutableLongArray.Builder ones = ImmutableLongArray.builder();
    terms.forEach(x -> ones.add(1));
    return new Linear(terms, ones.build(), 0);
  }

  /**
   * Returns the sum of these variables, each times its coefficient.
   *
   * @param coefficients the factor of each variable, in the same order
   * @throws IllegalArgumentException if there is not one factor for each variable
   */
  public static Linear weighted(Iterable<Variable> variables, ImmutableLongArray coefficients) {
    ImmutableList<Variable> terms = ImmutableList.copyOf(variables);
    checkArgument(
        terms.size() == coefficients.length(),
        "expected one factor for each of %s variables, found %s",
        terms.size(),
        coefficients.length());
    return new Linear(terms, coefficients, 0);
  }

  /** With one more variable. */
  public Linear plus(Variable variable) {
    return plus(of(variable));
  }

  /** With a multiple of a variable more. */
  public Linear plus(long coefficient, Variable variable) {
    return plus(of(coefficient, variable));
  }

  /** With a number more. */
  public Linear plus(long more) {
    return new Linear(variables, coefficients, Math.addExact(number, more));
  }

  /** With all terms of another side. */
  public Linear plus(Linear other) {
    return new Linear(
        ImmutableList.<Variable>builder().addAll(variables).addAll(other.variables).build(),
        ImmutableLongArray.builder().addAll(coefficients).addAll(other.coefficients).build(),
        Math.addExact(number, other.number));
  }

  /** With one variable less. */
  public Linear minus(Variable variable) {
    return minus(of(variable));
  }

  /** With a multiple of a variable less. */
  public Linear minus(long coefficient, Variable variable) {
    return minus(of(coefficient, variable));
  }

  /** With all terms of another side taken away. */
  public Linear minus(Linear other) {
    ImmutableLongArray.Builder negated = ImmutableLongArray.builder();
    other.coefficients.forEach(c -> negated.add(Math.negateExact(c)));
    return plus(new Linear(other.variables, negated.build(), Math.negateExact(other.number)));
  }

  /** Returns this side = {@code bound}. */
  public LinearSum equalTo(long bound) {
    return compared(Comparison.EQUAL, bound);
  }

  /** Returns this side = {@code right}. */
  public LinearSum equalTo(Linear right) {
    return minus(right).equalTo(0);
  }

  /** Returns this side ≠ {@code bound}. */
  public LinearSum notEqualTo(long bound) {
    return compared(Comparison.NOT_EQUAL, bound);
  }

  /** Returns this side ≠ {@code right}. */
  public LinearSum notEqualTo(Linear right) {
    return minus(right).notEqualTo(0);
  }

  /** Returns this side ≤ {@code bound}. */
  public LinearSum atMost(long bound) {
    return compared(Comparison.AT_MOST, bound);
  }

  /** Returns this side ≤ {@code right}. */
  public LinearSum atMost(Linear right) {
    return minus(right).atMost(0);
  }

  /** Returns this side ≥ {@code bound}. */
  public LinearSum atLeast(long bound) {
    Linear nothing = new Linear(ImmutableList.of(), ImmutableLongArray.of(), 0);
    return nothing.minus(this).atMost(Math.negateExact(bound));
  }

  /** Returns this side ≥ {@code right}. */
  public LinearSum atLeast(Linear right) {
    return right.atMost(this);
  }

  /** Returns the objective with this sum. */
  Objective as(Objective.Goal goal) {
    return new Objective(goal, variables, coefficients, number);
  }

  private LinearSum compared(Comparison comparison, long bound) {
    return new LinearSum(variables, coefficients, comparison, Math.subtractExact(bound, number));
  }
}
