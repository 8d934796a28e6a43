package org.cspworkbench.solvers.logic.basics;

import java.util.function.IntPredicate;

/** The ways of choosing some of several things. */
public final class Combinations {

  private Combinations() {}

  /**
   * Goes through the sets of {@code size} out of {@code masks} whose union has no more than {@code
   * most} bits.
   *
   * @param masks the elements, each with its needs as bits
   * @param visitor receives the positions chosen, one bit each, and returns whether to continue
   */
  public static void withFewBits(int[] masks, int size, int most, IntPredicate visitor) {
    int usable = 0;
    for (int i = 0; i < masks.length; i++) {
      usable |= masks[i] != 0 && Integer.bitCount(masks[i]) <= most ? 1 << i : 0;
    }
    choose(masks, usable, size, most, 0, 0, visitor);
  }

  /** Returns what those of {@code masks} need together that are at the bits of {@code chosen}. */
  public static int union(int[] masks, int chosen) {
    int union = 0;
    for (int rest = chosen; rest != 0; rest &= rest - 1) {
      union |= masks[Integer.numberOfTrailingZeros(rest)];
    }
    return union;
  }

  /** Returns whether one of the {@code chosen} needs something that another thing needs too. */
  static boolean needWhatOthersNeed(int[] masks, int chosen) {
    int needed = 0;
    int neededByOthers = 0;
    for (int i = 0; i < masks.length; i++) {
      if ((chosen >>> i & 1) != 0) {
        needed |= masks[i];
      } else {
        neededByOthers |= masks[i];
      }
    }
    return (needed & neededByOthers) != 0;
  }

  /** Adds {@code left} of the {@code usable} elements, one bit each, to those chosen. */
  private static boolean choose(
      int[] masks, int usable, int left, int most, int chosen, int union, IntPredicate visitor) {
    boolean goesOn = true;
    for (int rest = usable; goesOn && Integer.bitCount(rest) >= left; ) {
      int one = Integer.lowestOneBit(rest);
      int wider = union | masks[Integer.numberOfTrailingZeros(rest)];
      rest ^= one;
      if (Integer.bitCount(wider) <= most) {
        goesOn =
            left == 1
                ? visitor.test(chosen | one)
                : choose(masks, rest, left - 1, most, chosen | one, wider, visitor);
      }
    }
    return goesOn;
  }
}
