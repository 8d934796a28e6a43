package org.cspworkbench.app.gui.compare;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.OptionalLong;
import org.cspworkbench.app.export.ComparisonCsv;
import org.cspworkbench.app.export.CsvRuns;
import org.cspworkbench.app.export.FinishCsv;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.comparison.Comparison;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.PuzzleRun;
import org.cspworkbench.presentation.comparison.RunTotals;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.compare.FileRun;
import org.cspworkbench.viewer.output.OutputForm;

/** The formats in which the figures of a comparison can be exported. */
final class CompareExports {

  private CompareExports() {}

  /** Returns the format of the table as CSV, with the columns of the command {@code compare}. */
  static OutputForm table(CompareModel model) {
    return OutputForm.ofText(
        text("export.csv", text("compare.table")), "csv", () -> tableLines(model));
  }

  /**
   * Returns a line of column names, then one line for each solver that has finished. The time is
   * the one measured without recording or, until that is known, the elapsed time of the recorded
   * run.
   */
  static String tableLines(CompareModel model) {
    ImmutableList.Builder<Comparison.Row> rows = ImmutableList.builder();
    for (Contender each : model.contenders()) {
      each.result().ifPresent(result -> rows.add(row(each, result)));
    }
    return new ComparisonCsv()
        .write(
            new Comparison(
                1,
                model.seed(),
                1,
                Protocol.USUAL,
                false,
                Limits.FOREVER,
                rows.build(),
                ImmutableMap.of()));
  }

  /** Returns the format of the counts of finished images as CSV. */
  static OutputForm sizes(FinishCurve curve) {
    return OutputForm.ofText(
        text("export.csv", text("sizes.plot")), "csv", () -> FinishCsv.of(curve));
  }

  private static Comparison.Row row(Contender contender, Result result) {
    RunTotals tally = new RunTotals();
    tally.add(result);
    long recorded = result.statistics().timeNanos();
    return tally.row(
        contender.name().spec().toString(),
        contender
            .request()
            .map(request -> contender.solver().about(request.settings()))
            .orElse(contender.solver().about())
            .checkUnit(),
        OptionalLong.empty(),
        contender.time().orElse(Timing.once(recorded, RunClock.Kind.WALL)),
        recorded);
  }

  private static Run toRun(PuzzleRun run, long seed) {
    return new Run(
        new NamedProblem(run.puzzle(), Problem.Sudoku.of(Grid.ofLine(run.puzzle()))),
        run.spec().toString(),
        seed,
        1,
        new Result(run.outcome(), run.solutions(), ImmutableList.of(), run.statistics()));
  }

  /** Returns the format of all runs over a file as CSV. */
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
              stream.write(writer.write(toRun(each, run.seed())).getBytes(UTF_8));
            }
          };
        });
  }
}
