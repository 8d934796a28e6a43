package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.GraphicsEnvironment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.assertj.core.api.Assertions;
import org.cspworkbench.app.file.Autosave;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that closing the window loses no data, whatever is running. */
@Tag("display")
class ClosingDisplayTest {

  @TempDir private Path folder;
  private final CountDownLatch closed = new CountDownLatch(1);

  @Test
  void theProgramEndsAfterStoringEvenWhileASolverRuns() throws Exception {
    assumeFalse(GraphicsEnvironment.isHeadless(), "needs a display: see CONTRIBUTING.md");
    Workbench window = opened();
    Screen.onEventThread(
        () -> {
          window.models().playModel().begin(Grid.ofLine(Runs.EASY), Terms.free("Left"));
          window.models().playModel().begin(Grid.ofLine(Runs.HARD), Terms.free("Played"));
          window.models().model().prefer(Runs.solver("backtracking"));
          window.models().opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.ENDLESS));
        });
    Screen.onEventThread(() -> window.frame().dispose());
    awaitClosed();
  }

  @Test
  void theLastMoveIsStoredWhileASolverRuns() throws Exception {
    assumeFalse(GraphicsEnvironment.isHeadless(), "needs a display: see CONTRIBUTING.md");
    Workbench window = opened();
    Screen.onEventThread(
        () -> {
          window.models().model().prefer(Runs.solver("backtracking"));
          window.models().opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.ENDLESS));
          window.models().playModel().begin(Grid.ofLine(Runs.EASY), Terms.free("Played"));
        });
    new Screen().until("there is a game", () -> window.models().playModel().game().isPresent());
    Screen.onEventThread(
        () -> {
          window.models().playModel().enter(4); // into r1c3, the first open cell
          window.frame().dispose();
        });
    awaitClosed();
    SavedGame kept =
        new Autosave(folder.resolve("game.json"), Assertions::fail).kept().orElseThrow();
    String line = "534" + Runs.EASY.substring(3);
    assertThat(kept.sheet().grid()).hasToString(line); // in which the move is not a given
    assertThat(kept.terms().title()).isEqualTo("Played");
    assertThat(kept.past()).extracting(Sheet::grid).containsExactly(Grid.ofLine(Runs.EASY));
  }

  private Workbench opened() {
    Theme.prepare();
    return Screen.see(
        () -> {
          Theme.LIGHT.install();
          ProgramErrors errors =
              new ProgramErrors(Optional.empty(), Runnable::run, SwingUtilities::invokeLater);
          Workbench window =
              new Workbench(
                  new WorkbenchModels(
                      new AnimateModel(Runs.THREADS, 1 << 20),
                      new CompareModel(Runs.THREADS, MachineClocks::get),
                      WindowThreads.background()),
                  Optional.of(folder),
                  WindowSettings.USUAL,
                  errors);
          window.whenClosed(closed::countDown);
          window.show();
          return window;
        });
  }

  private void awaitClosed() throws Exception {
    assertThat(closed.await(Runs.GENEROUS.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(folder.resolve("settings.json")).isNotEmptyFile();
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.map(file -> String.valueOf(file.getFileName())))
          .noneMatch(name -> name.endsWith(".part"));
    }
  }
}
