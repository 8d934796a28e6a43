package org.cspworkbench.viewer.run;

import java.util.Optional;
import java.util.function.IntConsumer;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.presentation.playback.AttemptIndex;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.solvers.Result;
import org.jspecify.annotations.Nullable;

/**
 * A run whose recording is received: whole, as that of a lesson, or in parts, as from a page or a
 * worker of a browser. A page lists neither its attempts nor its queue.
 *
 * <p>Used by one thread, which never works long: what follows the recording reads each part as it
 * is received, and the tree, which begins when it is asked for, a part each time.
 */
public final class ReceivedRun implements RunRecording {

  /**
   * The greatest number of events of a part: so many are decoded and read in a few hundredths of a
   * second, on a problem of any size that a page solves.
   */
  public static final int EVENTS_OF_PART = 1 << 14;

  /** The number of nodes from which on a tree is cut: its layout takes as long as a part. */
  public static final int MOST_NODES = 50_000;

  private final RunRequest request;
  private final Runnable canceller;
  private State state = State.RUNNING;
  private String refusal = "";
  private @Nullable Result result;
  private @Nullable TraceDecoder decoder; // from the first part on
  private @Nullable Trace trace;
  private @Nullable TraceIndex index; // of the trace
  private IntConsumer indexReader = end -> {};
  private @Nullable TreeIndex tree; // of the trace, once it is asked for
  private IntConsumer treeReader = end -> {};
  private int treeEnd; // up to where it has been read

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
    run.read(trace);
    run.state = State.FINISHED;
    return run;
  }

  /**
   * Receives the next part of the recording.
   *
   * @throws MalformedEncodingException if the bytes are something else
   */
  public void receive(byte[] part) throws MalformedEncodingException {
    if (decoder == null) {
      decoder =
          new TraceDecoder(
              request.problem().csp(),
              request.solver().traceKey(request.problem(), request.settings()));
    }
    read(decoder.append(part));
  }

  private void read(Trace received) {
    if (trace == null) {
      trace = received;
      index = TraceIndex.follow(received, (of, reader) -> indexReader = reader);
    }
    indexReader.accept(received.length());
  }

  /** Receives the result of the run, before its end. */
  public void receive(Result received) {
    result = received;
  }

  /** Ends the run, of which everything has been received. */
  public void finish() {
    end(State.FINISHED);
  }

  private void end(State how) {
    state = how;
    if (decoder != null) {
      decoder.close();
    }
  }

  /** Ends the run because there is no such run, as {@code sentence} says. */
  public void refuse(String sentence) {
    refusal = sentence;
    fail();
  }

  /** Ends the run because the solver failed. */
  public void fail() {
    end(State.FAILED);
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
    Trace all = trace;
    if (tree == null && all != null) {
      tree = TreeIndex.follow(all, (of, reader) -> treeReader = reader, MOST_NODES);
    }
    if (all != null) {
      treeEnd = Math.min(all.length(), treeEnd + EVENTS_OF_PART);
      treeReader.accept(treeEnd);
    }
    return Optional.ofNullable(tree);
  }

  @Override
  public Optional<Result> result() {
    return Optional.ofNullable(result);
  }

  @Override
  public void cancel() {
    if (state == State.RUNNING) {
      canceller.run();
      end(State.CANCELLED);
    }
  }
}
