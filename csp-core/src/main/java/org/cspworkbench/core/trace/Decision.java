package org.cspworkbench.core.trace;

import com.google.common.collect.ImmutableList;

/**
 * A decision of a search: the values that one variable may still take, named by their indices in
 * its domain.
 *
 * @param variable the index of the variable x
 * @param operator how the values of x compare with v
 * @param value the index of the value v
 */
public record Decision(int variable, Operator operator, int value) {

  /** How the values that a decision keeps compare with its value, by index. */
  public enum Operator {
    /** x = v. */
    EQUAL(0),
    /** x ≤ v: the lower half of a domain that is split. */
    AT_MOST(1),
    /** x &gt; v: the upper half of a domain that is split. */
    GREATER(2);

    private static final ImmutableList<Operator> BY_CODE =
        ImmutableList.of(EQUAL, AT_MOST, GREATER);

    private final byte code;

    Operator(int code) {
      this.code = (byte) code;
    }

    /** Returns the number that stands for this operator where many decisions are kept. */
    public byte code() {
      return code;
    }

    /** Returns the operator with this {@linkplain #code() code}. */
    public static Operator of(byte code) {
      return BY_CODE.get(code);
    }

    /** Returns whether a decision with this operator splits the domain and chooses no value. */
    public boolean splits() {
      return this != EQUAL;
    }

    /**
     * Returns the operator of the decision on the other half of the same domain.
     *
     * @throws IllegalStateException if this splits no domain
     */
    public Operator ofOtherHalf() {
      return switch (this) {
        case AT_MOST -> GREATER;
        case GREATER -> AT_MOST;
        case EQUAL -> throw new IllegalStateException("a single value has no other half");
      };
    }

    /** Returns whether a decision on the value of index {@code v} keeps that of index {@code i}. */
    public boolean keeps(int i, int v) {
      return switch (this) {
        case EQUAL -> i == v;
        case AT_MOST -> i <= v;
        case GREATER -> i > v;
      };
    }
  }

  /** Returns the decision x = v. */
  public static Decision equal(int x, int v) {
    return new Decision(x, Operator.EQUAL, v);
  }

  /** Returns whether the decision splits the domain and chooses no value. */
  public boolean splits() {
    return operator.splits();
  }

  /** Returns whether the decision keeps the value of index {@code i}. */
  public boolean keeps(int i) {
    return operator.keeps(i, value);
  }

  /**
   * Returns the decision on the other half of the same domain.
   *
   * @throws IllegalStateException if the decision splits no domain
   */
  public Decision otherHalf() {
    return new Decision(variable, operator.ofOtherHalf(), value);
  }
}
