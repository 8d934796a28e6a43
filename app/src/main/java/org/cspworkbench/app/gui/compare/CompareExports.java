package org.cspworkbench.app.gui.compare;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.export.CsvRuns;
import org.cspworkbench.app.export.FinishCsv;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.PuzzleRun;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedTable;
import org.cspworkbench.viewer.compare.FileRun;
import org.cspworkbench.viewer.output.OutputForm;

/** The formats in which the figures of a comparison can be exported. */
final class CompareExports {

  private CompareExports() {}

  /** Returns the format of the table as CSV, with the columns of the command {@code compare}. */
  static OutputForm table(CompareModel model) {
    return OutputForm.ofText(
        text("export.csv", text("compare.table")), "csv", () -> ComparedTable.csv(model));
  }

  /** Returns the format of the counts of finished images as CSV. */
  static OutputForm sizes(FinishCurve curve) {
    return OutputForm.ofText(
        text("export.csv", text("sizes.plot")), "csv", () -> FinishCsv.of(curve));
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
