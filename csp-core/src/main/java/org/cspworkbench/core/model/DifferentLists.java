package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * Two lists of variables differ in one place or more.
 *
 * @param scope the left list, then the right list; as many in each, at least one
 */
public record DifferentLists(ImmutableList<Variable> scope) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<DifferentLists> FORM =
      new BinaryForm<>(8, DifferentLists.class, DifferentLists::write, DifferentLists::read);

  /**
   * Checks the lists.
   *
   * @param scope the left list, then the right list
   * @throws IllegalArgumentException if there is no variable, or an odd number of them
   */
  public DifferentLists {
    checkArgument(
        !scope.isEmpty() && scope.size() % 2 == 0,
        "two lists of one length are needed, not %s variables",
        scope.size());
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    int length = values.length / 2;
    return !Arrays.equals(values, 0, length, values, length, values.length);
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new ListDifference(scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
  }

  private static DifferentLists read(ConstraintReader in) throws MalformedEncodingException {
    return new DifferentLists(in.variables());
  }

  @Override
  public String toString() {
    int length = scope.size() / 2;
    return RelationText.tuple(scope.subList(0, length))
        + " ≠ "
        + RelationText.tuple(scope.subList(length, scope.size()));
  }

  /**
   * Domain consistency of two lists that differ: as long as two places may differ, nothing is to be
   * done; at the last one, what one side is fixed to goes from the other.
   *
   * <p>Two places that may differ are remembered, and looked for again only when one no longer does
   * (watched as the literals of a clause are: Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff:
   * Engineering an Efficient SAT Solver", DAC 2001). O(n) for lists of n, mostly O(1). Exact while
   * no variable stands twice other than opposite itself.
   */
  private static final class ListDifference implements Propagator {

    private final Scope scope;
    private final int length;
    private int first; // two places that may have differed when last looked at
    private int second;

    ListDifference(Scope scope) {
      this.scope = scope;
      length = scope.size() / 2;
      second = length - 1;
    }

    @Override
    public boolean propagate() {
      if (first != second && mayDiffer(first) && mayDiffer(second)) {
        return true;
      }
      int one = placeThatMayDiffer(0);
      if (one == NONE) {
        scope.removeAll(0);
        return false;
      }
      int other = placeThatMayDiffer(one + 1);
      if (other == NONE) {
        return keepDifferent(one, length + one) && keepDifferent(length + one, one);
      }
      first = one;
      second = other;
      return true;
    }

    private int placeThatMayDiffer(int from) {
      for (int at = from; at < length; at++) {
        if (mayDiffer(at)) {
          return at;
        }
      }
      return NONE;
    }

    private boolean mayDiffer(int at) {
      return !scope.isSame(at, length + at)
          && (scope.domainSize(at) > 1
              || scope.domainSize(length + at) > 1
              || scope.min(at) != scope.min(length + at));
    }

    /** What {@code position} is fixed to, if it is, goes from {@code other}. */
    private boolean keepDifferent(int position, int other) {
      return scope.domainSize(position) > 1 || scope.removeValue(other, scope.min(position));
    }
  }
}
