package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;

/**
 * Variables whose tuples of values are listed: either the tuples that are allowed or those that are
 * not.
 *
 * @param scope the variables, at least one; one may occur in it several times
 * @param polarity whether {@code tuples} are the allowed or the forbidden ones
 * @param tuples the values (not indices) of one tuple after the other, each tuple once, in
 *     lexicographic order; values outside the domains do no harm
 */
public record Extension(ImmutableList<Variable> scope, Polarity polarity, ImmutableIntArray tuples)
    implements Constraint {

  /** What the listed tuples mean. */
  public enum Polarity {
    /** Exactly the listed tuples satisfy the constraint. */
    SUPPORTS,
    /** Every tuple but the listed ones satisfies the constraint. */
    CONFLICTS
  }

  /**
   * Checks the list.
   *
   * @param scope the variables, at least one
   * @param polarity whether {@code tuples} are the allowed or the forbidden ones
   * @param tuples the values of one tuple after the other
   * @throws IllegalArgumentException if there is no variable, or the tuples are not whole, not in
   *     order or listed twice
   */
  public Extension {
    checkArgument(!scope.isEmpty(), "a table needs at least one variable");
    int arity = scope.size();
    checkArgument(tuples.length() % arity == 0, "the last tuple of a table is not whole");
    int[] next = new int[arity];
    for (int start = arity; start < tuples.length(); start += arity) {
      for (int k = 0; k < arity; k++) {
        next[k] = tuples.get(start + k);
      }
      checkArgument(
          compare(tuples, start - arity, next) < 0,
          "the tuples of a table stand in lexicographic order, each once");
    }
  }

  /**
   * Returns the variables take one of these tuples of values; order and repetitions do not matter.
   *
   * @throws IllegalArgumentException if there is no variable, or a tuple is too long or too short
   */
  public static Extension allowing(Iterable<Variable> scope, int[]... tuples) {
    return listed(ImmutableList.copyOf(scope), Polarity.SUPPORTS, tuples);
  }

  /**
   * Returns the variables take none of these tuples of values; order and repetitions do not matter.
   *
   * @throws IllegalArgumentException if there is no variable, or a tuple is too long or too short
   */
  public static Extension forbidding(Iterable<Variable> scope, int[]... tuples) {
    return listed(ImmutableList.copyOf(scope), Polarity.CONFLICTS, tuples);
  }

  private static Extension listed(
      ImmutableList<Variable> scope, Polarity polarity, int[][] tuples) {
    ImmutableIntArray.Builder flat = ImmutableIntArray.builder();
    for (int[] tuple : tuples) {
      checkArgument(
          tuple.length == scope.size(),
          "expected %s values in a tuple for %s, found %s",
          scope.size(),
          scope,
          tuple.length);
    }
    int[][] sorted = tuples.clone();
    Arrays.sort(sorted, Arrays::compare);
    for (int t = 0; t < sorted.length; t++) {
      if (t == 0 || !Arrays.equals(sorted[t - 1], sorted[t])) {
        flat.addAll(sorted[t]);
      }
    }
    return new Extension(scope, polarity, flat.build());
  }

  /** Returns how many tuples are listed. */
  public int size() {
    return tuples.length() / scope.size();
  }

  /**
   * Returns the value of the variable at {@code position} of the scope in tuple number {@code
   * tuple}.
   */
  public int value(int tuple, int position) {
    return tuples.get(tuple * scope.size() + position);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return lists(values) == (polarity == Polarity.SUPPORTS);
  }

  private boolean lists(int[] values) {
    int low = 0;
    int high = size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = compare(tuples, middle * values.length, values);
      if (order == 0) {
        return true;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return false;
  }

  /**
   * Returns the lexicographic order of the tuple that begins at {@code start} and of {@code
   * values}.
   */
  private static int compare(ImmutableIntArray tuples, int start, int[] values) {
    for (int k = 0; k < values.length; k++) {
      int order = Integer.compare(tuples.get(start + k), values[k]);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** Returns text such as {@code (x, y) ∈ 12 pairs}. */
  @Override
  public String toString() {
    String sign = polarity == Polarity.SUPPORTS ? " ∈ " : " ∉ ";
    return RelationText.tuple(scope) + sign + size() + (scope.size() == 2 ? " pairs" : " tuples");
  }
}
