package org.cspworkbench.app.gui;

import org.junit.jupiter.api.Test;

/** Verifies that every workspace shows the current problem after random user actions. */
final class ProblemWalkTest {

  @Test
  void everyWorkspaceShowsTheCurrentProblem() throws InterruptedException {
    walk(0, 200);
  }

  /** Performs walks with these seeds. A failed walk reports its seed and its steps. */
  static void walk(long first, long count) throws InterruptedException {
    for (long seed = first; seed < first + count; seed++) {
      ProblemWalk walk = new ProblemWalk(seed);
      try {
        walk.walk();
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + walk.done(), e);
      }
    }
  }
}
