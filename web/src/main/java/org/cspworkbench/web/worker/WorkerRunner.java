package org.cspworkbench.web.worker;

import static java.util.Objects.requireNonNull;

import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.jspecify.annotations.Nullable;

/** Makes each run in a worker of its own, of which one is kept ready. */
public final class WorkerRunner implements Runner {

  private @Nullable SpareWorker spare;

  @Override
  public void prepare() {
    if (spare == null) {
      spare = new SpareWorker();
    }
  }

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
    RunRequest request = run.request(); // a run that cannot be made leaves the worker
    prepare();
    SpareWorker worker = requireNonNull(spare);
    spare = null;
    return WorkerRun.start(run, request, language, worker, new Once());
  }

  /** The end of a run whose worker makes no other. */
  private static final class Once implements WorkerRun.Ending {

    @Override
    public void result(ReceivedRun run, String written) {
      throw new IllegalStateException("the workers of a page with one run report no results");
    }

    @Override
    public void over(SpareWorker worker) {
      worker.terminate();
    }
  }
}
