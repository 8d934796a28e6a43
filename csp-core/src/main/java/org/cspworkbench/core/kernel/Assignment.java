package org.cspworkbench.core.kernel;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Which variables are assigned during one run; the others are <em>open</em>. An assigned variable
 * has exactly one value in its domain, and all its consequences under the running algorithm have
 * been or are just being drawn, so that nothing needs to look at it again until backtracking opens
 * it.
 */
public final class Assignment {

  private final Domains domains;
  private final @Nullable TraceRecorder recorder;
  private final Trail trail;
  private final long[] words; // of the trail: one bit a variable at its end, set while open
  private final int firstWord;
  private final int wordCount;
  private final boolean[] given; // had one value from the start

  /** Nothing is assigned yet. */
  public Assignment(Domains domains) {
    this.domains = domains;
    this.recorder = domains.recorder();
    this.trail = domains.trail();
    this.words = trail.words;
    int n = domains.network().variableCount();
    wordCount = wordCount(n);
    firstWord = words.length - wordCount;
    given = new boolean[n];
    for (int x = 0; x < n; x++) {
      words[firstWord + (x >>> 6)] |= 1L << x;
      given[x] = domains.isSingle(x);
    }
  }

  static int wordCount(int variables) {
    return (variables + 63) >>> 6;
  }

  /** Returns whether {@code x} is assigned. */
  public boolean isAssigned(int x) {
    return (words[firstWord + (x >>> 6)] >>> x & 1) == 0;
  }

  /** Returns the value of {@code x}, which must be assigned. */
  public int value(int x) {
    return domains.first(x);
  }

  /** Returns the first open variable from {@code from} on, or {@link Network#NONE}. */
  public int nextOpen(int from) {
    int w = from >>> 6;
    long rest = w < wordCount ? open(w) & -1L << from : 0;
    while (rest == 0) {
      if (++w >= wordCount) {
        return NONE;
      }
      rest = open(w);
    }
    return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  /**
   * Returns the open ones among the variables 64 · {@code word} to 64 · {@code word} + 63, one bit
   * each.
   */
  public long open(int word) {
    return words[firstWord + word];
  }

  /** Returns how many variables are open. */
  public int openCount() {
    int count = 0;
    for (int w = 0; w < wordCount; w++) {
      count += Long.bitCount(words[firstWord + w]);
    }
    return count;
  }

  /** Returns the number of words that {@link #open(int)} takes for all variables. */
  public int wordCount() {
    return wordCount;
  }

  /** Assigns {@code x} value {@code i}, by decision. */
  public void decide(int x, int i) {
    domains.assign(x, i);
    close(x);
  }

  /**
   * Assigns {@code x}, whose domain is one word, the value of bit {@code value}, by decision.
   * Nothing is saved for backtracking: the caller undoes it by {@link #reopen}.
   */
  public void close(int x, long value) {
    trail.overwritten = true;
    words[x] = value;
    words[firstWord + (x >>> 6)] &= ~(1L << x);
  }

  /** Undoes {@link #close}: {@code x} is open again, with this domain. */
  public void reopen(int x, long domain) {
    trail.overwritten = true;
    words[x] = domain;
    words[firstWord + (x >>> 6)] |= 1L << x;
  }

  /** Assigns {@code x}, which is open, to the only value that it has left. */
  public void assignSingle(int x) {
    close(x);
    if (recorder != null && !given[x]) {
      recorder.place(domains.network().address(x, domains.first(x)));
    }
  }

  /** Assigns every open variable that has one value left. */
  public void assignSingles() {
    for (int x = nextOpen(0); x != NONE; x = nextOpen(x + 1)) {
      if (domains.isSingle(x)) {
        assignSingle(x);
      }
    }
  }

  /** Returns for each variable whether it is assigned or had one value from the start. */
  public boolean[] snapshot() {
    boolean[] assigned = given.clone();
    for (int x = 0; x < assigned.length; x++) {
      assigned[x] |= isAssigned(x);
    }
    return assigned;
  }

  private void close(int x) {
    int slot = firstWord + (x >>> 6);
    trail.save(slot);
    words[slot] &= ~(1L << x);
  }
}
