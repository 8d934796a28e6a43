package org.cspworkbench.core.search;

/** Why a search ended. */
public enum Ending {
  /** As many solutions as were wanted have been found. */
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
  /** Somebody asked it to stop. */
  CANCELLED
}
