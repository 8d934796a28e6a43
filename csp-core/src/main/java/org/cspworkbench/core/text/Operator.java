package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumSet;
import java.util.Optional;

/**
 * The operators of expressions, with the names that XCSP3 gives them (Boussemart, Lecoutre,
 * Audemard and Piette, "XCSP3-core", arXiv:2009.00514).
 */
public enum Operator {
  /** −a. */
  NEG(1, 1),
  /** |a|. */
  ABS(1, 1),
  /** a². */
  SQR(1, 1),
  /** The sum of the operands. */
  ADD,
  /** a − b. */
  SUB(2, 2),
  /** The product of the operands. */
  MUL,
  /** a / b, rounded towards 0. */
  DIV(2, 2),
  /** The remainder of {@link #DIV}; its sign is that of a. */
  MOD(2, 2),
  /** The remainder of the division a / b rounded down; its sign is that of b. */
  FLOOR_MOD(2, 2),
  /** a to the power of b, for b ≥ 0. */
  POW(2, 2),
  /** |a − b|. */
  DIST(2, 2),
  /** The smallest operand. */
  MIN,
  /** The largest operand. */
  MAX,
  /** a &lt; b. */
  LT(2, 2),
  /** a ≤ b. */
  LE(2, 2),
  /** a ≥ b. */
  GE(2, 2),
  /** a &gt; b. */
  GT(2, 2),
  /** The operands differ pairwise. */
  NE,
  /** All operands are equal. */
  EQ,
  /** The first operand is equal to one of the others. */
  IN,
  /** The first operand is equal to none of the others. */
  NOTIN,
  /** a is false. */
  NOT(1, 1),
  /** All operands are true. */
  AND,
  /** At least one operand is true. */
  OR,
  /** An odd number of operands is true. */
  XOR,
  /** All operands are true, or none is. */
  IFF,
  /** a is false or b is true. */
  IMP(2, 2),
  /** b where a is true, c where it is false. */
  IF(3, 3);

  private static final ImmutableSet<Operator> TRUTHS =
      Sets.immutableEnumSet(EnumSet.range(LT, IMP));

  private static final ImmutableSet<Operator> COMPARISONS =
      Sets.immutableEnumSet(EnumSet.range(LT, EQ));

  private final int fewest;
  private final int most;

  Operator() {
    this(1, Integer.MAX_VALUE);
  }

  Operator(int fewest, int most) {
    this.fewest = fewest;
    this.most = most;
  }

  /** Returns whether the operator can be applied to {@code count} operands. */
  boolean takes(int count) {
    return fewest <= count && count <= most;
  }

  /** Returns whether the operator compares numbers: from {@link #LT} to {@link #EQ}. */
  public boolean isComparison() {
    return COMPARISONS.contains(this);
  }

  /**
   * Returns the comparison that {@code sign} stands for, if it is one of {@code = != < <= > >=}.
   */
  public static Optional<Operator> comparison(String sign) {
    return Optional.ofNullable(
        switch (sign) {
          case "=" -> EQ;
          case "!=" -> NE;
          case "<" -> LT;
          case "<=" -> LE;
          case ">" -> GT;
          case ">=" -> GE;
          default -> null;
        });
  }

  /** Returns whether there are operands for which the operator has no value, but for overflow. */
  boolean isPartial() {
    return this == DIV || this == MOD || this == FLOOR_MOD || this == POW;
  }

  /**
   * Returns how many operands, the first ones, must have a value for the result to have one; of the
   * others it depends on these.
   */
  int required() {
    return switch (this) {
      case IF, IMP -> 1;
      case EQ, NE, IN, NOTIN -> 2;
      default -> Integer.MAX_VALUE;
    };
  }

  /** Returns whether the result is a truth value. */
  public boolean isTruth() {
    return TRUTHS.contains(this);
  }
}
