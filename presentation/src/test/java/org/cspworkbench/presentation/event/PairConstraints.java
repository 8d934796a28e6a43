package org.cspworkbench.presentation.event;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DifferentValues;
import org.cspworkbench.core.model.Variable;

/** The constraints of a problem that say of a pair of values whether it is allowed. */
public final class PairConstraints {

  private final Csp csp;
  private final ImmutableListMultimap<Long, Constraint> between; // by pair of variables

  PairConstraints(Csp csp) {
    this.csp = csp;
    ImmutableListMultimap.Builder<Long, Constraint> all = ImmutableListMultimap.builder();
    for (Constraint constraint : csp.constraints()) {
      for (Variable x : constraint.scope()) {
        for (Variable y : constraint.scope()) {
          if (x.index() != y.index()) {
            all.put(pair(x.index(), y.index()), constraint);
          }
        }
      }
    }
    between = all.build();
  }

  private static long pair(int x, int y) {
    return (long) x << Integer.SIZE | y;
  }

  /** Returns whether all constraints on pairs allow value {@code i} of x with {@code j} of y. */
  boolean agree(int x, int i, int y, int j) {
    return between.get(pair(x, y)).stream().allMatch(each -> allows(each, x, i, y, j));
  }

  /** Returns whether {@code constraint} allows the pair of values, or is about more than pairs. */
  boolean allows(Constraint constraint, int x, int i, int y, int j) {
    ImmutableIntArray scope =
        ImmutableIntArray.copyOf(constraint.scope().stream().mapToInt(Variable::index));
    int first = scope.indexOf(x);
    int second = scope.indexOf(y);
    int a = csp.variables().get(x).domain().valueAt(i);
    int b = csp.variables().get(y).domain().valueAt(j);
    if (constraint instanceof DifferentValues different) {
      return a + different.offset(first) != b + different.offset(second);
    }
    return scope.length() != 2
        || (first == 0 ? constraint.isSatisfiedBy(a, b) : constraint.isSatisfiedBy(b, a));
  }
}
