package org.cspworkbench.presentation.timing;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/** Runs of a solver on several problems in sequence, without recording. */
public final class SolverRuns implements TimedWork {

  private final Solver solver;
  private final ImmutableList<Problem> problems;
  private final Settings settings;

  /** Creates runs on these problems; every run has the same settings. */
  public SolverRuns(Solver solver, List<Problem> problems, Settings settings) {
    this.solver = solver;
    this.problems = ImmutableList.copyOf(problems);
    this.settings = settings;
  }

  @Override
  public boolean run() {
    for (Problem problem : problems) {
      Result result = solver.solve(problem, settings, null);
      if (result.outcome() instanceof Outcome.Cancelled) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int threads() {
    return settings.workers().count();
  }
}
