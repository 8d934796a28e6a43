package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/** Expressions that are linear without transformation. */
final class Linearization {

  private Linearization() {}

  /** Returns {@code expression} as a sum, if it is one. */
  static Optional<Sum> of(Expression expression) {
    if (expression instanceof Reference reference) {
      return Optional.of(new Sum().add(1, reference.variable()));
    }
    if (expression instanceof Literal literal) {
      return Optional.of(new Sum().add(literal.number()));
    }
    return expression instanceof Operation operation ? of(operation) : Optional.empty();
  }

  /** Returns whether {@code expression} is such a sum. */
  static boolean isPossible(Expression expression) {
    return of(expression).isPresent();
  }

  private static Optional<Sum> of(Operation operation) {
    return switch (operation.operator()) {
      case NEG -> weighted(operation.operands(), -1);
      case ADD -> weighted(operation.operands(), 1);
      case SUB -> weighted(operation.operands(), 1, -1);
      case MUL -> product(operation.operands());
      default -> Optional.empty();
    };
  }

  /** Returns the sum of the operands times these factors, the last of them for all that follow. */
  private static Optional<Sum> weighted(ImmutableList<Expression> operands, long... factors) {
    Sum sum = new Sum();
    for (int k = 0; k < operands.size(); k++) {
      Optional<Sum> operand = of(operands.get(k));
      if (operand.isEmpty()) {
        return Optional.empty();
      }
      sum.add(factors[Math.min(k, factors.length - 1)], operand.get());
    }
    return Optional.of(sum);
  }

  /** Returns the product of the operands, if all but one of them are numbers. */
  private static Optional<Sum> product(ImmutableList<Expression> operands) {
    Sum product = new Sum().add(1);
    for (Expression operand : operands) {
      Optional<Sum> factor = of(operand);
      if (factor.isEmpty() || !(product.isNumber() || factor.get().isNumber())) {
        return Optional.empty();
      }
      product =
          product.isNumber()
              ? new Sum().add(product.number(), factor.get())
              : new Sum().add(factor.get().number(), product);
    }
    return Optional.of(product);
  }
}
