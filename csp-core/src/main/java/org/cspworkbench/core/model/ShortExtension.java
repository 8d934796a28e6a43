package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.Extension.Polarity;

/**
 * A table in which a tuple may leave places open: {@link #ANY} stands for every value that the
 * variable has there, so that one line says what an {@link Extension} says in many.
 *
 * @param scope the variables, at least one; one may stand in it several times
 * @param polarity whether {@code tuples} are the allowed or the forbidden ones
 * @param tuples the values (not indices) of one tuple after the other, in any order; tuples may
 *     overlap, and values outside the domains do no harm
 */
public record ShortExtension(
    ImmutableList<Variable> scope, Polarity polarity, ImmutableIntArray tuples)
    implements Constraint {

  /** Stands in a tuple for every value of a variable, and is itself the value of none. */
  public static final int ANY = Integer.MIN_VALUE;

  /**
   * Checks the list.
   *
   * @param scope the variables, at least one
   * @param polarity whether {@code tuples} are the allowed or the forbidden ones
   * @param tuples the values of one tuple after the other
   * @throws IllegalArgumentException if there is no variable, the last tuple is not whole, or a
   *     variable has {@link #ANY} as a value
   */
  public ShortExtension {
    checkArgument(!scope.isEmpty(), "a table needs at least one variable");
    checkArgument(tuples.length() % scope.size() == 0, "the last tuple of a table is not whole");
    for (Variable x : scope) {
      checkArgument(x.domain().min() != ANY, "%s has %s, which stands for any value", x, ANY);
    }
  }

  /**
   * The variables take one of these tuples of values.
   *
   * @throws IllegalArgumentException if there is no variable, or a tuple is too long or too short
   */
  public static ShortExtension allowing(Iterable<Variable> scope, int[]... tuples) {
    return listed(ImmutableList.copyOf(scope), Polarity.SUPPORTS, tuples);
  }

  /**
   * The variables take none of these tuples of values.
   *
   * @throws IllegalArgumentException if there is no variable, or a tuple is too long or too short
   */
  public static ShortExtension forbidding(Iterable<Variable> scope, int[]... tuples) {
    return listed(ImmutableList.copyOf(scope), Polarity.CONFLICTS, tuples);
  }

  private static ShortExtension listed(
      ImmutableList<Variable> scope, Polarity polarity, int[][] tuples) {
    ImmutableIntArray.Builder flat = ImmutableIntArray.builder();
    for (int[] tuple : tuples) {
      checkArgument(
          tuple.length == scope.size(),
          "expected %s values in a tuple for %s, found %s",
          scope.size(),
          scope,
          tuple.length);
      flat.addAll(tuple);
    }
    return new ShortExtension(scope, polarity, flat.build());
  }

  /** How many tuples are listed. */
  public int size() {
    return tuples.length() / scope.size();
  }

  /**
   * The value of the variable at {@code position} of the scope in tuple number {@code tuple}, or
   * {@link #ANY}.
   */
  public int value(int tuple, int position) {
    return tuples.get(tuple * scope.size() + position);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    boolean isListed = false;
    for (int t = 0; t < size() && !isListed; t++) {
      isListed = matches(t, values);
    }
    return isListed == (polarity == Polarity.SUPPORTS);
  }

  private boolean matches(int tuple, int[] values) {
    for (int k = 0; k < values.length; k++) {
      int value = value(tuple, k);
      if (value != ANY && value != values[k]) {
        return false;
      }
    }
    return true;
  }

  /** Such as {@code (x, y, z) ∈ 12 short tuples}. */
  @Override
  public String toString() {
    String sign = polarity == Polarity.SUPPORTS ? " ∈ " : " ∉ ";
    return Notation.tuple(scope) + sign + size() + " short tuples";
  }
}
