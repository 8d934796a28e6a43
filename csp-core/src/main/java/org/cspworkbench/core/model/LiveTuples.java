package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

/**
 * The tuples of a table that the values left can still make: a set of bits that only shrinks until
 * it is set back, and of which the words that have become zero are not looked at again (the
 * reversible sparse bit set of Demeulenaere et al. 2016).
 */
final class LiveTuples {

  private final Scope scope;
  private final TupleSets tuples;
  private final Scope.Reversible state; // the number of words that are not zero, then the words
  private final int[] nonZero; // the words' numbers, those that are not zero first
  private final long[] mask;
  private final Scope.Reversible sizes; // by position: of the domain when it was last looked at

  /** All of {@code tuples}, restored by backtracking together with the domains. */
  LiveTuples(TupleSets tuples, Scope scope) {
    this.scope = scope;
    this.tuples = tuples;
    int words = wordCount(tuples.size());
    state = scope.reversible(1 + words);
    nonZero = new int[words];
    mask = new long[words];
    state.set(0, words);
    for (int w = 0; w < words; w++) {
      nonZero[w] = w;
      int left = tuples.size() - w * Long.SIZE;
      state.set(1 + w, left >= Long.SIZE ? -1L : (1L << left) - 1);
    }
    sizes = scope.reversible(scope.size());
    for (int k = 0; k < scope.size(); k++) {
      sizes.set(k, NONE);
    }
  }

  static int wordCount(int tuples) {
    return (tuples + 63) >>> 6;
  }

  boolean isEmpty() {
    return state.get(0) == 0;
  }

  /**
   * Drops the tuples that use a value that has gone; returns whether any went, or it is the first
   * call.
   */
  boolean dropThoseWithoutValues() {
    boolean dropped = false;
    for (int k = 0; k < scope.size(); k++) {
      if (scope.domainSize(k) != sizes.get(k)) {
        dropped |= sizes.get(k) == NONE;
        noteSize(k);
        collect(k);
        dropped |= keepCollected();
      }
    }
    return dropped;
  }

  /**
   * The values left at {@code position} have tuples that are live: it need not be looked at again.
   */
  void noteSize(int position) {
    sizes.set(position, scope.domainSize(position));
  }

  private void collect(int k) {
    int end = wordsLeft();
    for (int at = 0; at < end; at++) {
      mask[nonZero[at]] = 0;
    }
    for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
      long[] set = tuples.with(k, i);
      for (int at = 0; at < end; at++) {
        mask[nonZero[at]] |= set[nonZero[at]];
      }
    }
  }

  private boolean keepCollected() {
    int end = wordsLeft();
    boolean dropped = false;
    for (int at = end - 1; at >= 0; at--) {
      int w = nonZero[at];
      long before = word(w);
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

  /** Returns how many words hold tuples; their numbers are those of {@link #wordLeft}. */
  int wordsLeft() {
    return (int) state.get(0);
  }

  /** Returns the number of a word that holds tuples, for {@code at} from 0 on. */
  int wordLeft(int at) {
    return nonZero[at];
  }

  /** Returns the tuples in {@code word}. */
  long word(int word) {
    return state.get(1 + word);
  }

  /**
   * Returns the number of a word in which {@code set} and the live tuples meet, or {@code NONE}.
   */
  int meetingWord(long[] set) {
    for (int at = 0, end = wordsLeft(); at < end; at++) {
      if (meetsIn(nonZero[at], set)) {
        return nonZero[at];
      }
    }
    return NONE;
  }

  /** Returns whether {@code set} and the live tuples meet in {@code word}. */
  boolean meetsIn(int word, long[] set) {
    return (word(word) & set[word]) != 0;
  }

  /** Returns how many live tuples {@code set} has. */
  long count(long[] set) {
    long count = 0;
    for (int at = 0, end = wordsLeft(); at < end; at++) {
      count += Long.bitCount(word(nonZero[at]) & set[nonZero[at]]);
    }
    return count;
  }
}
