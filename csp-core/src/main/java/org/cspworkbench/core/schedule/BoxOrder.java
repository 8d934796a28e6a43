package org.cspworkbench.core.schedule;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.BinaryForm;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.ConstraintReader;
import org.cspworkbench.core.model.ConstraintWriter;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;

/**
 * Two rectangles that do not overlap, and how they lie, as a variable: 0 where the first ends
 * before the second one horizontally, 1 where the second ends before the first; otherwise 2 or 3
 * for the same vertically. So exactly one number describes each placement of both (the relations of
 * placement: Moffitt and Pollack, "Optimal Rectangle Packing: A Meta-CSP Approach", ICAPS 2006).
 *
 * @param scope the horizontal origins of both, their vertical ones, and the relation
 * @param sizes the widths of both, and their heights, positive
 */
public record BoxOrder(ImmutableList<Variable> scope, ImmutableIntArray sizes)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<BoxOrder> FORM =
      new BinaryForm<>(47, BoxOrder.class, BoxOrder::write, BoxOrder::read);

  private static final int RELATION = 4; // its position

  /**
   * Checks the sizes.
   *
   * @param scope the origins, and the relation
   * @param sizes the widths and the heights
   * @throws IllegalArgumentException if these are not five variables and four sizes, or a size is
   *     not positive
   */
  public BoxOrder {
    checkArgument(
        scope.size() == 5 && sizes.length() == 4,
        "expected four origins, a relation and four sizes, found %s and %s",
        scope,
        sizes);
    for (int i = 0; i < sizes.length(); i++) {
      checkArgument(sizes.get(i) > 0, "the sizes of a box must be positive");
    }
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    for (int relation = 0; relation < RELATION; relation++) {
      int before = relation; // the position of the one that ends first
      int behind = relation ^ 1;
      if ((long) values[before] + sizes.get(before) <= values[behind]) {
        return values[RELATION] == relation;
      }
    }
    return false;
  }

  /** Bounds: a relation goes that the origins rule out; the last one moves the origins. */
  @Override
  public Propagator propagator(Scope scope) {
    int[] size = sizes.toArray();
    return () -> {
      if (!scope.removeBelow(RELATION, 0) || !scope.removeAbove(RELATION, RELATION - 1)) {
        return false;
      }
      for (int i = scope.first(RELATION); i != NONE; i = scope.next(RELATION, i)) {
        if (!isPossible(scope, size, scope.value(RELATION, i)) && !scope.remove(RELATION, i)) {
          return false;
        }
      }
      return scope.domainSize(RELATION) > 1 || keep(scope, size, scope.min(RELATION));
    };
  }

  /** Returns whether one may end before the other, and, if that is vertical, they may meet. */
  private static boolean isPossible(Scope scope, int[] size, int before) {
    return (long) scope.min(before) + size[before] <= scope.max(before ^ 1)
        && (before < 2 || (mayMeet(scope, size, 0) && mayMeet(scope, size, 1)));
  }

  private static boolean mayMeet(Scope scope, int[] size, int x) {
    return (long) scope.max(x) + size[x] > scope.min(x ^ 1);
  }

  private static boolean keep(Scope scope, int[] size, int before) {
    int behind = before ^ 1;
    return scope.removeBelow(behind, (long) scope.min(before) + size[before])
        && scope.removeAbove(before, (long) scope.max(behind) - size[before])
        && (before < 2 || (meets(scope, size, 0) && meets(scope, size, 1)));
  }

  private static boolean meets(Scope scope, int[] size, int x) {
    return scope.removeBelow(x, (long) scope.min(x ^ 1) - size[x] + 1)
        && scope.removeAbove(x ^ 1, (long) scope.max(x) + size[x] - 1);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.integers(sizes);
  }

  private static BoxOrder read(ConstraintReader in) throws MalformedEncodingException {
    return new BoxOrder(in.variables(), in.integers());
  }

  /** Returns text such as {@code r: (x1, y1) 2×3 beside (x2, y2) 4×1}. */
  @Override
  public String toString() {
    return scope.get(RELATION) + ": " + box(0) + " beside " + box(1);
  }

  private String box(int i) {
    return "("
        + scope.get(i)
        + ", "
        + scope.get(2 + i)
        + ") "
        + sizes.get(i)
        + "×"
        + sizes.get(2 + i);
  }
}
