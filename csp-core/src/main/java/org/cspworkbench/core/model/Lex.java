package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;

/**
 * One list of variables stands before another in lexicographic order, as words do in a dictionary:
 * at the first place where they differ the left one has the smaller value.
 *
 * @param scope the left list, then the right list; as many in each, at least one
 * @param order whether the two may be equal
 */
public record Lex(ImmutableList<Variable> scope, Order order) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Lex> FORM = new BinaryForm<>(9, Lex.class, Lex::write, Lex::read);

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
  public Propagator propagator(Scope scope) {
    return new LexBounds(this, scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.choice(order);
  }

  private static Lex read(ConstraintReader in) throws MalformedEncodingException {
    return new Lex(in.variables(), in.choice(Order.values()));
  }

  @Override
  public String toString() {
    return RelationText.tuple(left()) + " " + order.sign + " " + RelationText.tuple(right());
  }

  /**
   * Domain consistency of a lexicographic order (Frisch, Hnich, Kiziltan, Miguel and Walsh, "Global
   * Constraints for Lexicographic Orderings", CP 2002).
   *
   * <p>Only the first place matters at which the lists may differ: all before it are fixed and
   * equal. There the left variable may not be the greater; and if what follows cannot be in order,
   * it must be the smaller. That place only moves on until it is set back. O(n) for lists of n,
   * besides the values that go. Exact while no variable stands twice other than opposite itself.
   */
  private static final class LexBounds implements Propagator {

    private final Scope scope;
    private final boolean mayBeEqual;
    private final int[] left; // the positions, less those where a variable stands opposite itself
    private final int[] right;
    private final Scope.Reversible equal; // how many places from the first on are fixed and equal

    LexBounds(Lex lex, Scope scope) {
      this.scope = scope;
      mayBeEqual = lex.order() == Lex.Order.OR_EQUAL;
      int length = scope.size() / 2;
      left = IntStream.range(0, length).filter(k -> !scope.isSame(k, length + k)).toArray();
      right = IntStream.of(left).map(k -> length + k).toArray();
      equal = scope.reversible(1);
    }

    @Override
    public boolean propagate() {
      int at = equal.getInt(0);
      for (; at < left.length && keepInOrder(at, 0); at++) {
        if (!isFixedAndEqual(at)) {
          setEqual(at);
          return mayBeInOrderFrom(at + 1) || keepInOrder(at, 1);
        }
      }
      setEqual(at);
      if (at < left.length) {
        return false;
      }
      if (!mayBeEqual) {
        scope.removeAll(0);
      }
      return mayBeEqual;
    }

    /**
     * Keeps what lets left + {@code gap} ≤ right at place {@code at}; returns whether anything
     * does.
     */
    private boolean keepInOrder(int at, int gap) {
      return scope.removeAbove(left[at], (long) scope.max(right[at]) - gap)
          && scope.removeBelow(right[at], (long) scope.min(left[at]) + gap);
    }

    private boolean isFixedAndEqual(int at) {
      return scope.min(left[at]) == scope.max(right[at]);
    }

    /**
     * Returns whether the lists from place {@code from} on, taken by themselves, can be in order.
     */
    private boolean mayBeInOrderFrom(int from) {
      for (int at = from; at < left.length; at++) {
        int least = scope.min(left[at]);
        int most = scope.max(right[at]);
        if (least != most) {
          return least < most;
        }
      }
      return mayBeEqual;
    }

    private void setEqual(int places) {
      if (places > equal.getInt(0)) {
        equal.set(0, places);
      }
    }
  }
}
