package org.cspworkbench.xcsp3;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/** Expressions as XCSP3 writes them, such as {@code eq(add(x,2),y)}. */
final class FunctionalForm {

  private FunctionalForm() {}

  /** Returns {@code expression} with the names of its variables. */
  static String text(Expression expression) {
    return write(expression, Variable::name);
  }

  /** Returns {@code expression} with the places of its variables in {@code scope} as names. */
  static String shape(Expression expression, List<Variable> scope) {
    return write(expression, x -> "%" + scope.indexOf(x));
  }

  private static String write(Expression expression, Function<Variable, String> naming) {
    if (expression instanceof Reference reference) {
      return naming.apply(reference.variable());
    }
    if (expression instanceof Literal literal) {
      return Long.toString(literal.number());
    }
    if (expression instanceof Membership membership) {
      return "in(" + write(membership.member(), naming) + ",set(" + membership.set() + "))";
    }
    Operation operation = (Operation) expression;
    return operation.operands().stream()
        .map(operand -> write(operand, naming))
        .collect(
            Collectors.joining(
                ",", operation.operator().name().toLowerCase(Locale.ROOT) + "(", ")"));
  }
}
