package org.cspworkbench.solvers.logic.subsets;

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
    choose(masks, 0, size, most, 0, 0, visitor);
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

  private static boolean choose(
      int[] masks, int from, int left, int most, int chosen, int union, IntPredicate visitor) {
    if (left == 0) {
      return visitor.test(chosen);
    }
    for (int i = from; i <= masks.length - left; i++) {
      int wider = union | masks[i];
      if (masks[i] != 0
          && Integer.bitCount(wider) <= most
          && !choose(masks, i + 1, left - 1, most, chosen | 1 << i, wider, visitor)) {
        return false;
      }
    }
    return true;
  }
}
