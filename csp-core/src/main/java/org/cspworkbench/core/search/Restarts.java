package org.cspworkbench.core.search;

/** When a search drops its decisions and starts a new attempt. */
@FunctionalInterface
public interface Restarts {

  /** The first attempt goes on until it is decided. */
  Restarts NEVER = attempt -> Long.MAX_VALUE;

  /**
   * Every contradiction ends the attempt, as in wave function collapse. Such a search never proves
   * that there is no solution, unless the root already is a contradiction.
   */
  Restarts ON_CONTRADICTION = attempt -> 1;

  /** After how many fails attempt number {@code attempt}, from 1, ends: at least 1. */
  long failsOf(long attempt);
}
