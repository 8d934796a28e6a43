package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import java.util.Base64;
import java.util.BitSet;
import java.util.function.BiPredicate;
import org.cspworkbench.core.model.Variable;

/** All values of all variables, numbered consecutively. */
final class Values {

  private final ImmutableList<Variable> variables;
  private final int[] first;

  Values(ImmutableList<Variable> variables) {
    this.variables = variables;
    this.first = new int[variables.size() + 1];
    for (int x = 0; x < variables.size(); x++) {
      first[x + 1] = Math.addExact(first[x], variables.get(x).domain().size());
    }
  }

  /** Returns the number of values. */
  int count() {
    return first[variables.size()];
  }

  /** Returns the number of the value at {@code index} of variable {@code x}. */
  int number(int x, int index) {
    return first[x] + index;
  }

  /** Returns one bit for each value, set if {@code test} holds for variable and index, as text. */
  String bits(BiPredicate<Integer, Integer> test) {
    BitSet bits = new BitSet();
    for (int x = 0; x < variables.size(); x++) {
      for (int i = 0; i < first[x + 1] - first[x]; i++) {
        bits.set(first[x] + i, test.test(x, i));
      }
    }
    return Base64.getEncoder().encodeToString(bits.toByteArray());
  }
}
