package org.cspworkbench.web.worker;

import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFault;

/** Makes each run in a worker of its own. */
public final class Workers implements Runner {

  @Override
  public boolean canSolve() {
    return true;
  }

  @Override
  public void check(PageRun run) throws RunFault {
    run.request();
  }

  @Override
  public Work start(PageRun run, String language, WorkerRun.Listener listener) throws RunFault {
    return WorkerRun.start(run, language, listener);
  }
}
