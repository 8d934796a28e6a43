package org.cspworkbench.xcsp3;

import java.util.List;
import java.util.function.Consumer;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Variable;

/** The Cartesian product of the domains of some variables. */
final class CartesianProduct {

  /** The maximum count; larger products count as this many. */
  private static final long LARGEST_SIZE = 1L << 40;

  private CartesianProduct() {}

  /** Returns the number of tuples, at most 2<sup>40</sup>. */
  static long size(Iterable<Variable> scope) {
    long product = 1;
    for (Variable x : scope) {
      product = Math.min(product * x.domain().size(), LARGEST_SIZE);
    }
    return product;
  }

  /** Visits each tuple in lexicographic order; the array is reused from one to the next. */
  static void forEach(List<Variable> scope, Consumer<int[]> visitor) {
    int[] index = new int[scope.size()];
    int[] values = new int[scope.size()];
    for (int k = 0; k < values.length; k++) {
      values[k] = scope.get(k).domain().min();
    }
    int last;
    do {
      visitor.accept(values);
      last = values.length - 1;
      while (last >= 0 && ++index[last] == scope.get(last).domain().size()) {
        index[last] = 0;
        values[last] = scope.get(last).domain().min();
        last--;
        Cancellation.check();
      }
      if (last >= 0) {
        values[last] = scope.get(last).domain().valueAt(index[last]);
      }
    } while (last >= 0);
  }
}
