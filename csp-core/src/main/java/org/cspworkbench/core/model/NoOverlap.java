package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * Two tasks that need the same thing follow each other: x + lengthOfX ≤ y or y + lengthOfY ≤ x.
 *
 * @param x when the first task starts
 * @param lengthOfX how long it takes
 * @param y when the second task starts
 * @param lengthOfY how long that takes
 */
public record NoOverlap(Variable x, int lengthOfX, Variable y, int lengthOfY)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<NoOverlap> FORM =
      new BinaryForm<>(4, NoOverlap.class, NoOverlap::write, NoOverlap::read);

  @Override
  public ImmutableList<Variable> scope() {
    return ImmutableList.of(x, y);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return (long) values[0] + lengthOfX <= values[1] || (long) values[1] + lengthOfY <= values[0];
  }

  @Override
  public Optional<Difference> difference() {
    return Optional.of(
        new Difference(x, y, Difference.Allowed.OUTSIDE, 1L - lengthOfX, lengthOfY - 1L));
  }

  /** Bounds: where one task cannot be the first any more, the other one is. */
  @Override
  public Propagator propagator(Scope scope) {
    return () -> {
      boolean canXBeFirst = canPrecede(scope, 0, lengthOfX, 1);
      boolean canYBeFirst = canPrecede(scope, 1, lengthOfY, 0);
      if (canXBeFirst && canYBeFirst) {
        return true;
      }
      return canXBeFirst ? precede(scope, 0, lengthOfX, 1) : precede(scope, 1, lengthOfY, 0);
    };
  }

  /**
   * Returns whether a task can end before another one starts.
   *
   * @param scope the starts
   * @param first the place of the first task's start
   * @param length how long it takes
   * @param second the place of the other one's start
   */
  public static boolean canPrecede(Scope scope, int first, int length, int second) {
    return (long) scope.min(first) + length <= scope.max(second);
  }

  /**
   * Removes the starts of both tasks with which the first one does not end before the other one
   * starts.
   *
   * @param scope the starts
   * @param first the place of the first task's start
   * @param length how long it takes
   * @param second the place of the other one's start
   * @return false if no start of one of them is left
   */
  public static boolean precede(Scope scope, int first, int length, int second) {
    return scope.removeBelow(second, (long) scope.min(first) + length)
        && scope.removeAbove(first, (long) scope.max(second) - length);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variable(x);
    out.variable(y);
    out.number(lengthOfX);
    out.number(lengthOfY);
  }

  private static NoOverlap read(ConstraintReader in) throws MalformedEncodingException {
    Variable x = in.variable();
    Variable y = in.variable();
    return new NoOverlap(x, in.integer(), y, in.integer());
  }

  /** Returns text such as {@code x + 3 ≤ y ∨ y + 2 ≤ x}. */
  @Override
  public String toString() {
    return RelationText.shifted(x, lengthOfX)
        + " ≤ "
        + y
        + " ∨ "
        + RelationText.shifted(y, lengthOfY)
        + " ≤ "
        + x;
  }
}
