package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.cspworkbench.core.model.Definition;
import org.cspworkbench.core.model.Explanation;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.RangeTest;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Function;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/**
 * A condition: the test whether an expression is true of some values, however large the numbers in
 * it become. Where the expression has no value, such as a division by 0, it is not true.
 *
 * <p>Predicates over other variables may share a test, as the values are taken by their places.
 */
public final class Condition implements Predicate.Test {

  private final Expression expression;
  private final ImmutableList<Variable> scope;
  private final Function truth;

  /**
   * Tests {@code expression}.
   *
   * @param expression the expression, true where it is not 0
   * @param scope the variables in the order in which the test takes their values
   * @throws IllegalArgumentException if a variable of the expression is missing in {@code scope}
   */
  public Condition(Expression expression, ImmutableList<Variable> scope) {
    this.expression = expression;
    this.scope = scope;
    this.truth = expression.over(scope);
  }

  /** Returns the expression. */
  public Expression expression() {
    return expression;
  }

  /** Returns the variables in the order in which the test takes their values. */
  public ImmutableList<Variable> scope() {
    return scope;
  }

  @Override
  public RangeTest ofRanges() {
    return new IntervalTree(expression, scope)::ofRange;
  }

  /**
   * An equation defines the variable that is one of its sides, unless the other side has it too.
   */
  @Override
  public Optional<Definition> definition() {
    if (expression instanceof Operation equation
        && equation.operator() == Operator.EQ
        && equation.operands().size() == 2) {
      for (int k = 1; k >= 0; k--) {
        Expression value = equation.operands().get(1 - k);
        if (equation.operands().get(k) instanceof Reference defined
            && !value.scope().contains(defined.variable())) {
          return Optional.of(new Definition(scope.indexOf(defined.variable()), valueOf(value)));
        }
      }
    }
    return Optional.empty();
  }

  private ToLongFunction<int[]> valueOf(Expression value) {
    Function function = value.over(scope);
    return values -> {
      try {
        return function.of(values);
      } catch (ArithmeticException e) {
        return valueOfExactly(value, values);
      }
    };
  }

  private long valueOfExactly(Expression value, int... values) {
    try {
      BigInteger exact = ExactEvaluation.of(value, scope, values);
      return exact.bitLength() < Long.SIZE ? exact.longValue() : Long.MAX_VALUE;
    } catch (ArithmeticException e) {
      return Long.MAX_VALUE; // it has no value
    }
  }

  @Override
  public Propagator whileMany(Scope domains) {
    return new HullConsistency(this, domains);
  }

  @Override
  public Optional<Explanation> explanationWhileMany(ImmutableList<Variable> variables) {
    return Optional.of(new HullExplanation(this, variables));
  }

  @Override
  public boolean holds(int... values) {
    try {
      return truth.of(values) != 0;
    } catch (ArithmeticException e) {
      return holdsExactly(values);
    }
  }

  private boolean holdsExactly(int... values) {
    try {
      return ExactEvaluation.of(expression, scope, values).signum() != 0;
    } catch (ArithmeticException e) {
      return false;
    }
  }
}
