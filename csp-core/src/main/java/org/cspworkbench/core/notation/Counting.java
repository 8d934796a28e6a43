package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;
import org.jspecify.annotations.Nullable;

/** Recognises how many variables take a value, as in {@code count(x = 3, y = 3, z = 3) <= 2}. */
final class Counting {

  private Counting() {}

  /** Returns the constraint on a number of equalities that {@code comparison} is, if it is one. */
  static Optional<Constraint> of(Operation comparison) {
    if (comparison.operands().size() != 2
        || !(comparison.operands().get(0) instanceof Operation count)
        || count.operator() != Operator.ADD) {
      return Optional.empty();
    }
    List<Variable> counted = new ArrayList<>();
    @Nullable Long value = null;
    for (Expression operand : count.operands()) {
      if (!(operand instanceof Operation equal)
          || equal.operator() != Operator.EQ
          || equal.operands().size() != 2
          || !(equal.operands().get(0) instanceof Reference counting)
          || !(equal.operands().get(1) instanceof Literal number)
          || number.number() != (int) number.number()
          || (value != null && value != number.number())) {
        return Optional.empty();
      }
      value = number.number();
      counted.add(counting.variable());
    }
    if (value == null || new HashSet<>(counted).size() < counted.size()) {
      return Optional.empty();
    }
    return of(ImmutableList.copyOf(counted), value.intValue(), comparison);
  }

  private static Optional<Constraint> of(
      ImmutableList<Variable> counted, int value, Operation comparison) {
    Expression total = comparison.operands().get(1);
    if (total instanceof Reference reference
        && comparison.operator() == Operator.EQ
        && !counted.contains(reference.variable())) {
      return Optional.of(new Count(counted, value, reference.variable()));
    }
    if (!(total instanceof Literal literal) || comparison.operator() == Operator.NE) {
      return Optional.empty();
    }
    int bound = (int) Math.max(-1, Math.min(counted.size() + 1L, literal.number()));
    int least =
        switch (comparison.operator()) {
          case EQ, GE -> bound;
          case GT -> bound + 1;
          default -> 0;
        };
    int most =
        switch (comparison.operator()) {
          case EQ, LE -> bound;
          case LT -> bound - 1;
          default -> counted.size();
        };
    return Optional.of(new CountBetween(counted, ImmutableSet.of(value), least, most));
  }
}
