package org.cspworkbench.app.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Games;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Sheet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that the game in progress is restored after any end of the program. */
final class AutosaveTest {

  @TempDir private Path folder;
  private final List<IOException> faults = new ArrayList<>();

  @Test
  void theLatestGameIsKept() throws UnreadableException {
    Game game = new Games().start(Games.PUZZLE, Games.terms(3, 3));
    Path file = folder.resolve("made/on/demand/game.json");
    try (Autosave autosave = new Autosave(file, faults::add)) {
      assertThat(autosave.kept()).isEmpty();
      game.addListener(() -> autosave.keep(game.saved()));
      Games.fill(game, 3);
    }
    Autosave later = new Autosave(file, faults::add);
    assertThat(later.kept()).contains(game.saved());
    later.forget();
    later.close();
    assertThat(later.kept()).isEmpty();
    assertThat(faults).isEmpty();
  }

  @Test
  void storageErrorsAreReported() throws IOException {
    Path file = Files.createFile(folder.resolve("no folder")).resolve("game.json");
    try (Autosave autosave = new Autosave(file, faults::add)) {
      autosave.keep(new Games().start(Games.PUZZLE, Games.terms(3, 3)).saved());
    }
    assertThat(faults).hasSize(1);
  }

  @Test
  void aFileOfAnotherFormatIsRejected() throws IOException {
    Path file = Files.writeString(folder.resolve("game.json"), "nonsense");
    Autosave autosave = new Autosave(file, faults::add);
    assertThatThrownBy(autosave::kept).isInstanceOf(UnreadableException.class);
  }

  /** Kills the program repeatedly while it is writing. */
  @Test
  @Tag("slow")
  void aKilledProgramLeavesACompleteGame() throws Exception {
    Path file = folder.resolve("game.json");
    for (int kill = 1; kill <= 6; kill++) {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  PlayForEver.class.getName(),
                  file.toString(),
                  Integer.toString(kill))
              .redirectErrorStream(true)
              .start();
      assertThat(process.inputReader().readLine()).isEqualTo("playing");
      while (Files.notExists(file) && process.isAlive()) {
        TimeUnit.MILLISECONDS.sleep(1); // until the first game has been written
      }
      TimeUnit.MILLISECONDS.sleep(new Random(kill).nextInt(200));
      process.destroyForcibly().waitFor();
      SavedGame saved = new Autosave(file, faults::add).kept().orElseThrow();
      Game game = new Game(saved, Games.assess(Games.PUZZLE), () -> 0);
      assertThat(game.terms().title()).isEqualTo("Game of a lifetime");
      assertThat(game.sheet().grid().givens()).isEqualTo(Games.PUZZLE);
      while (game.canUndo()) {
        game.undo();
      }
      assertThat(game.sheet()).isEqualTo(Sheet.of(Games.PUZZLE));
    }
  }
}
