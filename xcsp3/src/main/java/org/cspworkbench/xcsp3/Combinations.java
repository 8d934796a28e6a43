package org.cspworkbench.xcsp3;

import java.util.List;
import java.util.function.Consumer;
import org.cspworkbench.core.model.Variable;

/** Goes through all combinations of values of some variables, in lexicographic order. */
final class Combinations {

  private Combinations() {}

  /** Shows each combination; the array is reused from one to the next. */
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
      }
      if (last >= 0) {
        values[last] = scope.get(last).domain().valueAt(index[last]);
      }
    } while (last >= 0);
  }
}
