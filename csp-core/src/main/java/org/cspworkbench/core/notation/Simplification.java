package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Operator;

/**
 * Leaves out what is known of a truth before the search, such as the premise of {@code if i < j
 * then …} in a loop.
 */
final class Simplification {

  private Simplification() {}

  /** Returns a truth with the same value; 0 or 1 where that does not depend on variables. */
  static Expression of(Expression truth) {
    if (truth.scope().isEmpty()) {
      return new Literal(isTrue(truth) ? 1 : 0);
    }
    if (truth instanceof Membership || !(truth instanceof Operation operation)) {
      return truth;
    }
    return switch (operation.operator()) {
      case AND -> joined(operation, 1);
      case OR -> joined(operation, 0);
      case IMP -> implication(operation);
      default -> truth;
    };
  }

  /** Returns whether a truth without variables is true. */
  static boolean isTrue(Expression known) {
    try {
      return known.over(ImmutableList.of()).of() != 0;
    } catch (ArithmeticException e) {
      return false; // no value, such as a division by 0
    }
  }

  /** Returns the operands but those that are {@code neutral}; one that is the opposite decides. */
  private static Expression joined(Operation operation, long neutral) {
    ImmutableList.Builder<Expression> kept = ImmutableList.builder();
    for (Expression operand : operation.operands()) {
      Expression part = of(operand);
      if (!(part instanceof Literal known)) {
        kept.add(part);
      } else if (known.number() != neutral) {
        return known;
      }
    }
    ImmutableList<Expression> parts = kept.build();
    return parts.size() == 1 ? parts.get(0) : new Operation(operation.operator(), parts);
  }

  private static Expression implication(Operation operation) {
    Expression premise = of(operation.operands().get(0));
    Expression conclusion = of(operation.operands().get(1));
    if (premise instanceof Literal known) {
      return known.number() == 0 ? new Literal(1) : conclusion;
    }
    if (conclusion instanceof Literal known) {
      return known.number() == 0 ? Operation.of(Operator.NOT, premise) : known;
    }
    return Operation.of(Operator.IMP, premise, conclusion);
  }
}
