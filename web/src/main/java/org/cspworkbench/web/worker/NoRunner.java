package org.cspworkbench.web.worker;

import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.viewer.run.ReceivedRun;

/** Makes no runs: for browsers that play recorded runs, and cannot run solvers. */
public final class NoRunner implements Runner {

  @Override
  public boolean canSolve() {
    return false;
  }

  @Override
  public void check(PageRun run) {
    throw new UnsupportedOperationException("this browser cannot run solvers");
  }

  @Override
  public ReceivedRun start(PageRun run, String language) {
    throw new UnsupportedOperationException("this browser cannot run solvers");
  }
}
