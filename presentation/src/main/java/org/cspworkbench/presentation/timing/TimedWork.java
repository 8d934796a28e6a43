package org.cspworkbench.presentation.timing;

/** Work that is timed: a solver at a problem, or at all problems of a set. Always the same work. */
@FunctionalInterface
public interface TimedWork {

  /** Does the work once. Returns whether it was completed, rather than cancelled. */
  boolean run();

  /** How many threads do it. */
  default int threads() {
    return 1;
  }
}
