package org.cspworkbench.web.worker;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.viewer.compare.ComparisonRuns;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.viewer.run.RunRecording;
import org.cspworkbench.web.dom.Failures;

/**
 * Makes the runs of a comparison in workers of the browser: each in one of its own, and the times
 * in one that nothing else uses. A worker that has finished makes later runs, since to start one
 * takes longer than most runs.
 */
public final class WorkerComparison implements ComparisonRuns {

  private final String language;
  private final Deque<SpareWorker> idle = new ArrayDeque<>();

  /**
   * Creates a pool.
   *
   * @param language the language of the notes of runs, as in HTML
   */
  public WorkerComparison(String language) {
    this.language = language;
  }

  private SpareWorker worker() {
    return idle.isEmpty() ? new SpareWorker() : idle.remove();
  }

  @Override
  public RunRecording start(RunRequest request) {
    return WorkerRun.start(stated(request), request, language, worker(), new Kept());
  }

  private static PageRun stated(RunRequest request) {
    return PageRun.of(request).orElseThrow(); // the page has read the problem from its statement
  }

  @Override
  public Times time(ImmutableList<RunRequest> requests) {
    ImmutableList<PageRun> runs =
        requests.stream().map(WorkerComparison::stated).collect(ImmutableList.toImmutableList());
    return new WorkerTimes(runs, worker());
  }

  /** The end of a run whose worker makes later runs, too. */
  private final class Kept implements WorkerRun.Ending {

    @Override
    public void result(ReceivedRun run, String written) {
      run.receive(ResultText.read(written, run.request().problem().csp()));
    }

    @Override
    public void over(SpareWorker worker) {
      idle.add(worker);
    }
  }

  /** A measurement in a worker. */
  private final class WorkerTimes implements Times {

    private final SpareWorker worker;
    private final ImmutableList<PageRun> runs;
    private ImmutableList<Timing> timings = ImmutableList.of();
    private double part;
    private boolean isOver;
    private boolean isCancelled;

    WorkerTimes(ImmutableList<PageRun> runs, SpareWorker worker) {
      this.runs = runs;
      this.worker = worker;
      worker.onFailure(this::fail);
      worker.onMessage(this::receive);
    }

    private void receive(Message message) {
      switch (message.kind()) {
        case READY -> worker.post(new Message(Message.Kind.TIME, TimesText.ofRuns(runs)));
        case PART -> part = Double.parseDouble(message.text());
        case TIMES -> {
          timings = TimesText.times(message.text());
          isOver = true;
          idle.add(worker);
        }
        case REFUSED, FAILED -> fail(message.text());
        case SOLVE, EVENTS, RESULT, RUN, TIME ->
            throw new IllegalStateException("a worker that measures reports times");
      }
    }

    private void fail(String details) {
      worker.terminate();
      isOver = true;
      Failures.report(Failures.Kind.SOLVER, details);
    }

    @Override
    public double part() {
      return part;
    }

    @Override
    public ImmutableList<Timing> timings() {
      return timings;
    }

    @Override
    public boolean isOver() {
      return isOver;
    }

    @Override
    public void cancel() {
      if (!isOver) {
        worker.terminate();
        isOver = true;
        isCancelled = true;
      }
    }

    @Override
    public boolean isCancelled() {
      return isCancelled;
    }
  }
}
