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
import org.cspworkbench.app.game.Terms;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.error.ProgramErrors;
import org.cspworkbench.app.gui.input.PuzzleEntry;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever closes the window loses nothing, whatever runs. */
@Tag("display")
class ClosingDisplayTest {

  @TempDir private Path folder;

  @Test
  void theProgramEndsWhenEverythingIsKeptThoughASolverRuns() throws Exception {
    assumeFalse(GraphicsEnvironment.isHeadless(), "a window needs a display");
    CountDownLatch closed = new CountDownLatch(1);
    Theme.prepare();
    Workbench window =
        Screen.see(
            () -> {
              Theme.LIGHT.install();
              ProgramErrors errors =
                  new ProgramErrors(Optional.empty(), Runnable::run, SwingUtilities::invokeLater);
              Workbench opened =
                  new Workbench(
                      new AnimateModel(1 << 20), Optional.of(folder), WindowSettings.USUAL, errors);
              opened.whenClosed(closed::countDown);
              opened.show();
              opened.playModel().begin(Grid.ofLine(Runs.EASY), Terms.free("Left"));
              opened.playModel().begin(Grid.ofLine(Runs.HARD), Terms.free("Played"));
              opened.model().prefer(Runs.solver("backtracking"));
              opened.open(PuzzleEntry.ofText("Puzzle", "Text", Runs.ENDLESS));
              return opened;
            });
    Screen.onEventThread(() -> window.frame().dispose());
    assertThat(closed.await(Runs.GENEROUS.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(folder.resolve("settings.json")).isNotEmptyFile();
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.map(file -> String.valueOf(file.getFileName())))
          .noneMatch(name -> name.endsWith(".part"));
    }
  }
}
