package org.cspworkbench.core.trace;

/** How much of a run goes onto the trace. */
public enum Detail {
  /** Decisions, prunings, contradictions, solutions: every change of state, with its cause. */
  DECISIONS,
  /** The same, and every revision and what is put on the work list and taken off. */
  FINE
}
