package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/**
 * A sum of multiples of variables, and a number.
 *
 * @param factors the factor of each variable, none of them 0
 * @param number what is added
 */
public record LinearForm(ImmutableMap<Variable, Long> factors, long number) {

  /** Of a difference with a larger number, the kernel could not add the bounds of a domain. */
  private static final int LARGEST_OFFSET = Integer.MAX_VALUE / 2;

  private static final LinearForm ZERO = new LinearForm(ImmutableMap.of(), 0);

  /** Returns the sum that {@code expression} is, if it is one. */
  public static Optional<LinearForm> of(Expression expression) {
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
    return other.factors.isEmpty() ? Optional.of(ZERO.plus(other.number, this)) : Optional.empty();
  }

  /**
   * Returns the sum of these variables, each times its factor, and of {@code number}; a variable of
   * one value is added to the number.
   *
   * @param factors the factor of each variable, in the same order
   * @throws ArithmeticException if a number leaves the range of {@code long}
   */
  public static LinearForm weighted(
      List<Variable> variables, ImmutableLongArray factors, long number) {
    Map<Variable, Long> sum = new LinkedHashMap<>();
    long total = number;
    for (int k = 0; k < variables.size(); k++) {
      Variable x = variables.get(k);
      if (x.domain().size() == 1) {
        total = Math.addExact(total, Math.multiplyExact(factors.get(k), x.domain().min()));
      } else {
        sum.merge(x, factors.get(k), Math::addExact);
      }
    }
    return of(sum, total);
  }

  /**
   * Returns the constraint that this sum has this relation to 0, if it says nothing but how the
   * difference of two variables compares with a number.
   */
  public Optional<Constraint> difference(Operator operator) {
    ImmutableList<Variable> scope = factors.keySet().asList();
    ImmutableList<Long> multiples = factors.values().asList();
    if (scope.size() != 2
        || multiples.get(0) + multiples.get(1) != 0
        || Math.abs(multiples.get(0)) != 1
        || Math.abs(number) > LARGEST_OFFSET) {
      return Optional.empty();
    }
    boolean turned = multiples.get(0) < 0;
    Variable x = scope.get(turned ? 1 : 0);
    Variable y = scope.get(turned ? 0 : 1);
    int offset = (int) -number; // x − y beside offset
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

  /** Returns the constraint that this sum, which has a variable, has this relation to 0. */
  public LinearSum sum(Operator operator) {
    Linear side = side();
    return switch (operator) {
      case EQ -> side.equalTo(0);
      case NE -> side.notEqualTo(0);
      case LT -> side.atMost(-1);
      case LE -> side.atMost(0);
      case GT -> side.atLeast(1);
      case GE -> side.atLeast(0);
      default -> throw new IllegalStateException(operator + " compares nothing");
    };
  }

  /** Returns the sum with its number, as one side of a constraint. */
  public Linear side() {
    return Linear.weighted(factors.keySet(), ImmutableLongArray.copyOf(factors.values()))
        .plus(number);
  }
}
