package org.cspworkbench.viewer.run;

import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.AttemptIndex;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TraceFollower;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.solvers.Result;
import org.jspecify.annotations.Nullable;

/**
 * A run whose recording is received: whole, as that of a page, or in parts, as from a worker of a
 * browser. A page lists neither its attempts nor its queue, and counts what it has of the trace.
 *
 * <p>Used by one thread.
 */
public final class ReceivedRun implements RunRecording {

  private static final TraceFollower WHEN_ASKED = (trace, reader) -> {};
  private static final TraceFollower AT_ONCE = (trace, reader) -> reader.accept(trace.length());

  private final RunRequest request;
  private final Runnable canceller;
  private State state = State.RUNNING;
  private String refusal = "";
  private @Nullable Trace trace;
  private @Nullable TraceIndex index; // of the trace
  private @Nullable TreeIndex tree; // of the trace, once it is asked for

  /**
   * Creates a run of which nothing has been received.
   *
   * @param canceller ends the run wherever it goes on
   */
  public ReceivedRun(RunRequest request, Runnable canceller) {
    this.request = request;
    this.canceller = canceller;
  }

  /** Returns a run that has ended and was recorded as {@code trace}. */
  public static ReceivedRun whole(RunRequest request, Trace trace) {
    ReceivedRun run = new ReceivedRun(request, () -> {});
    run.receive(trace, true);
    return run;
  }

  /**
   * Receives the events up to now.
   *
   * @param all all of them, also those received before
   * @param isOver whether the run has ended
   */
  public void receive(Trace all, boolean isOver) {
    trace = all;
    index = TraceIndex.follow(all, WHEN_ASKED);
    tree = null;
    state = isOver ? State.FINISHED : state;
  }

  /** Ends the run because there is no such run, as {@code sentence} says. */
  public void refuse(String sentence) {
    refusal = sentence;
    fail();
  }

  /** Ends the run because the solver failed. */
  public void fail() {
    state = State.FAILED;
  }

  /** Returns why there is no such run; empty if there is. */
  public String refusal() {
    return refusal;
  }

  @Override
  public RunRequest request() {
    return request;
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public Optional<Trace> trace() {
    return Optional.ofNullable(trace);
  }

  @Override
  public Optional<TraceIndex> index() {
    return Optional.ofNullable(index);
  }

  @Override
  public Optional<AttemptIndex> attempts() {
    return Optional.empty();
  }

  @Override
  public Optional<WorkIndex> work() {
    return Optional.empty();
  }

  @Override
  public Optional<TreeIndex> tree() {
    if (tree == null) {
      tree = trace().map(all -> TreeIndex.follow(all, AT_ONCE)).orElse(null);
    }
    return Optional.ofNullable(tree);
  }

  @Override
  public Optional<Result> result() {
    return Optional.empty();
  }

  @Override
  public void cancel() {
    if (state == State.RUNNING) {
      canceller.run();
      state = State.CANCELLED;
    }
  }
}
