package org.cspworkbench.web.worker;

import org.cspworkbench.presentation.page.PageRun;

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
  public Work start(PageRun run, String language, WorkerRun.Listener listener) {
    throw new UnsupportedOperationException("this browser cannot run solvers");
  }
}
