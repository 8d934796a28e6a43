package org.cspworkbench.app.gui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.PuzzleRun;
import org.cspworkbench.presentation.paint.chart.Distribution;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.viewer.compare.FileRun;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of several solvers on all puzzles of a file. */
class FileRunTest {

  private static final ImmutableList<OptionsModel> SOLVERS =
      ImmutableList.of(options("mac"), options("forward-checking"), options("singles"));

  @TempDir private Path folder;

  private static OptionsModel options(String solver) {
    return new OptionsModel(Runs.solver(solver));
  }

  private FileRun run(String content) throws IOException, InterruptedException {
    FileRun run =
        FileRun.start(
            new PuzzleFile(Files.writeString(folder.resolve("week.sdk"), content)),
            SOLVERS,
            1,
            MachineClocks::get,
            Runs.THREADS);
    Runs.await("it is over", () -> run.state() != FileRun.State.RUNNING);
    return run;
  }

  @Test
  void everyPuzzleIsSolvedByEverySolverAsItWouldBeAlone() throws Exception {
    List<String> puzzles = List.of(Runs.EASY, Runs.HARD, Runs.UNSATISFIABLE);
    FileRun run = run(String.join("\n", puzzles) + "\nnot a puzzle\n");
    assertThat(run.state()).isEqualTo(FileRun.State.FINISHED);
    assertThat(run.done()).isEqualTo(3);
    assertThat(run.runs()).hasSize(9);
    for (PuzzleRun each : run.runs()) {
      Statistics alone =
          each.spec()
              .solver()
              .solve(Runs.sudoku(each.puzzle()), Settings.defaults(), null)
              .statistics();
      assertThat(each.statistics().nodes()).isEqualTo(alone.nodes());
      assertThat(each.statistics().fails()).isEqualTo(alone.fails());
      assertThat(each.statistics().revisions()).isEqualTo(alone.revisions());
    }
    assertThat(run.figures().answers().asList()).startsWith(3L, 3L);
    assertThat(run.figures().runs().asList()).containsExactly(3L, 3L, 3L);
    for (Distribution each : run.figures().of(Column.NODES).subList(0, 2)) {
      assertThat(each.size()).isEqualTo(3);
      assertThat(each.counts().stream().sum()).isEqualTo(3);
    }
  }

  @Test
  void theSameSolverSetInTwoWaysCountsTwice() throws Exception {
    OptionsModel byLegalValues = options("custom");
    assertThat(byLegalValues.set(byLegalValues.fields().get(0), "mrv")).isEmpty();
    Path file = Files.writeString(folder.resolve("week.sdk"), Runs.EASY);
    FileRun run =
        FileRun.start(
            new PuzzleFile(file),
            ImmutableList.of(options("custom"), byLegalValues),
            1,
            MachineClocks::get,
            Runs.THREADS);
    Runs.await("it is over", () -> run.state() != FileRun.State.RUNNING);
    assertThat(run.figures().runs().asList()).containsExactly(1L, 1L);
    assertThat(run.runs())
        .extracting(each -> each.spec().toString())
        .containsExactly("custom", "custom(order=mrv)");
    assertThat(run.runs().get(0).statistics().nodes())
        .isNotEqualTo(run.runs().get(1).statistics().nodes());
  }

  @Test
  void unreadableInputIsReported() throws Exception {
    FileRun empty = run("no puzzle at all\n");
    assertThat(empty.state()).isEqualTo(FileRun.State.FAILED);
    assertThat(empty.fault()).contains("week.sdk");
    FileRun missing =
        FileRun.start(
            new PuzzleFile(folder.resolve("missing.sdk")),
            SOLVERS,
            1,
            MachineClocks::get,
            Runs.THREADS);
    Runs.await("it is over", () -> missing.state() != FileRun.State.RUNNING);
    assertThat(missing.state()).isEqualTo(FileRun.State.FAILED);
    assertThat(missing.fault()).contains("missing.sdk");
  }

  @Test
  void cancellingEndsTheRunAndKeepsWhatAllHaveDone() throws Exception {
    Path file = Files.writeString(folder.resolve("many.sdk"), (Runs.HARD + "\n").repeat(100_000));
    FileRun run = FileRun.start(new PuzzleFile(file), SOLVERS, 1, MachineClocks::get, Runs.THREADS);
    Runs.await("some are done", () -> run.done() > 3);
    run.cancel();
    Runs.await("it is over", () -> run.state() != FileRun.State.RUNNING);
    assertThat(run.state()).isEqualTo(FileRun.State.CANCELLED);
    assertThat(run.runs()).hasSize(3 * run.done());
  }
}
