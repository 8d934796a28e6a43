package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.Expression.Literal;
import org.cspworkbench.core.notation.Expression.Operation;
import org.cspworkbench.core.notation.Expression.Reference;

/**
 * A sum of multiples of variables, and a number.
 *
 * @param factors the factor of each variable, none of them 0
 * @param number what is added
 */
record LinearForm(ImmutableMap<Variable, Long> factors, long number) {

  /** The sum that {@code expression} is, if it is one. */
  static Optional<LinearForm> of(Expression expression) {
    if (expression instanceof Literal literal) {
      return Optional.of(new LinearForm(ImmutableMap.of(), literal.number()));
    }
    if (expression instanceof Reference reference) {
      return Optional.of(new LinearForm(ImmutableMap.of(reference.variable(), 1L), 0));
    }
    if (!(expression instanceof Operation operation)) {
      return Optional.empty();
    }
    Optional<LinearForm> left = of(operation.left());
    Optional<LinearForm> right = of(operation.right());
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    return switch (operation.operator()) {
      case PLUS -> Optional.of(left.get().plus(1, right.get()));
      case MINUS -> Optional.of(left.get().plus(-1, right.get()));
      case TIMES -> left.get().times(right.get());
      default -> Optional.empty();
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
