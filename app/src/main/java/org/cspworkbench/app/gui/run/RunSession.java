package org.cspworkbench.app.gui.run;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.playback.AttemptIndex;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TapeIndex;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.jspecify.annotations.Nullable;

/**
 * A solver at work on a thread of its own, recording if it can. Any thread may look at it or cancel
 * it; it tells nobody by itself, so a viewer that looks once a frame is never called in the middle
 * of something, however fast the solver is.
 *
 * <p>When the tape is full the solver goes on without it until it is done or cancelled.
 */
public final class RunSession {

  /** How far a run is. */
  public enum State {
    /** The solver is at work. */
    RUNNING,
    /** The solver has said all it has to say. */
    FINISHED,
    /** Somebody stopped the solver. */
    CANCELLED,
    /** The solver broke down: a fault of the program. */
    FAILED
  }

  private final RunRequest request;
  private final Cancellation cancellation = new Cancellation();
  private final @Nullable TraceRecorder recorder;
  private final Thread thread;
  private volatile @Nullable Result result;
  private volatile @Nullable Throwable failure;
  private @Nullable TapeIndex index;
  private @Nullable AttemptIndex attempts;
  private @Nullable WorkIndex work;
  private @Nullable TreeIndex tree;

  private RunSession(RunRequest request) {
    this.request = request;
    this.recorder =
        request.solver().recordsItsRuns()
            ? new TraceRecorder(request.detail(), request.tapeBytes(), Locale.getDefault())
            : null;
    this.thread = new Thread(this::solve, "solver " + request.solver().about().id());
    thread.setDaemon(true);
  }

  /** Starts the run. */
  public static RunSession start(RunRequest request) {
    RunSession session = new RunSession(request);
    session.thread.start();
    return session;
  }

  private void solve() {
    Settings settings =
        request.settings().withLimits(request.settings().limits().withCancellation(cancellation));
    try {
      result = request.solver().solve(request.problem(), settings, recorder);
    } catch (RuntimeException | Error e) { // whatever it is, the window has to tell it
      failure = e;
    }
  }

  /** What was asked for. */
  public RunRequest request() {
    return request;
  }

  /** How far the run is. */
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

  /**
   * The tape, once there is one: a problem has to be compiled first, and some solvers keep no
   * record.
   */
  public Optional<Trace> trace() {
    return Optional.ofNullable(recorder).map(TraceRecorder::trace);
  }

  /** What is found fast on the tape, however long it is; once there is a tape. */
  public synchronized Optional<TapeIndex> index() {
    if (index == null) {
      index = trace().map(each -> TapeIndex.follow(each, TapeFollower::start)).orElse(null);
    }
    return Optional.ofNullable(index);
  }

  /** The attempts, if the solver starts anew instead of going back; once there is a tape. */
  public synchronized Optional<AttemptIndex> attempts() {
    if (attempts == null && AttemptIndex.fits(request.solver().pseudoCode())) {
      attempts = trace().map(each -> AttemptIndex.follow(each, TapeFollower::start)).orElse(null);
    }
    return Optional.ofNullable(attempts);
  }

  /** What waits to be revised, if the tape tells each revision; once there is a tape. */
  public synchronized Optional<WorkIndex> work() {
    if (work == null && WorkIndex.fits(request)) {
      work = trace().map(each -> WorkIndex.follow(each, TapeFollower::start)).orElse(null);
    }
    return Optional.ofNullable(work);
  }

  /** The tree that the search walks, which is made once somebody asks; once there is a tape. */
  public synchronized Optional<TreeIndex> tree() {
    if (tree == null) {
      tree = trace().map(each -> TreeIndex.follow(each, TapeFollower::start)).orElse(null);
    }
    return Optional.ofNullable(tree);
  }

  /** Whether the tape has no room for more, so that what the solver does now is not recorded. */
  public boolean isTapeFull() {
    return trace().map(trace -> trace.isClosed() ? trace.hasGap() : trace.isFull()).orElse(false);
  }

  /** What the run came to, once it is over. */
  public Optional<Result> result() {
    return Optional.ofNullable(result);
  }

  /** Why the solver broke down, if it did. */
  public Optional<Throwable> failure() {
    return Optional.ofNullable(failure);
  }

  /**
   * Asks the solver to stop; it does so before the next value it tries, also if it waits for one.
   */
  public void cancel() {
    cancellation.request();
    request.settings().guide().ifPresent(Guide::release);
  }

  /**
   * Waits until the run is over.
   *
   * @return whether it is
   */
  public boolean await(Duration atMost) throws InterruptedException {
    thread.join(Math.max(1, atMost.toMillis()));
    return !thread.isAlive();
  }
}
