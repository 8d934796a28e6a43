package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

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
        || Math.abs(form.number()) > Integer.MAX_VALUE / 2) {
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
    ImmutableLongArray factors = ImmutableLongArray.copyOf(form.factors().values());
    Linear sum = Linear.weighted(form.factors().keySet(), factors);
    long bound = -form.number();
    return switch (operator) {
      case EQ -> sum.equalTo(bound);
      case NE -> sum.notEqualTo(bound);
      case LT -> sum.atMost(bound - 1);
      case LE -> sum.atMost(bound);
      case GT -> sum.atLeast(bound + 1);
      case GE -> sum.atLeast(bound);
      default -> throw new IllegalStateException(operator + " compares nothing");
    };
  }

  /**
   * A sum of multiples of variables, and a number.
   *
   * @param factors the factor of each variable, none of them 0
   * @param number what is added
   */
  private record LinearForm(ImmutableMap<Variable, Long> factors, long number) {

    private static final LinearForm ZERO = new LinearForm(ImmutableMap.of(), 0);

    /** Returns the sum that {@code expression} is, if it is one. */
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
      return switch (operation.operator()) {
        case ADD -> sum(operation.operands(), 1);
        case SUB -> sum(operation.operands(), -1);
        case NEG -> of(operation.operands().get(0)).map(form -> ZERO.plus(-1, form));
        case MUL -> product(operation.operands());
        default -> Optional.empty();
      };
    }

    /** Returns the first operand plus {@code multiple} times each of the others. */
    private static Optional<LinearForm> sum(List<Expression> operands, long multiple) {
      Map<Variable, Long> factors = new LinkedHashMap<>();
      long number = 0;
      for (int k = 0; k < operands.size(); k++) {
        Optional<LinearForm> operand = of(operands.get(k));
        if (operand.isEmpty()) {
          return Optional.empty();
        }
        long times = k == 0 ? 1 : multiple;
        operand.get().addTo(factors, times);
        number += times * operand.get().number;
      }
      return Optional.of(of(factors, number));
    }

    private static LinearForm of(Map<Variable, Long> factors, long number) {
      factors.values().removeIf(factor -> factor == 0);
      return new LinearForm(ImmutableMap.copyOf(factors), number);
    }

    private void addTo(Map<Variable, Long> sum, long multiple) {
      factors.forEach((x, factor) -> sum.merge(x, multiple * factor, Long::sum));
    }

    private static Optional<LinearForm> product(List<Expression> operands) {
      Optional<LinearForm> product = of(operands.get(0));
      for (Expression operand : operands.subList(1, operands.size())) {
        Optional<LinearForm> factor = of(operand);
        product = product.flatMap(a -> factor.flatMap(a::times));
      }
      return product;
    }

    private LinearForm plus(long multiple, LinearForm other) {
      Map<Variable, Long> sum = new LinkedHashMap<>(factors);
      other.addTo(sum, multiple);
      return of(sum, number + multiple * other.number);
    }

    private Optional<LinearForm> times(LinearForm other) {
      if (factors.isEmpty()) {
        return Optional.of(ZERO.plus(number, other));
      }
      return other.factors.isEmpty()
          ? Optional.of(ZERO.plus(other.number, this))
          : Optional.empty();
    }
  }
}
