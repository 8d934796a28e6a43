package org.cspworkbench.core.propagation;

import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.ReversibleWords;

/**
 * The tuples of a table that can still be used: a set of bits that only shrinks until it is set
 * back, and of which the words that have become zero are not looked at again (the reversible sparse
 * bit set of Demeulenaere et al. 2016).
 */
final class LiveTuples {

  private final ReversibleWords state; // the number of words that are not zero, then the words
  private final int[] nonZero; // the words' numbers, those that are not zero first
  private final long[] mask;

  /** All of {@code count} tuples, set back together with {@code domains}. */
  LiveTuples(int count, Domains domains) {
    int words = wordCount(count);
    state = new ReversibleWords(domains, 1 + words);
    nonZero = new int[words];
    mask = new long[words];
    state.set(0, words);
    for (int w = 0; w < words; w++) {
      nonZero[w] = w;
      int left = count - w * Long.SIZE;
      state.set(1 + w, left >= Long.SIZE ? -1L : (1L << left) - 1);
    }
  }

  static int wordCount(int tuples) {
    return (tuples + 63) >>> 6;
  }

  boolean isEmpty() {
    return state.get(0) == 0;
  }

  /** Starts to collect the tuples that are to stay. */
  void clearMask() {
    for (int at = 0, end = (int) state.get(0); at < end; at++) {
      mask[nonZero[at]] = 0;
    }
  }

  /** Tuples {@code set}, one bit each, are to stay. */
  void addToMask(long[] set) {
    for (int at = 0, end = (int) state.get(0); at < end; at++) {
      mask[nonZero[at]] |= set[nonZero[at]];
    }
  }

  /** Drops every tuple that has not been collected; says whether any went. */
  boolean keepMask() {
    int end = (int) state.get(0);
    boolean dropped = false;
    for (int at = end - 1; at >= 0; at--) {
      int w = nonZero[at];
      long before = state.get(1 + w);
      long after = before & mask[w];
      if (after != before) {
        dropped = true;
        state.set(1 + w, after);
        if (after == 0) {
          nonZero[at] = nonZero[--end];
          nonZero[end] = w;
        }
      }
    }
    if (dropped) {
      state.set(0, end);
    }
    return dropped;
  }

  /** The number of a word in which {@code set} and the live tuples meet, or −1. */
  int meetingWord(long[] set) {
    for (int at = 0, end = (int) state.get(0); at < end; at++) {
      if (meetsIn(nonZero[at], set)) {
        return nonZero[at];
      }
    }
    return -1;
  }

  /** Whether {@code set} and the live tuples meet in {@code word}. */
  boolean meetsIn(int word, long[] set) {
    return (state.get(1 + word) & set[word]) != 0;
  }
}
