package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.xcsp.XcspInstance;
import org.cspworkbench.core.xcsp.XcspObjective;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solution;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.jspecify.annotations.Nullable;

/**
 * Asks a solver for a solution, then for a better one, until there is none: any complete solver
 * finds and proves an optimum this way.
 *
 * @param solver who solves
 * @param settings how; their time is for all runs together
 */
record Improving(Solver solver, Settings settings) {

  /** The best solution found; "solved" says that it is proved to be the best. */
  Result solve(XcspInstance instance, XcspObjective objective) {
    long start = System.nanoTime();
    XcspInstance better = instance;
    Result best = null;
    Statistics statistics = null;
    while (true) {
      Problem problem = new Problem.General(better.csp(), better.own());
      Result result = solver.solve(problem, withTimeLeft(start), null);
      statistics = sum(statistics, result.statistics());
      if (!(result.outcome() instanceof Outcome.Solved) || objective.variables().isEmpty()) {
        return best == null || result.solutionCount() > 0
            ? with(result.outcome(), result.solutions(), statistics)
            : with(proved(result.outcome()), best.solutions(), statistics);
      }
      best = result;
      long worth = objective.valueOf(result.solutions().get(0).values().toArray());
      better = instance.with(objective.betterThan(worth));
    }
  }

  private static Outcome proved(Outcome outcome) {
    return outcome instanceof Outcome.Unsatisfiable ? new Outcome.Solved() : outcome;
  }

  private static Result with(
      Outcome outcome, ImmutableList<Solution> solutions, Statistics statistics) {
    return new Result(outcome, solutions.size(), solutions, statistics);
  }

  private Settings withTimeLeft(long start) {
    Limits limits = settings.limits();
    if (limits.time().equals(Limits.FOREVER)) {
      return settings;
    }
    Duration left = limits.time().minusNanos(System.nanoTime() - start);
    return settings.withLimits(limits.withTime(left.isNegative() ? Duration.ZERO : left));
  }

  private static Statistics sum(@Nullable Statistics a, Statistics b) {
    return a == null
        ? b
        : new Statistics(
            a.nodes() + b.nodes(),
            a.fails() + b.fails(),
            a.backtracks() + b.backtracks(),
            a.revisions() + b.revisions(),
            a.checks() + b.checks(),
            a.prunings() + b.prunings(),
            a.attempts() + b.attempts(),
            Math.max(a.maxDepth(), b.maxDepth()),
            a.timeNanos() + b.timeNanos());
  }
}
