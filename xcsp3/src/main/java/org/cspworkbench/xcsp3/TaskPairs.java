package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.schedule.TaskOrder;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Operator;

/**
 * Two tasks that need the same thing. Where they have many moments to start, a helper variable says
 * which of them is first, so that a search decides the order of tasks and not their times (Grimes
 * and Hebrard, "Solving Variants of the Job Shop Scheduling Problem through Conflict-Directed
 * Search", INFORMS Journal on Computing 27, 2015).
 */
final class TaskPairs {

  /** With as many values as this, the order of two tasks is decided by itself. */
  private static final int LEAST_VALUES = 32;

  private TaskPairs() {}

  /** Returns whether the order of these tasks is to be a variable. */
  static boolean haveOrder(Variable x, Variable y) {
    return !x.equals(y) && x.domain().size() >= LEAST_VALUES && y.domain().size() >= LEAST_VALUES;
  }

  /** Adds which of two tasks is first. */
  static void postOrder(ModelBuilder model, NoOverlap tasks) {
    String text = tasks.x() + " before " + tasks.y();
    Variable order = model.shared(text, () -> model.helper(text, Domain.range(0, 1)));
    model.post(
        new TaskOrder(
            ImmutableList.of(tasks.x(), tasks.y(), order), tasks.lengthOfX(), tasks.lengthOfY()));
  }

  /** Returns the two tasks of which {@code parts} say that either is before the other. */
  static Optional<NoOverlap> of(List<Expression> parts) {
    if (parts.size() != 2) {
      return Optional.empty();
    }
    LessThan first = before(parts.get(0)).orElse(null);
    LessThan second = before(parts.get(1)).orElse(null);
    return first != null
            && second != null
            && first.x().equals(second.y())
            && first.y().equals(second.x())
        ? Optional.of(new NoOverlap(first.x(), 1 - first.offset(), second.x(), 1 - second.offset()))
        : Optional.empty();
  }

  /** Returns that a task, which takes some time, ends before another one starts. */
  private static Optional<LessThan> before(Expression part) {
    if (!(part instanceof Operation operation) || !isInequality(operation.operator())) {
      return Optional.empty();
    }
    Optional<Sum> left = Linearization.of(operation.operands().get(0));
    Optional<Sum> right = Linearization.of(operation.operands().get(1));
    return left.isPresent() && right.isPresent() && operation.operands().size() == 2
        ? left.get()
            .add(-1, right.get())
            .lessThan(operation.operator())
            .filter(l -> l.offset() <= 0)
        : Optional.empty();
  }

  private static boolean isInequality(Operator operator) {
    return switch (operator) {
      case LT, LE, GE, GT -> true;
      default -> false;
    };
  }
}
