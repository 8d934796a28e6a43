package org.cspworkbench.viewer.run;

import java.util.Optional;
import org.cspworkbench.presentation.playback.AttemptIndex;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.solvers.Result;

/**
 * What is known of a run besides its trace, whether it goes on in a thread, in a worker of a
 * browser, or was recorded before.
 */
public interface RunRecording {

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

  /** Returns the result of the run, once it has ended, if it is known. */
  Optional<Result> result();
}
