package org.cspworkbench.core.trace;

/** How a run ended: what a trace that had no room for everything jumps to. */
final class FinalState {

  /** What every domain held, as the words of {@link TraceKey}. */
  final long[] words;

  /** For each variable whether it was assigned. */
  final boolean[] assigned;

  /** What was counted. */
  final Counters counters;

  FinalState(long[] words, boolean[] assigned, Counters counters) {
    this.words = words.clone();
    this.assigned = assigned.clone();
    this.counters = counters.copy();
  }
}
