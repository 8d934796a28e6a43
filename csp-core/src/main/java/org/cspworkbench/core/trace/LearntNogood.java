package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A nogood that a search has learnt from a contradiction: literals that cannot all be true.
 *
 * @param literals 2 · address for x ≠ a, 2 · address + 1 for x = a, at least one; the first unique
 *     implication point first
 * @param level the lowest level, from 0, at which all of them but the first are true: there the
 *     first is made false
 * @param levels from how many levels the literals come; nogoods from few levels are used most often
 */
public record LearntNogood(ImmutableIntArray literals, int level, int levels) {

  /**
   * Checks that there are literals.
   *
   * @throws IllegalArgumentException if there is none
   */
  public LearntNogood {
    checkArgument(!literals.isEmpty(), "a nogood has at least one literal");
  }

  /** Returns the number of literals. */
  public int size() {
    return literals.length();
  }

  /** Returns the address of the value of literal {@code k}, 0 ≤ k &lt; size. */
  public int address(int k) {
    return literals.get(k) >>> 1;
  }

  /** Returns whether literal {@code k}, 0 ≤ k &lt; size, is x = a, not x ≠ a. */
  public boolean isEquation(int k) {
    return (literals.get(k) & 1) != 0;
  }

  /** About how many bytes it takes in memory. */
  int bytes() {
    return Integer.BYTES * literals.length() + 80;
  }
}
