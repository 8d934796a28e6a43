package org.cspworkbench.core.testing;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * Finds all solutions by going through all assignments in lexicographic order. It asks the
 * constraints of the model and nothing else; a constraint is asked as soon as its last variable has
 * a value.
 */
public final class BruteForce {

  private final Csp csp;
  private final List<List<Constraint>> dueAt = new ArrayList<>(); // by the last variable of each
  private final int[] values;
  private final ImmutableList.Builder<ImmutableList<Integer>> solutions = ImmutableList.builder();

  private BruteForce(Csp csp) {
    this.csp = csp;
    this.values = new int[csp.variables().size()];
    csp.variables().forEach(x -> dueAt.add(new ArrayList<>()));
    for (Constraint constraint : csp.constraints()) {
      int last = constraint.scope().stream().mapToInt(Variable::index).max().orElseThrow();
      dueAt.get(last).add(constraint);
    }
  }

  /** Every solution of {@code csp}, one value for each variable by index, in ascending order. */
  public static ImmutableList<ImmutableList<Integer>> solutions(Csp csp) {
    BruteForce enumeration = new BruteForce(csp);
    enumeration.extend(0);
    return enumeration.solutions.build();
  }

  /** {@code solutions} in the order in which {@link #solutions(Csp)} gives them. */
  public static ImmutableList<ImmutableList<Integer>> sorted(
      Iterable<ImmutableList<Integer>> solutions) {
    return ImmutableList.sortedCopyOf(
        Comparators.lexicographical(Comparator.<Integer>naturalOrder()), solutions);
  }

  private void extend(int x) {
    if (x == values.length) {
      solutions.add(Arrays.stream(values).boxed().collect(toImmutableList()));
      return;
    }
    for (int value : csp.initialDomain(csp.variables().get(x)).values().toArray()) {
      values[x] = value;
      if (dueAt.get(x).stream().allMatch(this::holds)) {
        extend(x + 1);
      }
    }
  }

  private boolean holds(Constraint constraint) {
    return constraint.isSatisfiedBy(
        constraint.scope().stream().mapToInt(y -> values[y.index()]).toArray());
  }
}
