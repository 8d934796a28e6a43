package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.expression.Expression;
import org.cspworkbench.core.expression.Expression.Literal;
import org.cspworkbench.core.expression.Expression.Operation;
import org.cspworkbench.core.expression.Expression.Reference;
import org.cspworkbench.core.expression.Operator;
import org.cspworkbench.core.model.Variable;

/**
 * A sum of multiples of variables, and a number.
 *
 * @param factors the factor of each variable, none of them 0
 * @param number what is added
 */
record LinearForm(ImmutableMap<Variable, Long> factors, long number) {

  /** The operators of sums; the reader of expressions applies them to two operands. */
  private static final ImmutableSet<Operator> LINEAR =
      Sets.immutableEnumSet(Operator.ADD, Operator.SUB, Operator.MUL);

  /** Returns the sum that {@code expression} is, if it is one. */
  static Optional<LinearForm> of(Expression expression) {
    if (expression instanceof Literal literal) {
      return Optional.of(new LinearForm(ImmutableMap.of(), literal.number()));
    }
    if (expression instanceof Reference reference) {
      return Optional.of(new LinearForm(ImmutableMap.of(reference.variable(), 1L), 0));
    }
    if (!(expression instanceof Operation operation) || !LINEAR.contains(operation.operator())) {
      return Optional.empty();
    }
    Optional<LinearForm> left = of(operation.operands().get(0));
    Optional<LinearForm> right = of(operation.operands().get(1));
    return left.flatMap(a -> right.flatMap(b -> a.combined(operation.operator(), b)));
  }

  private Optional<LinearForm> combined(Operator operator, LinearForm other) {
    return switch (operator) {
      case ADD -> Optional.of(plus(1, other));
      case SUB -> Optional.of(plus(-1, other));
      default -> times(other);
    };
  }

  private LinearForm plus(long multiple, LinearForm other) {
    Map<Variable, Long> sum = new LinkedHashMap<>(factors);
    other.factors.forEach((x, factor) -> sum.merge(x, multiple * factor, Long::sum));
    sum.values().removeIf(factor -> factor == 0);
    return new LinearForm(ImmutableMap.copyOf(sum), number + multiple * other.number);
  }

  private Optional<LinearForm> times(LinearForm other) {
    LinearForm zero = new LinearForm(ImmutableMap.of(), 0);
    if (factors.isEmpty()) {
      return Optional.of(zero.plus(number, other));
    }
    return other.factors.isEmpty() ? Optional.of(zero.plus(other.number, this)) : Optional.empty();
  }
}
