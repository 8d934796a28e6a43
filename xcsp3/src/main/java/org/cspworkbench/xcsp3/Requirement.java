package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Operator;

/** What the element {@code <condition>} requires of a number, such as {@code (le,5)}. */
sealed interface Requirement {

  /** A relation to another number. */
  record Relation(Operator operator, Expression right) implements Requirement {}

  /** In a range, or not in it. */
  record Range(boolean isIn, long min, long max) implements Requirement {}

  /** In a set, or not in it. */
  record Among(boolean isIn, ImmutableSet<Integer> values) implements Requirement {}
}
