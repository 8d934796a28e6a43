package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Operator;

/**
 * A weighted sum of variables and a number, collected term by term. Terms of one variable are
 * combined, and a variable of one value is added to the number.
 */
final class Sum {

  private final Map<Variable, Long> terms = new LinkedHashMap<>();
  private long number;

  /** Adds a number. */
  Sum add(long more) {
    number = Math.addExact(number, more);
    return this;
  }

  /** Adds a multiple of a variable. */
  Sum add(long factor, Variable x) {
    if (x.domain().size() == 1) {
      return add(Math.multiplyExact(factor, x.domain().min()));
    }
    long together = Math.addExact(factor, terms.getOrDefault(x, 0L));
    if (together == 0) {
      terms.remove(x);
    } else {
      terms.put(x, together);
    }
    return this;
  }

  /** Adds a multiple of another sum. */
  Sum add(long factor, Sum other) {
    other.terms.forEach((x, c) -> add(Math.multiplyExact(factor, c), x));
    return add(Math.multiplyExact(factor, other.number));
  }

  /** Returns the factors by variable, in the order in which the variables were added. */
  Map<Variable, Long> terms() {
    return terms;
  }

  /** Returns whether no variable is left in it. */
  boolean isNumber() {
    return terms.isEmpty();
  }

  /** Returns the number. */
  long number() {
    return number;
  }

  /** Returns the lower bound. */
  long min() {
    long min = number;
    for (Map.Entry<Variable, Long> term : terms.entrySet()) {
      Domain domain = term.getKey().domain();
      min =
          Math.addExact(
              min,
              Math.multiplyExact(
                  term.getValue(), term.getValue() > 0 ? domain.min() : domain.max()));
    }
    return min;
  }

  /** Returns the upper bound. */
  long max() {
    return -new Sum().add(-1, this).min();
  }

  /** Requires that the sum has this relation to 0. */
  void post(ModelBuilder model, Operator relation) {
    if (terms.isEmpty()) {
      if (!holds(relation, number)) {
        model.postNever("a sum that cannot be");
      }
      return;
    }
    model.post(constraint(relation));
  }

  /** Requires that the sum has this relation to {@code bound}. */
  void post(ModelBuilder model, Operator relation, long bound) {
    new Sum().add(1, this).add(Math.negateExact(bound)).post(model, relation);
  }

  /** Returns whether {@code value} has this relation to 0. */
  static boolean holds(Operator relation, long value) {
    return Operation.of(relation, new Literal(value), new Literal(0)).over(List.of()).of() != 0;
  }

  private Constraint constraint(Operator relation) {
    Sum normal = normal(relation);
    return normal.isDifference() ? normal.difference(relation) : normal.linear(relation);
  }

  /**
   * Returns the constraint that this inequality is, if it says of the difference of two variables
   * that it is less than a number.
   */
  Optional<LessThan> lessThan(Operator inequality) {
    Sum normal = normal(inequality);
    return normal.isDifference() && normal.difference(inequality) instanceof LessThan less
        ? Optional.of(less)
        : Optional.empty();
  }

  /** Returns a variable for whether the sum has this relation to 0; it must have a term. */
  Variable truth(ModelBuilder model, Operator relation, String text) {
    Variable truth = model.helper(text, Domain.range(0, 1));
    model.post(new ReifiedSum(normal(relation).linear(relation), truth));
    return truth;
  }

  /** Returns the sum that is 0, not 0, or at most 0 where this one has {@code relation} to 0. */
  private Sum normal(Operator relation) {
    return switch (relation) {
      case EQ, NE, LE -> this;
      case LT -> new Sum().add(1, this).add(1);
      case GE -> new Sum().add(-1, this);
      case GT -> new Sum().add(-1, this).add(1);
      default -> throw new IllegalArgumentException(relation + " does not compare a sum with 0");
    };
  }

  private boolean isDifference() {
    List<Long> factors = new ArrayList<>(terms.values());
    return factors.size() == 2
        && factors.get(0) + factors.get(1) == 0
        && Math.abs(factors.get(0)) == 1
        && Math.abs(number) < Integer.MAX_VALUE;
  }

  private Constraint difference(Operator relation) {
    List<Variable> scope = new ArrayList<>(terms.keySet());
    boolean inOrder = terms.getOrDefault(scope.get(0), 0L) == 1L;
    Variable x = scope.get(inOrder ? 0 : 1);
    Variable y = scope.get(inOrder ? 1 : 0);
    int offset = (int) -number; // x − y + number ~ 0
    return switch (relation) {
      case EQ -> new Equal(x, y, offset);
      case NE -> new NotEqual(x, y, offset);
      default -> new LessThan(x, y, offset + 1);
    };
  }

  private LinearSum linear(Operator relation) {
    LinearSum.Comparison comparison =
        switch (relation) {
          case EQ -> LinearSum.Comparison.EQUAL;
          case NE -> LinearSum.Comparison.NOT_EQUAL;
          default -> LinearSum.Comparison.AT_MOST;
        };
    return new LinearSum(
        ImmutableList.copyOf(terms.keySet()),
        ImmutableLongArray.copyOf(terms.values()),
        comparison,
        Math.negateExact(number));
  }

  /** Returns whether it is one variable plus a number. */
  boolean isOneVariable() {
    return terms.size() == 1 && terms.containsValue(1L);
  }

  /** Returns the variable that is this sum. */
  Variable total(ModelBuilder model, String text) {
    if (terms.isEmpty()) {
      return model.constant(number);
    }
    Variable first = terms.keySet().iterator().next();
    if (isOneVariable() && number == 0) {
      return first;
    }
    Variable total = model.helper(text, ModelBuilder.range(text, min(), max()));
    new Sum().add(1, this).add(-1, total).post(model, Operator.EQ);
    return total;
  }
}
