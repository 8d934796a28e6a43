package org.cspworkbench.viewer.run;

import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.AttemptIndex;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.solvers.Result;

/**
 * A run of a solver, whether it goes on in the background of a window, in a worker of a browser, or
 * was recorded before. It notifies no listeners; a view polls it once per frame, at its own pace
 * however fast the solver is.
 */
public interface RunRecording {

  /** The state of a run. */
  enum State {
    /** The solver is running. */
    RUNNING,
    /** The solver has finished. */
    FINISHED,
    /** The run was cancelled. */
    CANCELLED,
    /** The solver failed because of a program error, or there is no such run. */
    FAILED
  }

  /** Returns the request of the run. */
  RunRequest request();

  /** Returns the state of the run. */
  State state();

  /**
   * Returns the trace, which may grow; empty until the first event is known, and for solvers that
   * record no trace.
   */
  Optional<Trace> trace();

  /** Returns the index of the trace; empty while there is no trace. */
  Optional<TraceIndex> index();

  /**
   * Returns the index of the attempts, if the solver restarts instead of backtracking; empty while
   * there is no trace.
   */
  Optional<AttemptIndex> attempts();

  /**
   * Returns the index of the revision queue, if the trace records revisions; empty while there is
   * no trace.
   */
  Optional<WorkIndex> work();

  /**
   * Returns the index of the search tree, created by the first call, which grows in the background
   * or with each call; empty while there is no trace.
   */
  Optional<TreeIndex> tree();

  /**
   * Returns whether the size limit of the trace has been reached, so that nothing more is recorded.
   */
  default boolean isTraceFull() {
    return trace().map(trace -> trace.isClosed() ? trace.hasGap() : trace.isFull()).orElse(false);
  }

  /** Returns the result of the run, once it has ended, if it is known. */
  Optional<Result> result();

  /** Requests the solver to stop. The recorded events remain. */
  void cancel();
}
