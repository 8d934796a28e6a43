package org.cspworkbench.app.cli;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.Function;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Result;

/**
 * A run that is followed while it is recorded. The solver runs in a thread of its own and does not
 * wait for the listener; it is cancelled if the listener fails.
 */
final class LiveRun {

  private static final Duration PAUSE = Duration.ofMillis(2);

  private final TraceRecorder recorder;
  private final FutureTask<Result> run;

  private LiveRun(TraceRecorder recorder, FutureTask<Result> run) {
    this.recorder = recorder;
    this.run = run;
  }

  /**
   * Makes a run, and passes a player to the listener after each event, on the calling thread.
   *
   * @param recordedRun the run of a solver with a recorder
   * @param cancellation cancels it
   */
  static Result follow(
      Function<TraceRecorder, Result> recordedRun,
      Cancellation cancellation,
      Detail detail,
      Consumer<TracePlayer> eachEvent) {
    TraceRecorder recorder = new TraceRecorder(detail);
    FutureTask<Result> run = new FutureTask<>(() -> recordedRun.apply(recorder));
    Thread thread = new Thread(run, "solver");
    thread.setDaemon(true);
    thread.start();
    try {
      return new LiveRun(recorder, run).follow(eachEvent);
    } finally {
      cancellation.request();
    }
  }

  private Result follow(Consumer<TracePlayer> eachEvent) {
    Trace trace = recorder.trace();
    while (trace == null && !run.isDone()) {
      Uninterruptibles.sleepUninterruptibly(PAUSE);
      trace = recorder.trace();
    }
    if (trace != null) {
      replay(trace, eachEvent);
    }
    return Objects.requireNonNull(Futures.getUnchecked(run));
  }

  private void replay(Trace trace, Consumer<TracePlayer> eachEvent) {
    TracePlayer player = trace.player();
    boolean isOver = false;
    while (!isOver) {
      isOver = run.isDone(); // read first, so that the loop below reaches the last event
      while (player.stepForward()) {
        eachEvent.accept(player);
      }
      if (!isOver) {
        Uninterruptibles.sleepUninterruptibly(PAUSE);
      }
    }
  }
}
