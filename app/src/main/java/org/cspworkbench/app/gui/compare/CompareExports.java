package org.cspworkbench.app.gui.compare;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.export.CsvRuns;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Statistics;

/** The figures of a comparison as files. */
final class CompareExports {

  private CompareExports() {}

  /** The table, as CSV, in the columns of the command {@code solve}. */
  static OutputForm table(CompareModel model) {
    return OutputForm.ofContent(
        text("export.csv", text("compare.table")),
        "csv",
        () -> {
          String lines = tableLines(model);
          return stream -> stream.write(lines.getBytes(UTF_8));
        });
  }

  /**
   * A line of column names, then one for each solver that is done; the time is the one measured
   * without recording, as far as it has been.
   */
  static String tableLines(CompareModel model) {
    CsvRuns writer = new CsvRuns();
    StringBuilder lines = new StringBuilder(writer.header());
    for (Contender each : model.contenders()) {
      Optional<Run> run = model.opened().flatMap(problem -> run(problem, each, model.seed()));
      run.ifPresent(found -> lines.append(writer.write(found)));
    }
    return lines.toString();
  }

  private static Optional<Run> run(Reading.Opened opened, Contender contender, long seed) {
    NamedProblem problem = new NamedProblem(name(opened.problem()), "", opened.problem());
    return contender
        .result()
        .map(
            result ->
                new Run(
                    problem, contender.solver().about().id(), seed, 1, timed(result, contender)));
  }

  private static String name(Problem problem) {
    return problem instanceof Problem.Sudoku sudoku ? sudoku.grid().toLine() : problem.csp().name();
  }

  private static Result timed(Result result, Contender contender) {
    Statistics s = result.statistics();
    Statistics timed =
        new Statistics(
            s.nodes(),
            s.fails(),
            s.backtracks(),
            s.revisions(),
            s.checks(),
            s.prunings(),
            s.moves(),
            s.attempts(),
            s.maxDepth(),
            contender.time().map(TimedRun.Time::nanos).orElse(s.timeNanos()));
    return new Result(result.outcome(), result.solutionCount(), result.solutions(), timed);
  }

  /** All runs over a file, as CSV. */
  static OutputForm runs(FileRun run) {
    return OutputForm.ofContent(
        text("export.csv", text("export.runs")),
        "csv",
        () -> {
          ImmutableList<PuzzleRun> runs = run.runs();
          return stream -> {
            CsvRuns writer = new CsvRuns();
            stream.write(writer.header().getBytes(UTF_8));
            for (PuzzleRun each : runs) {
              stream.write(writer.write(each.toRun(run.seed())).getBytes(UTF_8));
            }
          };
        });
  }
}
