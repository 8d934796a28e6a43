package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;

/**
 * The bounds between which all values of an expression are, by interval arithmetic. An end at the
 * limit of {@code long} is no bound.
 *
 * @param min no value is smaller
 * @param max no value is larger
 */
public record Range(long min, long max) {

  /** Returns the bounds of {@code expression} over the domains of its variables. */
  public static Range of(Expression expression) {
    ImmutableList<Variable> scope = expression.scope();
    IntervalTree tree = new IntervalTree(expression, scope);
    for (int place = 0; place < scope.size(); place++) {
      tree.place(place).set(scope.get(place).domain().min(), scope.get(place).domain().max());
    }
    return tree.evaluate() ? new Range(tree.root().least, tree.root().most) : new Range(0, 0);
  }

  /** Returns the number of whole numbers in the range; beyond {@code long}, the largest one. */
  public long size() {
    return LongMath.saturatedAdd(LongMath.saturatedSubtract(max, min), 1);
  }

  /** Returns the numbers of a small range, each within {@code int}. */
  public List<Integer> numbers() {
    return IntStream.rangeClosed((int) min, (int) max).boxed().toList();
  }
}
