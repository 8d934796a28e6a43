package org.cspworkbench.app.gui;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests 2,000 random walks. */
@Tag("slow")
final class ProblemWalkSlowTest {

  @Test
  void everyWorkspaceShowsTheCurrentProblem() throws InterruptedException {
    ProblemWalkTest.walk(0, 2000);
  }
}
