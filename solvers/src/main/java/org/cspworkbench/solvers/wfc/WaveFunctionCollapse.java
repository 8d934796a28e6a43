package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Statistics;
import org.jspecify.annotations.Nullable;

/**
 * Wave function collapse with a restart at each contradiction: attempt k draws from random stream
 * k, so that attempts may run concurrently, and the lowest-numbered one that succeeds gives the
 * answer.
 */
public final class WaveFunctionCollapse extends SearchSolver {

  /** The maximum number of attempts. */
  public static final Parameter.WholeNumber ATTEMPTS = Collapse.attempts(3500);

  /** Wave function collapse with restarts. */
  public WaveFunctionCollapse() {
    super(
        new About(
            "wfc",
            "Wave function collapse",
            Family.WAVE_FUNCTION_COLLAPSE,
            "least entropy, restarts",
            "Collapses the cell of least entropy to a random candidate, removes the"
                + " candidates that this rules out, and collapses the cells that are left with"
                + " one candidate. A contradiction undoes everything: the search restarts from"
                + " the givens, with other random numbers, until an attempt succeeds.",
            "Gumin, WaveFunctionCollapse, 2016",
            Completeness.INCOMPLETE,
            Chance.SEEDED,
            CheckUnit.WORDS),
        Collapse.listing("attempt k, for k = 1, 2, …:", "contradiction")
            .step("      v has failed: undo everything and", REFUTE)
            .step("      start attempt k + 1", RESTART)
            .line("  if every cell is collapsed: done", SOLUTION)
            .line("  x ← a cell of least entropy,")
            .step("      ties at random", SELECT)
            .line("  v ← a random candidate, by weight")
            .step("  collapse x to v, propagate again", TRY)
            .build());
  }

  @Override
  public ImmutableList<Parameter> parameters() {
    return Collapse.parameters(ATTEMPTS);
  }

  @Override
  protected Limits limits(Settings settings) {
    return Collapse.limits(settings, ATTEMPTS);
  }

  @Override
  protected Search compose(Search search, Settings settings) {
    return Collapse.compose(search, settings).restarts(Restarts.ON_CONTRADICTION);
  }

  @Override
  public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    if (settings.workers().count() == 1
        || recorder != null
        || settings.guide().isPresent()
        || problem.objective().isPresent()
        || limitsTheSumOfAttempts(settings.limits())) {
      return super.run(problem, settings, recorder);
    }
    long start = System.nanoTime();
    ParallelAttempts.Result found =
        ParallelAttempts.run(
            () -> newSearch(problem.csp(), settings), limits(settings), settings.workers());
    long time = System.nanoTime() - start;
    return new Result(
        Outcome.of(found.ending(), found.solution().size(), found.mostAssigned()),
        found.solution().size(),
        settings.kept() > 0 ? found.solution() : ImmutableList.of(),
        Statistics.of(found.counters(), time));
  }

  /** Returns whether a limit applies to the sum of all attempts, so that it can end one midway. */
  private static boolean limitsTheSumOfAttempts(Limits limits) {
    return limits.nodes() < Long.MAX_VALUE || limits.fails() < Long.MAX_VALUE;
  }
}
