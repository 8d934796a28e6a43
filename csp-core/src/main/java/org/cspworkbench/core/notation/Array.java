package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Range;

/**
 * Numbers or variables under one name, each told from the others by one index or two.
 *
 * @param name what it is called
 * @param indices the smallest and the largest value of each index
 * @param entries the numbers or the references to variables, row by row
 */
record Array(String name, ImmutableList<Range> indices, ImmutableList<Expression> entries) {

  /** Returns whether the entries are numbers. */
  boolean isKnown() {
    return entries.stream().allMatch(Literal.class::isInstance);
  }

  /** Returns how far apart in the list of entries two of neighbouring values of an index are. */
  long stride(int index) {
    return indices.subList(index + 1, indices.size()).stream()
        .mapToLong(Range::size)
        .reduce(1, (a, b) -> a * b);
  }

  /** Returns what people call an entry: {@code q[3]} or {@code p[1,2]}. */
  static String nameOf(String array, Iterable<?> values) {
    StringBuilder name = new StringBuilder(array).append('[');
    String separator = "";
    for (Object value : values) {
      name.append(separator).append(value);
      separator = ",";
    }
    return name.append(']').toString();
  }
}
