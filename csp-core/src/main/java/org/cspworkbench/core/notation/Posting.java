package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Condition;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Operator;

/**
 * States that an expression is true, in the form that helps a solver most: a comparison of two
 * variables, a sum of more, or else the relation itself, as it was typed. There are no variables
 * but those of the text.
 */
final class Posting {

  private final Csp.Builder csp;

  Posting(Csp.Builder csp) {
    this.csp = csp;
  }

  /** Requires that {@code expression}, which has a variable, is true. */
  void post(Expression expression, String text) {
    ImmutableList.Builder<Constraint> comparisons = ImmutableList.builder();
    if (collect(expression, comparisons)) {
      comparisons.build().forEach(csp::post);
    } else {
      csp.post(relation(expression, text));
    }
  }

  /** Collects the comparisons that make up {@code expression}; false if it is more than those. */
  private static boolean collect(
      Expression expression, ImmutableList.Builder<Constraint> comparisons) {
    if (expression instanceof Operation both && both.operator() == Operator.AND) {
      return both.operands().stream().allMatch(each -> collect(each, comparisons));
    }
    Optional<Constraint> comparison = comparison(expression);
    comparison.ifPresent(comparisons::add);
    return comparison.isPresent();
  }

  private static Constraint relation(Expression expression, String text) {
    ImmutableList<Variable> scope = expression.scope();
    return new Predicate(text, scope, new Condition(expression, scope));
  }

  private static Optional<Constraint> comparison(Expression expression) {
    if (!(expression instanceof Operation operation) || !operation.operator().isComparison()) {
      return Optional.empty();
    }
    Optional<Constraint> count = Counting.of(operation);
    if (count.isPresent()) {
      return count;
    }
    return LinearForm.of(new Operation(Operator.SUB, operation.operands()))
        .flatMap(
            form ->
                form.factors().size() > 2
                    ? Optional.of(sum(form, operation.operator()))
                    : pair(form, operation.operator()));
  }

  /** Returns the constraint on the difference of two variables, if {@code form} is one. */
  private static Optional<Constraint> pair(LinearForm form, Operator operator) {
    ImmutableList<Variable> scope = form.factors().keySet().asList();
    ImmutableList<Long> factors = form.factors().values().asList();
    if (scope.size() != 2
        || factors.get(0) + factors.get(1) != 0
        || Math.abs(factors.get(0)) != 1
        || Math.abs(form.number()) > SymbolTable.LARGEST_NUMBER) {
      return Optional.empty();
    }
    boolean turned = factors.get(0) < 0;
    Variable x = scope.get(turned ? 1 : 0);
    Variable y = scope.get(turned ? 0 : 1);
    int offset = (int) -form.number(); // x − y beside offset
    return Optional.of(
        switch (operator) {
          case EQ -> new Equal(x, y, offset);
          case NE -> new NotEqual(x, y, offset);
          case LT -> new LessThan(x, y, offset);
          case LE -> new LessThan(x, y, offset + 1);
          case GT -> new LessThan(y, x, -offset);
          case GE -> new LessThan(y, x, 1 - offset);
          default -> throw new IllegalStateException(operator + " compares nothing");
        });
  }

  private static Constraint sum(LinearForm form, Operator operator) {
    Linear sum = form.side();
    return switch (operator) {
      case EQ -> sum.equalTo(0);
      case NE -> sum.notEqualTo(0);
      case LT -> sum.atMost(-1);
      case LE -> sum.atMost(0);
      case GT -> sum.atLeast(1);
      case GE -> sum.atLeast(0);
      default -> throw new IllegalStateException(operator + " compares nothing");
    };
  }
}
