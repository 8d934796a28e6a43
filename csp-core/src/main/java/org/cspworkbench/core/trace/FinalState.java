package org.cspworkbench.core.trace;

/** How a run ended: what a trace that had no room for everything jumps to. */
public final class FinalState {

  final long[] words;

  final boolean[] assigned;

  final Counters counters;

  /**
   * Copies the end of a run.
   *
   * @param words what every domain held, as the words of {@link TraceKey}
   * @param assigned for each variable whether it was assigned
   * @param counters what was counted
   */
  public FinalState(long[] words, boolean[] assigned, Counters counters) {
    this.words = words.clone();
    this.assigned = assigned.clone();
    this.counters = counters.copy();
  }

  /** Returns what every domain held, as the words of {@link TraceKey}. */
  public long[] words() {
    return words.clone();
  }

  /** Returns whether each variable was assigned, by index. */
  public boolean[] assigned() {
    return assigned.clone();
  }

  /** Returns the counters. */
  public Counts counters() {
    return counters;
  }
}
