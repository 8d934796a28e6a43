package org.cspworkbench.core.search;

/**
 * 1, 1, 2, 1, 1, 2, 4, …: a run of 2<sup>k</sup> − 1 terms is the run before it twice, then 2<sup>k
 * − 1</sup>.
 */
final class LubySequence {

  private LubySequence() {}

  /** Returns the term at {@code place}, from 1. */
  static long term(long place) {
    long left = place;
    while (true) {
      long powerAbove = Long.highestOneBit(left) << 1; // of the run that the place is in
      if (left == powerAbove - 1) {
        return powerAbove >>> 1;
      }
      left -= (powerAbove >>> 1) - 1; // in the second copy of the run before, at the same term
    }
  }
}
