package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/** A function of the values of some variables. */
sealed interface Expression {

  /** Its value; {@code values} holds the value of each variable at its index. */
  long of(int[] values);

  /** Its variables, each as often as it stands there. */
  Stream<Variable> variables();

  /** As far from 0 as its value can get, and any part of it on the way. */
  double largest();

  /** Whether it is true or false, as 1 or 0. */
  boolean isTruth();

  /** Its variables, each once. */
  default ImmutableList<Variable> scope() {
    return DistinctVariables.of(variables().toList()).variables();
  }

  /**
   * A number.
   *
   * @param number the number
   */
  record Literal(long number) implements Expression {
    @Override
    public long of(int[] values) {
      return number;
    }

    @Override
    public Stream<Variable> variables() {
      return Stream.of();
    }

    @Override
    public double largest() {
      return Math.abs((double) number);
    }

    @Override
    public boolean isTruth() {
      return false;
    }
  }

  /**
   * A variable.
   *
   * @param variable the variable
   */
  record Reference(Variable variable) implements Expression {
    @Override
    public long of(int[] values) {
      return values[variable.index()];
    }

    @Override
    public Stream<Variable> variables() {
      return Stream.of(variable);
    }

    @Override
    public double largest() {
      return Math.max(
          Math.abs((double) variable.domain().min()), Math.abs((double) variable.domain().max()));
    }

    @Override
    public boolean isTruth() {
      return false;
    }
  }

  /**
   * An operator applied to two expressions.
   *
   * @param operator the operator
   * @param left the first
   * @param right the second
   */
  record Operation(Operator operator, Expression left, Expression right) implements Expression {
    @Override
    public long of(int[] values) {
      return operator.of(left.of(values), right.of(values));
    }

    @Override
    public Stream<Variable> variables() {
      return Stream.concat(left.variables(), right.variables());
    }

    @Override
    public double largest() {
      double a = left.largest();
      double b = right.largest();
      return switch (operator) {
        case PLUS, MINUS -> a + b;
        case TIMES -> Math.max(Math.max(a, b), a * b);
        default -> Math.max(a, b);
      };
    }

    @Override
    public boolean isTruth() {
      return operator.isTruth();
    }
  }

  /**
   * Whether an expression is in a set.
   *
   * @param member the expression
   * @param set the set
   */
  record Membership(Expression member, Domain set) implements Expression {
    @Override
    public long of(int[] values) {
      long value = member.of(values);
      return value == (int) value && set.contains((int) value) ? 1 : 0;
    }

    @Override
    public Stream<Variable> variables() {
      return member.variables();
    }

    @Override
    public double largest() {
      return member.largest();
    }

    @Override
    public boolean isTruth() {
      return true;
    }
  }
}
