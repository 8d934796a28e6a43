package org.cspworkbench.core.kernel;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;

/** How many constraints an assignment breaks, counted from scratch: for views, not for a search. */
final class Violations {

  private Violations() {}

  /**
   * Returns the number of arcs from {@code x} that value {@code i} of it violates.
   *
   * @param assigned for each other variable the index of its value, or {@link Network#NONE}
   */
  static int count(Network network, int x, int i, IntUnaryOperator assigned) {
    int count = 0;
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      count += isViolated(network, arcsFrom.at(place), i, assigned) ? 1 : 0;
    }
    return count;
  }

  private static boolean isViolated(Network network, int arc, int i, IntUnaryOperator assigned) {
    if (network.dependsOnSeveral(arc)) {
      int x = network.tail(arc);
      return isViolated(network.constraint(arc), y -> y == x ? i : assigned.applyAsInt(y));
    }
    int j = assigned.applyAsInt(network.head(arc));
    return j != NONE && !network.allows(arc, i, j);
  }

  private static boolean isViolated(Constraint constraint, IntUnaryOperator assigned) {
    List<Variable> scope = constraint.scope();
    int[] tuple = new int[scope.size()];
    for (int k = 0; k < tuple.length; k++) {
      int i = assigned.applyAsInt(scope.get(k).index());
      if (i == NONE) {
        return false;
      }
      tuple[k] = scope.get(k).domain().valueAt(i);
    }
    return !constraint.isSatisfiedBy(tuple);
  }
}
