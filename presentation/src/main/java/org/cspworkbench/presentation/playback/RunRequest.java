package org.cspworkbench.presentation.playback;

import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/**
 * A run that somebody wants to watch.
 *
 * @param solver who is to solve
 * @param problem what
 * @param settings how; a session adds its own way to cancel
 * @param detail how much is to be recorded
 * @param tapeBytes the memory that the tape may take
 */
public record RunRequest(
    Solver solver, Problem problem, Settings settings, Detail detail, long tapeBytes) {

  /** Decisions and prunings on a tape of the usual size. */
  public static RunRequest of(Solver solver, Problem problem, Settings settings) {
    return new RunRequest(
        solver, problem, settings, Detail.DECISIONS, TraceRecorder.DEFAULT_MAX_BYTES);
  }

  /** The same with these settings. */
  public RunRequest withSettings(Settings newSettings) {
    return new RunRequest(solver, problem, newSettings, detail, tapeBytes);
  }

  /** The same at this detail. */
  public RunRequest withDetail(Detail newDetail) {
    return new RunRequest(solver, problem, settings, newDetail, tapeBytes);
  }

  /** The same on a tape of at most this many bytes. */
  public RunRequest withTapeBytes(long newTapeBytes) {
    return new RunRequest(solver, problem, settings, detail, newTapeBytes);
  }
}
