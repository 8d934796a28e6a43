package org.cspworkbench.app.film;

import static java.util.Objects.requireNonNull;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** Creates traces of runs. */
final class Traces {

  private Traces() {}

  static Trace of(Csp csp, String solver) {
    return of(new Problem.General(csp), SolverCatalog.find(solver).orElseThrow());
  }

  /** Returns the trace of a run of at most 2,000 nodes. */
  static Trace of(Problem problem, Solver solver) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Limits limits = Limits.none().withNodes(2000).withAttempts(20);
    solver.solve(problem, Settings.defaults().withLimits(limits), recorder);
    return requireNonNull(recorder.trace());
  }
}
