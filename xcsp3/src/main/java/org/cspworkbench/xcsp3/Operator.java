package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumSet;
import org.xcsp.common.Types.TypeExpr;

/** The operators of XCSP3's expressions over integers that are read. */
enum Operator {
  NEG,
  ABS,
  SQR,
  ADD,
  SUB,
  MUL,
  DIV,
  MOD,
  POW,
  DIST,
  MIN,
  MAX,
  LT,
  LE,
  GE,
  GT,
  NE,
  EQ,
  IN,
  NOTIN,
  NOT,
  AND,
  OR,
  XOR,
  IFF,
  IMP,
  IF;

  private static final ImmutableSet<Operator> TRUTHS =
      Sets.immutableEnumSet(EnumSet.range(LT, IMP));

  private static final ImmutableSet<Operator> COMPARISONS =
      Sets.immutableEnumSet(EnumSet.range(LT, EQ));

  /** Ours for the parser's. */
  static Operator of(TypeExpr type) {
    for (Operator operator : values()) {
      if (operator.name().equals(type.name())) {
        return operator;
      }
    }
    throw new UnsupportedPart("the operator " + type.name().toLowerCase(java.util.Locale.ROOT));
  }

  /** Whether it compares two numbers. */
  boolean isComparison() {
    return COMPARISONS.contains(this);
  }

  /** Whether the result is 0 or 1. */
  boolean isTruth() {
    return TRUTHS.contains(this);
  }
}
