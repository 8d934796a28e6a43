package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * How many variables take one of some values: a variable says it, as in {@code #(x, y, z = 0) =
 * total}. Where the number itself is known, {@link CountBetween} says it.
 *
 * @param scope the variables counted, at least one, then the total
 * @param values the values that are counted
 */
public record Count(ImmutableList<Variable> scope, ImmutableSet<Integer> values)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Count> FORM =
      new BinaryForm<>(22, Count.class, Count::write, Count::read);

  /**
   * Checks the scope.
   *
   * @param scope the variables counted, then the total
   * @param values the values that are counted
   * @throws IllegalArgumentException if there is nothing to count
   */
  public Count {
    checkArgument(scope.size() >= 2, "a count needs at least one variable to count");
  }

  /** {@code total} of the variables take {@code value}. */
  public Count(Iterable<Variable> counted, int value, Variable total) {
    this(counted, ImmutableSet.of(value), total);
  }

  /** {@code total} of the variables take one of {@code values}. */
  public Count(Iterable<Variable> counted, ImmutableSet<Integer> values, Variable total) {
    this(ImmutableList.<Variable>builder().addAll(counted).add(total).build(), values);
  }

  /** Returns the variables that are counted. */
  public ImmutableList<Variable> counted() {
    return scope.subList(0, scope.size() - 1);
  }

  /** Returns how many of them take one of the values. */
  public Variable total() {
    return scope.get(scope.size() - 1);
  }

  @Override
  public boolean isSatisfiedBy(int... tuple) {
    return count(values, tuple, tuple.length - 1) == tuple[tuple.length - 1];
  }

  /** Returns how many of the first {@code length} of {@code tuple} are among {@code values}. */
  static int count(ImmutableSet<Integer> values, int[] tuple, int length) {
    int count = 0;
    for (int k = 0; k < length; k++) {
      count += values.contains(tuple[k]) ? 1 : 0;
    }
    return count;
  }

  /** Returns text such as {@code #(x, y, z = 0)} or {@code #(x, y, z ∈ {0, 2})}. */
  static String text(ImmutableList<Variable> counted, ImmutableSet<Integer> values) {
    return "#(" + RelationText.among(counted, values) + ")";
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
  }

  private static Count read(ConstraintReader in) throws MalformedEncodingException {
    return new Count(in.variables(), in.values());
  }

  @Override
  public String toString() {
    return text(counted(), values) + " = " + total();
  }
}
