package org.cspworkbench.presentation.event;

import static java.util.Objects.requireNonNull;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.local.MinConflictsSolver;

/**
 * A recorded run.
 *
 * @param name what ran on what
 * @param solver the solver
 * @param trace the recording
 * @param statistics what the solver counted
 * @param pairs what the constraints say of pairs
 */
record RecountedRun(
    String name, Solver solver, Trace trace, Statistics statistics, PairConstraints pairs) {

  /** Records a run of few nodes, for a few solutions. */
  static RecountedRun of(String name, Solver solver, Problem problem, Detail detail, int nodes) {
    TraceRecorder recorder = new TraceRecorder(detail);
    Settings settings =
        Settings.defaults()
            .withSolutions(solver.about().completeness() == Completeness.COMPLETE ? 3 : 1, 0)
            .withLimits(Limits.none().withNodes(nodes))
            .with(MinConflictsSolver.MOVES, 100)
            .with(MinConflictsSolver.ATTEMPTS, 2);
    Statistics statistics = solver.solve(problem, settings, recorder).statistics();
    Trace trace = requireNonNull(recorder.trace());
    return new RecountedRun(name, solver, trace, statistics, new PairConstraints(trace.csp()));
  }

  /** Returns the recount of the first {@code position} events. */
  Recount recount(int position) {
    Recount recount = new Recount(trace, pairs);
    while (recount.position() < position) {
      recount.step();
    }
    return recount;
  }

  @Override
  public String toString() {
    return name + ", " + trace.detail();
  }
}
