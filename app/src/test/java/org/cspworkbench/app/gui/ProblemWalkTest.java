package org.cspworkbench.app.gui;

import org.junit.jupiter.api.Test;

/** Every workspace shows the problem at hand, whatever has been opened, begun or played before. */
final class ProblemWalkTest {

  @Test
  void everyWorkspaceShowsTheProblemAtHand() throws InterruptedException {
    walk(0, 200);
  }

  /** Walks with these seeds. A walk that fails names its seed and its steps. */
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
