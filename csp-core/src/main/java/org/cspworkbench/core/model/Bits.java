package org.cspworkbench.core.model;

import java.util.function.IntPredicate;

/** Operations on sets of small numbers, one bit each. */
public final class Bits {

  private Bits() {}

  /** Returns the indices of the values of {@code domain} that pass {@code test}. */
  public static long[] where(Domain domain, IntPredicate test) {
    long[] words = new long[(domain.size() + 63) >>> 6];
    for (int i = 0; i < domain.size(); i++) {
      words[i >>> 6] |= test.test(domain.valueAt(i)) ? 1L << i : 0;
    }
    return words;
  }

  /** Adds {@code first} to {@code last}. */
  public static void set(long[] words, int first, int last) {
    for (int w = first >>> 6; w <= last >>> 6; w++) {
      words[w] |= mask(w, first, last);
    }
  }

  /** Takes out {@code first} to {@code last}. */
  public static void clear(long[] words, int first, int last) {
    for (int w = first >>> 6; w <= last >>> 6; w++) {
      words[w] &= ~mask(w, first, last);
    }
  }

  private static long mask(int w, int first, int last) {
    long from = w == first >>> 6 ? -1L << first : -1L;
    long to = w == last >>> 6 ? -1L >>> (63 - (last & 63)) : -1L;
    return from & to;
  }

  /** Adds each number plus {@code more}, as long as there is room for it. */
  public static void addShifted(long[] words, int more) {
    int whole = more >>> 6;
    for (int w = words.length - 1; w >= whole; w--) {
      long shifted = words[w - whole] << more;
      if ((more & 63) != 0 && w > whole) {
        shifted |= words[w - whole - 1] >>> -more;
      }
      words[w] |= shifted;
    }
  }

  /** Returns the greatest number up to {@code most}, of which there must be one. */
  public static int last(long[] words, int most) {
    int w = most >>> 6;
    long word = words[w] & (-1L >>> (63 - (most & 63)));
    while (word == 0) {
      word = words[--w];
    }
    return w * Long.SIZE + 63 - Long.numberOfLeadingZeros(word);
  }
}
