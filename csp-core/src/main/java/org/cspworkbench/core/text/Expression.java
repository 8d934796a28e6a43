package org.cspworkbench.core.text;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
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

  /**
   * How high a tree may be, so that whatever walks it or evaluates it may recurse. A long sum or
   * conjunction is one operator with many operands, and low.
   */
  int MAX_HEIGHT = 512;

  /** Returns the number of nodes on the longest way from the root to a leaf: 1 for a leaf. */
  default int height() {
    int below = 0;
    if (this instanceof Operation operation) {
      for (Expression operand : operation.operands) {
        below = Math.max(below, operand.height());
      }
    } else if (this instanceof Membership membership) {
      below = membership.member.height();
    }
    return 1 + below;
  }

  /** Returns the variables, each once, in order of appearance. */
  default ImmutableList<Variable> scope() {
    List<Variable> references = new ArrayList<>();
    addReferencesTo(references);
    return DistinctVariables.of(references).variables();
  }

  private void addReferencesTo(List<Variable> references) {
    if (this instanceof Operation operation) {
      for (Expression operand : operation.operands) {
        operand.addReferencesTo(references);
      }
    } else if (this instanceof Membership membership) {
      membership.member.addReferencesTo(references);
    } else if (this instanceof Reference reference) {
      references.add(reference.variable);
    }
  }

  private void checkIsOperand() {
    checkArgument(
        height() < MAX_HEIGHT,
        "an expression is nested at most %s deep; one operator takes many operands",
        MAX_HEIGHT);
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

  /**
   * Returns whether there is a value, even one beyond the range of {@code long}.
   *
   * @param scope the variables in the order of {@code values}
   * @param values one value (not index) for each variable, in order
   */
  default boolean hasValue(List<Variable> scope, int... values) {
    try {
      ExactEvaluation.of(this, scope, values);
      return true;
    } catch (ArithmeticException e) {
      return false;
    }
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
     * Checks the number of operands and the height.
     *
     * @param operator the operator
     * @param operands the operands, in order
     * @throws IllegalArgumentException if the operator does not take so many operands, or the tree
     *     is higher than {@link #MAX_HEIGHT}
     */
    public Operation {
      checkArgument(
          operator.takes(operands.size()),
          "%s does not take %s operands",
          operator,
          operands.size());
      operands.forEach(Expression::checkIsOperand);
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
  record Membership(Expression member, Domain set) implements Expression {

    /**
     * Checks the height.
     *
     * @param member the value
     * @param set the set
     * @throws IllegalArgumentException if the tree is higher than {@link #MAX_HEIGHT}
     */
    public Membership {
      member.checkIsOperand();
    }
  }
}
