package org.cspworkbench.core.schedule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.BinaryForm;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.ConstraintReader;
import org.cspworkbench.core.model.ConstraintWriter;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.RelationText;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;

/**
 * Two tasks that need the same thing, and which of them is first, as a variable: where it is 1, x +
 * lengthOfX ≤ y, and where it is 0, y + lengthOfY ≤ x.
 *
 * @param scope the start of x, the start of y, and the order
 * @param lengthOfX how long x takes, positive
 * @param lengthOfY how long y takes, positive
 */
public record TaskOrder(ImmutableList<Variable> scope, int lengthOfX, int lengthOfY)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<TaskOrder> FORM =
      new BinaryForm<>(44, TaskOrder.class, TaskOrder::write, TaskOrder::read);

  private static final int ORDER = 2;

  /**
   * Checks the lengths.
   *
   * @param scope the start of x, the start of y, and the order
   * @param lengthOfX how long x takes
   * @param lengthOfY how long y takes
   * @throws IllegalArgumentException if these are not three variables, or a length is not positive
   */
  public TaskOrder {
    checkArgument(scope.size() == 3, "expected two starts and an order, found %s", scope);
    checkArgument(lengthOfX > 0 && lengthOfY > 0, "the length of a task must be positive");
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return switch (values[ORDER]) {
      case 1 -> (long) values[0] + lengthOfX <= values[1];
      case 0 -> (long) values[1] + lengthOfY <= values[0];
      default -> false;
    };
  }

  /** Returns what the constraint says of the two tasks, whichever is first. */
  public NoOverlap tasks() {
    return new NoOverlap(scope.get(0), lengthOfX, scope.get(1), lengthOfY);
  }

  /** Bounds: where one task cannot be the first any more, the other one is. */
  @Override
  public Propagator propagator(Scope scope) {
    return () -> {
      boolean canXBeFirst = NoOverlap.canPrecede(scope, 0, lengthOfX, 1);
      boolean canYBeFirst = NoOverlap.canPrecede(scope, 1, lengthOfY, 0);
      if ((!canXBeFirst && !scope.removeAbove(ORDER, 0))
          || !scope.removeBelow(ORDER, canYBeFirst ? 0 : 1)
          || !scope.removeAbove(ORDER, 1)) {
        return false;
      }
      return scope.domainSize(ORDER) > 1
          || (scope.min(ORDER) == 1
              ? NoOverlap.precede(scope, 0, lengthOfX, 1)
              : NoOverlap.precede(scope, 1, lengthOfY, 0));
    };
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.number(lengthOfX);
    out.number(lengthOfY);
  }

  private static TaskOrder read(ConstraintReader in) throws MalformedEncodingException {
    return new TaskOrder(in.variables(), in.integer(), in.integer());
  }

  /** Returns text such as {@code b ⇔ x + 3 ≤ y, ¬b ⇔ y + 2 ≤ x}. */
  @Override
  public String toString() {
    String order = scope.get(ORDER).toString();
    return order
        + " ⇔ "
        + before(0, lengthOfX, 1)
        + ", ¬"
        + order
        + " ⇔ "
        + before(1, lengthOfY, 0);
  }

  private String before(int first, int length, int second) {
    return RelationText.shifted(scope.get(first), length) + " ≤ " + scope.get(second);
  }
}
