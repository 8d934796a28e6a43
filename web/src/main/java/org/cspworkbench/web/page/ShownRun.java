package org.cspworkbench.web.page;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;

/**
 * The run that the page shows.
 *
 * @param problem the problem
 * @param solver the solver
 * @param trace its events, all of them
 * @param index the index of the trace
 * @param playback the position of the viewer
 */
public record ShownRun(
    Problem problem, Solver solver, Trace trace, TraceIndex index, Playback playback) {

  /** Returns a run that is shown from its start. */
  public static ShownRun of(Problem problem, Solver solver, Trace trace) {
    TraceIndex index = TraceIndex.follow(trace, (any, reading) -> {}); // grows when it is asked
    return new ShownRun(problem, solver, trace, index, new Playback(trace, index));
  }
}
