package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Condition;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.LinearForm;
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
                    ? Optional.of(form.sum(operation.operator()))
                    : form.difference(operation.operator()));
  }
}
