package org.cspworkbench.presentation.timing;

/**
 * Work to be timed: a solver on a problem, or on all problems of a set. Every run does the same
 * work.
 */
@FunctionalInterface
public interface TimedWork {

  /** Does the work once. Returns {@code false} if it was cancelled. */
  boolean run();

  /** Returns the number of threads that do the work. */
  default int threads() {
    return 1;
  }
}
