package org.cspworkbench.presentation.playback;

import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/**
 * A request for a recorded run.
 *
 * @param solver the solver
 * @param problem the problem
 * @param settings the settings of the solver, to which the session adds cancellation
 * @param detail the level of detail of the trace
 * @param traceBytes the maximum memory of the trace
 */
public record RunRequest(
    Solver solver, Problem problem, Settings settings, Detail detail, long traceBytes) {

  /** Returns a request for a trace of decisions and prunings with the default memory. */
  public static RunRequest of(Solver solver, Problem problem, Settings settings) {
    return new RunRequest(
        solver, problem, settings, Detail.DECISIONS, TraceRecorder.DEFAULT_MAX_BYTES);
  }

  /** Returns this request with other settings. */
  public RunRequest withSettings(Settings newSettings) {
    return new RunRequest(solver, problem, newSettings, detail, traceBytes);
  }

  /** Returns this request with another level of detail. */
  public RunRequest withDetail(Detail newDetail) {
    return new RunRequest(solver, problem, settings, newDetail, traceBytes);
  }

  /** Returns this request with another limit on the memory of the trace. */
  public RunRequest withTraceBytes(long newTraceBytes) {
    return new RunRequest(solver, problem, settings, detail, newTraceBytes);
  }
}
