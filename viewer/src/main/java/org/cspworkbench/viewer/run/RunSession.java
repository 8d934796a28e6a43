package org.cspworkbench.viewer.run;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.playback.AttemptIndex;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TraceFollower;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.jspecify.annotations.Nullable;

/**
 * A run of a solver in the background, recorded if the solver supports it. Any thread may query or
 * cancel it. It notifies no listeners; a view polls it once per frame, at its own pace however fast
 * the solver is.
 *
 * <p>When the size limit of the trace is reached, the solver continues without recording until it
 * has finished or is cancelled.
 */
public final class RunSession implements RunRecording {

  /** Within this time most problems are compiled, so that even a run cancelled at once is seen. */
  private static final long NANOS_TO_COMPILE = 300_000_000;

  private final RunRequest request;
  private final Cancellation cancellation = Cancellation.when(this::isToStop);
  private final @Nullable TraceRecorder recorder;
  private final TraceFollower follower;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean cancelled;
  private volatile long cancelledAt; // by the clock of the system
  private volatile @Nullable Result result;
  private volatile @Nullable Throwable failure;
  private @Nullable TraceIndex index;
  private @Nullable AttemptIndex attempts;
  private @Nullable WorkIndex work;
  private @Nullable TreeIndex tree;

  private RunSession(RunRequest request, Executor worker) {
    this.request = request;
    this.recorder =
        request.solver().recordsItsRuns()
            ? new TraceRecorder(request.detail(), request.traceBytes(), Locale.getDefault())
            : null;
    this.follower = new BackgroundFollower(worker);
  }

  /** Starts the run; {@code worker} executes it, and what reads its trace. */
  public static RunSession start(RunRequest request, Executor worker) {
    RunSession session = new RunSession(request, worker);
    worker.execute(session::solve);
    return session;
  }

  private void solve() {
    Settings settings =
        request.settings().withLimits(request.settings().limits().withCancellation(cancellation));
    try {
      result = request.solver().solve(request.problem(), settings, recorder);
    } catch (RuntimeException | Error e) { // every failure must be displayed
      failure = e;
    } finally {
      ended.countDown();
    }
  }

  @Override
  public RunRequest request() {
    return request;
  }

  @Override
  public State state() {
    if (failure != null) {
      return State.FAILED;
    }
    Result end = result;
    if (end == null) {
      return State.RUNNING;
    }
    return end.outcome() instanceof Outcome.Cancelled ? State.CANCELLED : State.FINISHED;
  }

  @Override
  public Optional<Trace> trace() {
    return Optional.ofNullable(recorder).map(TraceRecorder::trace);
  }

  @Override
  public synchronized Optional<TraceIndex> index() {
    if (index == null) {
      index = trace().map(each -> TraceIndex.follow(each, follower)).orElse(null);
    }
    return Optional.ofNullable(index);
  }

  @Override
  public synchronized Optional<AttemptIndex> attempts() {
    if (attempts == null && AttemptIndex.fits(request.solver().pseudoCode())) {
      attempts = trace().map(each -> AttemptIndex.follow(each, follower)).orElse(null);
    }
    return Optional.ofNullable(attempts);
  }

  @Override
  public synchronized Optional<WorkIndex> work() {
    if (work == null && WorkIndex.fits(request)) {
      work = trace().map(each -> WorkIndex.follow(each, follower)).orElse(null);
    }
    return Optional.ofNullable(work);
  }

  @Override
  public synchronized Optional<TreeIndex> tree() {
    if (tree == null) {
      tree = trace().map(each -> TreeIndex.follow(each, follower)).orElse(null);
    }
    return Optional.ofNullable(tree);
  }

  @Override
  public Optional<Result> result() {
    return Optional.ofNullable(result);
  }

  /** Returns the cause of the failure, if the solver failed. */
  public Optional<Throwable> failure() {
    return Optional.ofNullable(failure);
  }

  /**
   * Requests the solver to stop. It stops before it tries the next value or within some tenths of a
   * second, also while the problem is compiled and while it waits for the choice of a value.
   */
  @Override
  public void cancel() {
    cancelledAt = System.nanoTime();
    cancelled = true;
    request.settings().guide().ifPresent(Guide::release);
  }

  private boolean isToStop() {
    return cancelled
        && (recorder == null
            || recorder.trace() != null
            || System.nanoTime() - cancelledAt > NANOS_TO_COMPILE);
  }

  /**
   * Waits until the run has ended.
   *
   * @return whether the run has ended
   */
  public boolean await(Duration atMost) throws InterruptedException {
    return ended.await(atMost.toNanos(), TimeUnit.NANOSECONDS);
  }
}
