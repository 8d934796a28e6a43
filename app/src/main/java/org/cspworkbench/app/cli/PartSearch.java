package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.MergedRows;
import org.cspworkbench.app.export.PartRows;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.parts.SplitProblem;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;

/**
 * The search of single parts of a problem: for each the row that {@code csp solve --parts} prints.
 * Parts may be searched by several threads.
 */
public final class PartSearch {

  private final SplitProblem split;
  private final SplitProblem.PartSolver solver;
  private final NamedProblem problem;
  private final PartRows rows;
  private final Limits limits;

  /**
   * Creates a search.
   *
   * @param limits the limits for each part
   * @throws UnreadableException if the problem cannot be made
   */
  PartSearch(SplitProblem split, Limits limits) throws UnreadableException {
    this.split = split;
    this.solver = split.solver();
    this.problem = new NamedProblem(split.name(), split.run().statement().problem());
    this.rows = new PartRows(split);
    this.limits = limits;
  }

  /** Returns the number of parts. */
  public int parts() {
    return split.parts().size();
  }

  /** Searches part {@code number}, from 1, and returns its row. */
  public Row row(int number) {
    return Row.of(report(number));
  }

  /** Returns the exit code of {@code csp merge} for rows of which none is missing. */
  public static int exitCode(MergedRows rows) {
    return switch (rows.outcome()) {
      case "solved" -> ExitCode.DONE;
      case "unsatisfiable" -> ExitCode.NO_SOLUTION;
      default -> ExitCode.NOT_FINISHED;
    };
  }

  Report report(int number) {
    PageRun run = split.run();
    long wanted = run.solutions();
    Result result =
        solver.solve(
            number,
            settings ->
                settings
                    .withLimits(limits)
                    .withSolutions(wanted, Formats.JSON_RUNS.writer().kept(wanted)));
    String id = run.solver().solver().about().id();
    String row = rows.write(number, new Run(problem, id, run.seed(), wanted, result));
    return Report.of(row, ImmutableList.of(), code(result.outcome()));
  }

  /** A part without a solution is solved. */
  private static int code(Outcome outcome) {
    return outcome instanceof Outcome.Solved || outcome instanceof Outcome.Unsatisfiable
        ? ExitCode.DONE
        : ExitCode.NOT_FINISHED;
  }
}
