package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A weighted sum of variables beside a number: {@code 2·x + 3·y − z ≤ 7}. Said with the help of
 * {@link Linear}.
 *
 * <p>The arithmetic is that of {@code long}, and never overflows on values of the domains.
 *
 * @param scope the variables, at least one; one may occur in it several times
 * @param coefficients the factor of each variable, in the same order
 * @param comparison how the sum compares with the bound
 * @param bound the number on the right
 */
public record LinearSum(
    ImmutableList<Variable> scope,
    ImmutableLongArray coefficients,
    Comparison comparison,
    long bound)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<LinearSum> FORM =
      new BinaryForm<>(20, LinearSum.class, LinearSum::write, LinearSum::read);

  /** How a sum compares with its bound. */
  public enum Comparison {
    /** The sum is the bound. */
    EQUAL("="),
    /** The sum is not the bound. */
    NOT_EQUAL("≠"),
    /** The sum is the bound or less. */
    AT_MOST("≤");

    private final String sign;

    Comparison(String sign) {
      this.sign = sign;
    }
  }

  /**
   * Checks the terms.
   *
   * @param scope the variables, at least one
   * @param coefficients the factor of each variable, in the same order
   * @param comparison how the sum compares with the bound
   * @param bound the number on the right
   * @throws IllegalArgumentException if there is no variable or not one factor for each, or if a
   *     part of the sum may leave the range of {@code long}
   */
  public LinearSum {
    checkArgument(!scope.isEmpty(), "a sum needs at least one variable");
    checkArgument(
        coefficients.length() == scope.size(),
        "expected one factor for each of %s variables, found %s",
        scope.size(),
        coefficients.length());
    checkSize(scope, coefficients, 0);
  }

  /**
   * Checks that no part of a sum leaves the range of {@code long}, nor the negation of one.
   *
   * @param number what is added to the sum
   * @throws IllegalArgumentException if one may
   */
  static void checkSize(
      ImmutableList<Variable> scope, ImmutableLongArray coefficients, long number) {
    checkArgument(
        largest(scope, coefficients).add(BigInteger.valueOf(number).abs()).bitLength() < Long.SIZE,
        "the sum over %s may become too large for 64 bits",
        RelationText.tuple(scope));
  }

  /** As far from 0 as any part of the sum can get, or one of its factors is. */
  private static BigInteger largest(
      ImmutableList<Variable> scope, ImmutableLongArray coefficients) {
    BigInteger largest = BigInteger.ZERO;
    for (int k = 0; k < scope.size(); k++) {
      Domain domain = scope.get(k).domain();
      long farthest = Math.max(Math.abs((long) domain.min()), Math.abs((long) domain.max()));
      BigInteger factor = BigInteger.valueOf(coefficients.get(k)).abs();
      largest = largest.add(factor.multiply(BigInteger.valueOf(Math.max(1, farthest))));
    }
    return largest;
  }

  /** Returns the sum that holds where this one does not. */
  public LinearSum negation() {
    return switch (comparison) {
      case EQUAL -> new LinearSum(scope, coefficients, Comparison.NOT_EQUAL, bound);
      case NOT_EQUAL -> new LinearSum(scope, coefficients, Comparison.EQUAL, bound);
      case AT_MOST -> {
        ImmutableLongArray.Builder negated = ImmutableLongArray.builder();
        coefficients.forEach(c -> negated.add(Math.negateExact(c)));
        yield new LinearSum(scope, negated.build(), Comparison.AT_MOST, ~bound); // −bound − 1
      }
    };
  }

  /** Looks at the first values only, as many as the scope has variables. */
  @Override
  public boolean isSatisfiedBy(int... values) {
    long sum = 0;
    for (int k = 0; k < scope.size(); k++) {
      sum += coefficients.get(k) * values[k];
    }
    return switch (comparison) {
      case EQUAL -> sum == bound;
      case NOT_EQUAL -> sum != bound;
      case AT_MOST -> sum <= bound;
    };
  }

  @Override
  public Propagator propagator(Scope scope) {
    return PseudoBooleanBounds.isFor(this)
        ? new PseudoBooleanBounds(this, scope)
        : new LinearBounds(this, scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  @Override
  public Optional<Explanation> explanation(MemoTable memo) {
    return Optional.of(new SumExplanation(this));
  }

  void write(ConstraintWriter out) {
    out.variables(scope);
    coefficients.forEach(out::number);
    out.choice(comparison);
    out.number(bound);
  }

  static LinearSum read(ConstraintReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    return new LinearSum(
        scope,
        ImmutableLongArray.copyOf(in.list(scope.size(), in::number)),
        in.choice(Comparison.values()),
        in.number());
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < scope.size(); k++) {
      RelationText.appendTerm(text, coefficients.get(k), scope.get(k));
    }
    return text + " " + comparison.sign + " " + RelationText.number(bound);
  }
}
