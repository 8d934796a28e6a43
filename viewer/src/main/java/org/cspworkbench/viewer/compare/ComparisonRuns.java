package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.viewer.run.RunRecording;

/** Makes and times the runs of a comparison: in threads, or in workers of a browser. */
public interface ComparisonRuns {

  /** Starts a recorded run in the background. */
  RunRecording start(RunRequest request);

  /** Starts to measure the times of runs without recording in the background, all together. */
  Times time(ImmutableList<RunRequest> requests);

  /** A measurement of times. */
  interface Times {

    /** Returns the completed part of the measurement, 0 to 1. */
    double part();

    /** Returns the timings in the order of the requests; empty until all are known. */
    ImmutableList<Timing> timings();

    /** Returns whether the measurement has ended. */
    boolean isOver();

    /** Requests the measurement to stop. */
    void cancel();

    /** Returns whether it was cancelled. */
    boolean isCancelled();
  }
}
