package org.cspworkbench.core.search.local;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * Counts what an assignment violates from the statement of the problem: every constraint is one,
 * but an all-different is as many as it has pairs, and pairs that several of them state alike count
 * once.
 */
final class Recount {

  /** What is counted as one: whom it speaks of, and the test of their values. */
  private record Unit(ImmutableList<Variable> scope, Constraint test) {}

  /** That {@code y} is not {@code x} plus {@code number}. */
  private record DifferentPair(Variable x, Variable y, int number) implements Constraint {
    @Override
    public ImmutableList<Variable> scope() {
      return ImmutableList.of(x, y);
    }

    @Override
    public boolean isSatisfiedBy(int... values) {
      return values[1] - values[0] != number;
    }
  }

  private final List<Unit> units = new ArrayList<>();

  Recount(Csp csp) {
    Set<DifferentPair> pairs = new LinkedHashSet<>();
    for (Constraint constraint : csp.constraints()) {
      if (constraint instanceof AllDifferent all) {
        addPairs(pairs, all.scope(), ImmutableIntArray.copyOf(new int[all.scope().size()]));
      } else if (constraint instanceof AllDifferentSums sums) {
        addPairs(pairs, sums.scope(), sums.offsets());
      } else {
        units.add(new Unit(constraint.scope(), constraint));
      }
    }
    pairs.forEach(pair -> units.add(new Unit(pair.scope(), pair)));
  }

  private static void addPairs(
      Set<DifferentPair> pairs, ImmutableList<Variable> scope, ImmutableIntArray offsets) {
    for (int a = 0; a < scope.size(); a++) {
      for (int b = 0; b < a; b++) {
        Variable x = scope.get(a);
        Variable y = scope.get(b);
        int difference = offsets.get(a) - offsets.get(b);
        pairs.add(
            x.index() < y.index()
                ? new DifferentPair(x, y, difference)
                : new DifferentPair(y, x, -difference));
      }
    }
  }

  /**
   * How many are violated by value {@code i} of {@code x} with what the others have.
   *
   * @param index for each variable the index of its value, or {@link Network#NONE}
   */
  int count(int x, int i, IntUnaryOperator index) {
    IntUnaryOperator tried = y -> y == x ? i : index.applyAsInt(y);
    return (int)
        units.stream()
            .filter(unit -> unit.scope.stream().anyMatch(y -> y.index() == x))
            .filter(unit -> isViolated(unit, tried))
            .count();
  }

  private static boolean isViolated(Unit unit, IntUnaryOperator index) {
    int[] indices = unit.scope.stream().mapToInt(y -> index.applyAsInt(y.index())).toArray();
    return IntStream.of(indices).allMatch(i -> i != Network.NONE)
        && !unit.test.isSatisfiedBy(
            IntStream.range(0, indices.length)
                .map(k -> unit.scope.get(k).domain().valueAt(indices[k]))
                .toArray());
  }
}
