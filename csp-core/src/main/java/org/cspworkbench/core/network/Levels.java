package org.cspworkbench.core.network;

import java.util.Arrays;

/** A set of decisions, by their levels from 1 on. */
public final class Levels {

  final long[] words; // level l is bit l − 1

  /** An empty set with room for levels 1 to {@code greatest}. */
  public Levels(int greatest) {
    words = new long[wordCount(greatest)];
  }

  static int wordCount(int greatest) {
    return (greatest + 63) >>> 6;
  }

  /** Whether it holds {@code level}. */
  public boolean contains(int level) {
    return (words[(level - 1) >>> 6] >>> (level - 1) & 1) != 0;
  }

  /** The greatest level that it holds, or 0 if it is empty. */
  public int last() {
    for (int w = words.length - 1; w >= 0; w--) {
      if (words[w] != 0) {
        return (w + 1) * Long.SIZE - Long.numberOfLeadingZeros(words[w]);
      }
    }
    return 0;
  }

  /** The levels 64 · {@code word} + 1 to 64 · {@code word} + 64, one bit each. */
  public long word(int word) {
    return words[word];
  }

  /** Takes everything out. */
  public void clear() {
    Arrays.fill(words, 0);
  }

  /** Holds the levels 1 to {@code last} from now on, and nothing else. */
  public void setUpTo(int last) {
    for (int w = 0; w < words.length; w++) {
      int within = Math.max(0, Math.min(Long.SIZE, last - w * Long.SIZE));
      words[w] = within == 0 ? 0 : -1L >>> (Long.SIZE - within);
    }
  }

  /** Takes {@code first} and everything greater out. */
  public void removeFrom(int first) {
    for (int w = 0; w < words.length; w++) {
      int within = Math.max(0, Math.min(Long.SIZE, first - 1 - w * Long.SIZE));
      words[w] &= within == 0 ? 0 : -1L >>> (Long.SIZE - within);
    }
  }
}
