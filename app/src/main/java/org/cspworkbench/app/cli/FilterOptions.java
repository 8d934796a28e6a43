package org.cspworkbench.app.cli;

import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What filters a problem before the search, or alone. */
final class FilterOptions {

  @Option(
      names = "--filter",
      paramLabel = "ID",
      converter = FilterId.class,
      completionCandidates = FilterId.class,
      description = {
        "Filter all domains by this algorithm before the search:",
        "${COMPLETION-CANDIDATES}."
      })
  private @Nullable Filter filter;

  @Option(
      names = "--filter-only",
      description = "Filter and do not search; show what is left of every domain.")
  private boolean only;

  /** The filter that is to work alone; {@code null} if there is to be a search. */
  @Nullable Filter alone(RunFormat format, Usage usage) {
    usage.check(!only || filter != null, "--filter-only goes with --filter");
    usage.check(
        !only || format == RunFormat.GRID || format == RunFormat.JSON,
        "--filter-only writes grid or json");
    return only ? filter : null;
  }

  /** {@code settings} with the filter, which must go together with {@code solver}. */
  Settings apply(Settings settings, Solver solver, Usage usage) {
    if (filter == null || only) {
      return settings;
    }
    Settings filtered = settings.withFilter(filter);
    try {
      solver.solve(smallestProblem(), filtered, null); // whether parts go together shows in a run
    } catch (IllegalArgumentException e) {
      throw usage.refuse("--filter " + filter.id() + ": " + e.getMessage());
    }
    return filtered;
  }

  private static Problem smallestProblem() {
    Csp.Builder csp = Csp.builder("one variable");
    csp.variable("x", 1, 1);
    return new Problem.General(csp.build());
  }
}
