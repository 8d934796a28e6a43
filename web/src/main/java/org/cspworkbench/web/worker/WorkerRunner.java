package org.cspworkbench.web.worker;

import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;

/** Makes each run in a worker of its own. */
public final class WorkerRunner implements Runner {

  @Override
  public boolean canSolve() {
    return true;
  }

  @Override
  public void check(PageRun run) throws UnreadableException {
    run.request();
  }

  @Override
  public Work start(PageRun run, String language, WorkerRun.Listener listener)
      throws UnreadableException {
    return WorkerRun.start(run, language, listener);
  }
}
