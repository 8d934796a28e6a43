package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * One list of variables stands before another in lexicographic order, as words do in a dictionary:
 * at the first place where they differ the left one has the smaller value.
 *
 * @param scope the left list, then the right list; as many in each, at least one
 * @param order whether the two may be equal
 */
public record Lex(ImmutableList<Variable> scope, Order order) implements Constraint {

  /** Whether equal lists are in order. */
  public enum Order {
    /** The lists differ. */
    STRICT("<lex"),
    /** The lists may be equal. */
    OR_EQUAL("≤lex");

    private final String sign;

    Order(String sign) {
      this.sign = sign;
    }
  }

  /**
   * Checks the lists.
   *
   * @param scope the left list, then the right list
   * @param order whether the two may be equal
   * @throws IllegalArgumentException if there is no variable, or an odd number of them
   */
  public Lex {
    checkArgument(
        !scope.isEmpty() && scope.size() % 2 == 0,
        "a lexicographic order needs two lists of one length, not %s variables",
        scope.size());
  }

  /**
   * {@code left} before {@code right}.
   *
   * @throws IllegalArgumentException if the lists are empty or differ in length
   */
  public Lex(ImmutableList<Variable> left, Order order, ImmutableList<Variable> right) {
    this(ImmutableList.<Variable>builder().addAll(left).addAll(right).build(), order);
    checkArgument(
        left.size() == right.size(),
        "a lexicographic order needs two lists of one length, not %s and %s",
        left.size(),
        right.size());
  }

  /** Returns the list that stands first. */
  public ImmutableList<Variable> left() {
    return scope.subList(0, scope.size() / 2);
  }

  /** Returns the list that follows. */
  public ImmutableList<Variable> right() {
    return scope.subList(scope.size() / 2, scope.size());
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    int length = values.length / 2;
    for (int k = 0; k < length; k++) {
      if (values[k] != values[length + k]) {
        return values[k] < values[length + k];
      }
    }
    return order == Order.OR_EQUAL;
  }

  @Override
  public String toString() {
    return RelationText.tuple(left()) + " " + order.sign + " " + RelationText.tuple(right());
  }
}
