package org.cspworkbench.core.text;

/**
 * A node of an expression and the interval of the values that it can have. Values beyond ±2<sup>61
 * </sup> are not told apart, so that two ends can be added without overflow.
 */
abstract class Interval {

  private static final long FAR = 1L << 61;

  final Interval[] operands;
  long least;
  long most;

  Interval(Interval... operands) {
    this.operands = operands;
  }

  /** Sets the interval to what the intervals of the operands allow. */
  abstract void evaluate();

  /**
   * Narrows the operands to what the interval allows.
   *
   * @return whether each has a value left
   */
  abstract boolean project();

  /** Sets the interval to all values from {@code newLeast} to {@code newMost}, or more. */
  final void set(long newLeast, long newMost) {
    least = newLeast < -FAR ? Long.MIN_VALUE : Math.min(newLeast, FAR);
    most = newMost > FAR ? Long.MAX_VALUE : Math.max(newMost, -FAR);
  }

  /** Keeps the values from {@code from} to {@code to}; returns whether any is left. */
  final boolean keep(long from, long to) {
    least = Math.max(least, from);
    most = Math.min(most, to);
    return least <= most;
  }

  /** Returns whether both ends are near enough to be computed with. */
  final boolean isBounded() {
    return !isFar(least) && !isFar(most);
  }

  /** Returns whether {@code end} stands for all numbers from there on. */
  static boolean isFar(long end) {
    return end < -FAR || end > FAR;
  }

  final boolean isSingle() {
    return least == most;
  }

  final boolean isDisjoint(Interval other) {
    return most < other.least || other.most < least;
  }

  /** Removes {@code value} where it is an end; returns whether any value is left. */
  final boolean cutOff(long value) {
    least += least == value ? 1 : 0;
    most -= most == value ? 1 : 0;
    return least <= most;
  }

  /** Returns whether every value is true: none is 0. */
  final boolean isTrue() {
    return least > 0 || most < 0;
  }

  /** Returns whether the only value is 0. */
  final boolean isFalse() {
    return least == 0 && most == 0;
  }

  /** Keeps the values that are true or those that are false; returns whether any is left. */
  final boolean keep(boolean truth) {
    return truth ? cutOff(0) : keep(0, 0);
  }

  /** Sets the interval to what is known of a truth value. */
  final void setTruth(boolean canBeTrue, boolean canBeFalse) {
    least = canBeFalse ? 0 : 1;
    most = canBeTrue ? 1 : 0;
  }
}
