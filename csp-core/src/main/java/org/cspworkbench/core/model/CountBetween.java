package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * How many variables take one of some values: at least {@code least} and at most {@code most}, as
 * in {@code 1 ≤ #(x, y, z = 0) ≤ 2}.
 *
 * @param scope the variables, at least one
 * @param values the values that are counted
 * @param least the least number
 * @param most the greatest number
 */
public record CountBetween(
    ImmutableList<Variable> scope, ImmutableSet<Integer> values, int least, int most)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<CountBetween> FORM =
      new BinaryForm<>(23, CountBetween.class, CountBetween::write, CountBetween::read);

  /**
   * Checks the scope.
   *
   * @param scope the variables, at least one
   * @param values the values that are counted
   * @param least the least number
   * @param most the greatest number
   * @throws IllegalArgumentException if there is nothing to count
   */
  public CountBetween {
    checkArgument(!scope.isEmpty(), "a count needs at least one variable to count");
  }

  @Override
  public boolean isSatisfiedBy(int... tuple) {
    int count = Count.count(values, tuple, tuple.length);
    return least <= count && count <= most;
  }

  @Override
  public Propagator propagator(Scope scope) {
    return CountBounds.of(this, scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.values(values);
    out.number(least);
    out.number(most);
  }

  private static CountBetween read(ConstraintReader in) throws MalformedEncodingException {
    return new CountBetween(in.variables(), in.values(), in.integer(), in.integer());
  }

  @Override
  public String toString() {
    String count = Count.text(scope, values);
    if (least == most) {
      return count + " = " + RelationText.number(least);
    }
    return (least > 0 ? least + " ≤ " : "")
        + count
        + (most < scope.size() || least <= 0 ? " ≤ " + RelationText.number(most) : "");
  }
}
