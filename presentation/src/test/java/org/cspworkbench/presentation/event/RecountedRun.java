package org.cspworkbench.presentation.event;

import static java.util.Objects.requireNonNull;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.search.MinConflictsSolver;

/**
 * A recorded run.
 *
 * @param name what ran on what
 * @param solver the solver
 * @param problem the problem
 * @param trace the recording
 * @param statistics what the solver counted
 * @param pairs what the constraints say of pairs
 */
public record RecountedRun(
    String name,
    Solver solver,
    Problem problem,
    Trace trace,
    Statistics statistics,
    PairConstraints pairs) {

  /** Records a run of few nodes, for a few solutions. */
  public static RecountedRun of(
      String name, Solver solver, Problem problem, Detail detail, int nodes) {
    TraceRecorder recorder = new TraceRecorder(detail);
    Settings settings =
        Settings.defaults()
            .withSolutions(solver.about().completeness() == Completeness.COMPLETE ? 3 : 1, 0)
            .withLimits(Limits.none().withNodes(nodes))
            .with(MinConflictsSolver.MOVES, 100)
            .with(MinConflictsSolver.ATTEMPTS, 2);
    Statistics statistics = solver.solve(problem, settings, recorder).statistics();
    Trace trace = requireNonNull(recorder.trace());
    return of(name, solver, problem, trace, statistics);
  }

  /** Returns a run that is recorded already; what its solver counted is not asked for. */
  public static RecountedRun of(String name, Solver solver, Problem problem, Trace trace) {
    return of(name, solver, problem, trace, Statistics.of(new Counters(), 0));
  }

  private static RecountedRun of(
      String name, Solver solver, Problem problem, Trace trace, Statistics statistics) {
    return new RecountedRun(
        name, solver, problem, trace, statistics, new PairConstraints(trace.csp()));
  }

  /** Returns the recount of the first {@code position} events. */
  Recount recount(int position) {
    Recount recount = new Recount(trace, pairs);
    while (recount.position() < position) {
      recount.step();
    }
    return recount;
  }

  /** Returns whether the solver may end without an answer, so that it makes attempts. */
  boolean mayGiveUp() {
    return solver.about().completeness() == Completeness.INCOMPLETE;
  }

  @Override
  public String toString() {
    return name + ", " + trace.detail();
  }
}
