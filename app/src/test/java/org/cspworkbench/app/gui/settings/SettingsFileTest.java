package org.cspworkbench.app.gui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.app.gui.settings.RecentFiles.RecentFile;
import org.cspworkbench.app.gui.theme.ThemeChoice;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.viewer.compare.ComparisonRequest;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.lesson.LessonResults;
import org.cspworkbench.viewer.lesson.LessonResults.Result;
import org.cspworkbench.viewer.play.BestTimes;
import org.cspworkbench.viewer.play.BestTimes.Won;
import org.cspworkbench.viewer.play.BoardKind;
import org.cspworkbench.viewer.play.GameRequest;
import org.cspworkbench.viewer.play.Help;
import org.cspworkbench.viewer.play.View;
import org.cspworkbench.viewer.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Verifies that settings are stored, and that errors in the file do not prevent the window from
 * opening.
 */
final class SettingsFileTest {

  private static final WindowSettings UNUSUAL =
      new WindowSettings(
          new Appearance(ThemeChoice.PROJECTOR, Language.PORTUGUESE, 1.25f, true),
          Optional.of(new Rectangle(-20, 30, 1000, 700)),
          true,
          new View(true, true, false, true),
          new GameRequest(
              BoardKind.JIGSAW,
              true,
              Difficulty.VERY_HARD,
              Level.UNFAIR,
              false,
              Allowance.UNLIMITED,
              Allowance.of(0),
              false,
              new Help("exact-cover", false, 1990)),
          "wfc",
          7,
          new ComparisonRequest(
              ImmutableList.of("mrv", "cbj", "wfc-greedy", "logic"), 3, Lock.REAL_TIME),
          RecentFiles.NONE
              .with(new RecentFile("Older", Path.of("older.sdk")))
              .with(new RecentFile("Newer", Path.of("games", "newer.json"))),
          true,
          new BestTimes(
              ImmutableMap.of(Level.EASY, new Won(3, 61, 400), Level.UNFAIR, new Won(1, 9, 9))),
          new LessonResults(
              ImmutableMap.of(
                  "One", new Result(5, 5, 2, 3, 612), "Two", new Result(1, 4, 0, 0, 0))));

  @TempDir private Path folder;

  private SettingsFile file() {
    return new SettingsFile(folder.resolve("made/settings.json"));
  }

  @Test
  void writtenSettingsAreRead() throws IOException {
    assertThat(file().read()).isEqualTo(WindowSettings.USUAL);
    for (WindowSettings settings : new WindowSettings[] {UNUSUAL, WindowSettings.USUAL}) {
      file().write(settings);
      assertThat(file().read()).isEqualTo(settings);
    }
  }

  @Test
  void invalidSettingsAreReplacedByDefaults() throws IOException {
    file().write(UNUSUAL);
    Path path = folder.resolve("made/settings.json");
    String text = Files.readString(path);
    Files.writeString(
        path,
        text.replace("\"projector\"", "\"purple\"")
            .replace("1990", "\"soon\"")
            .replace("\"wfc\"", "[]")
            .replace("\"cbj\"", "\"no such solver\"")
            .replace("\"boards\": 3", "\"boards\": 9")
            .replace("\"width\": 1000,", ""));
    WindowSettings read = file().read();
    assertThat(read.appearance().theme()).isEqualTo(Appearance.USUAL.theme());
    assertThat(read.appearance().zoom()).isEqualTo(1.25f);
    assertThat(read.request().help().delay()).isEqualTo(Help.USUAL.delay());
    assertThat(read.solver()).isEqualTo(WindowSettings.USUAL.solver());
    assertThat(read.comparison())
        .isEqualTo(new ComparisonRequest(ComparisonRequest.USUAL.solvers(), 4, Lock.REAL_TIME));
    assertThat(read.bounds()).isEmpty();
    assertThat(read.view()).isEqualTo(UNUSUAL.view());
    assertThat(read.request().level()).isEqualTo(Level.UNFAIR);
    for (String nonsense : new String[] {"", "[1, 2", "[]", "\"text\"", "{\"newGame\": 3}"}) {
      Files.writeString(path, nonsense);
      assertThat(file().read()).as(nonsense).isEqualTo(WindowSettings.USUAL);
    }
  }

  @Test
  void everyPlatformHasItsFolderForLogs() {
    Path home = Path.of("home");
    assertThat(OwnFolder.STATE.path("Linux", Map.of(), home))
        .isEqualTo(Path.of("home/.local/state/csp-workbench"));
    assertThat(OwnFolder.STATE.path("Linux", Map.of("XDG_STATE_HOME", "state"), home))
        .isEqualTo(Path.of("state/csp-workbench"));
    assertThat(OwnFolder.STATE.path("Mac OS X", Map.of(), home))
        .isEqualTo(Path.of("home/Library/Logs/csp-workbench"));
    assertThat(OwnFolder.STATE.path("Windows 11", Map.of("LOCALAPPDATA", "local"), home))
        .isEqualTo(Path.of("local/csp-workbench"));
  }

  @Test
  void everyPlatformHasItsFolder() {
    Path home = Path.of("home");
    assertThat(OwnFolder.CONFIGURATION.path("Linux", Map.of(), home))
        .isEqualTo(Path.of("home/.config/csp-workbench"));
    assertThat(OwnFolder.CONFIGURATION.path("Linux", Map.of("XDG_CONFIG_HOME", "conf"), home))
        .isEqualTo(Path.of("conf/csp-workbench"));
    assertThat(OwnFolder.CONFIGURATION.path("Mac OS X", Map.of("XDG_CONFIG_HOME", "conf"), home))
        .isEqualTo(Path.of("home/Library/Application Support/csp-workbench"));
    assertThat(OwnFolder.CONFIGURATION.path("Windows 11", Map.of("APPDATA", "roaming"), home))
        .isEqualTo(Path.of("roaming/csp-workbench"));
  }
}
