package org.cspworkbench.core.expression;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/**
 * An expression over integer variables, as a tree. Truth values are the numbers 0 and 1; where a
 * truth value is expected, every number except 0 is true.
 *
 * <pre>{@code
 * Expression even =
 *     Operation.of(
 *         Operator.EQ,
 *         Operation.of(Operator.MOD, new Reference(x), new Literal(2)),
 *         new Literal(0));
 * even.over(even.scope()).of(4); // 1
 * }</pre>
 */
public sealed interface Expression {

  /** Returns the variables, each once, in order of appearance. */
  default ImmutableList<Variable> scope() {
    return DistinctVariables.of(references().toList()).variables();
  }

  private Stream<Variable> references() {
    if (this instanceof Operation operation) {
      return operation.operands.stream().flatMap(Expression::references);
    }
    if (this instanceof Membership membership) {
      return membership.member.references();
    }
    return this instanceof Reference reference ? Stream.of(reference.variable) : Stream.of();
  }

  /** Returns whether the value is always a truth value: 0 or 1. */
  default boolean isTruth() {
    return this instanceof Membership
        || (this instanceof Operation operation && operation.operator.isTruth());
  }

  /**
   * Returns the function that computes the value from the values of the variables.
   *
   * @param scope the variables in the order in which the function takes their values
   * @throws IllegalArgumentException if a variable of the expression is missing in {@code scope}
   */
  default Function over(List<Variable> scope) {
    return Evaluation.of(this, scope);
  }

  /** A function of the values of some variables. */
  @FunctionalInterface
  interface Function {

    /**
     * Returns the result.
     *
     * @param values one value (not index) for each variable, in order; not changed
     * @throws ArithmeticException if the function has no value here, such as a division by 0, or
     *     one beyond the range of {@code long}
     */
    long of(int... values);
  }

  /**
   * A number.
   *
   * @param number the number
   */
  record Literal(long number) implements Expression {}

  /**
   * A variable.
   *
   * @param variable the variable
   */
  record Reference(Variable variable) implements Expression {}

  /**
   * An operator applied to operands.
   *
   * @param operator the operator
   * @param operands the operands, in order
   */
  record Operation(Operator operator, ImmutableList<Expression> operands) implements Expression {

    /**
     * Checks the number of operands.
     *
     * @param operator the operator
     * @param operands the operands, in order
     * @throws IllegalArgumentException if the operator does not take so many operands
     */
    public Operation {
      checkArgument(
          operator.takes(operands.size()),
          "%s does not take %s operands",
          operator,
          operands.size());
    }

    /** Applies {@code operator} to {@code operands}. */
    public static Operation of(Operator operator, Expression... operands) {
      return new Operation(operator, ImmutableList.copyOf(operands));
    }
  }

  /**
   * Whether a value is in a set of numbers.
   *
   * @param member the value
   * @param set the set
   */
  record Membership(Expression member, Domain set) implements Expression {}
}
