package org.cspworkbench.core.search;

/** Why a search ended. */
public enum Ending {
  /** The requested number of solutions was found. */
  ENOUGH,
  /** Everything has been searched: there is no solution but those found. */
  EXHAUSTED,
  /** Consistency alone leaves variables open, and the search decides nothing. */
  STALLED,
  /** The limit of nodes was reached. */
  NODES,
  /** The limit of fails was reached. */
  FAILS,
  /** The limit of attempts was reached. */
  ATTEMPTS,
  /** The time was up. */
  TIME,
  /** The run was cancelled. */
  CANCELLED
}
