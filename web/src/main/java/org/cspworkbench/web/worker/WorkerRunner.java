package org.cspworkbench.web.worker;

import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.viewer.run.ReceivedRun;

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
  public ReceivedRun start(PageRun run, String language) throws UnreadableException {
    return WorkerRun.start(run, language);
  }
}
