package org.cspworkbench.app.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.stream.Stream;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that games replaced by others can be found again, and that their number is limited. */
final class SavedGamesTest {

  private static final LocalDateTime NOON = LocalDateTime.of(2026, 3, 1, 12, 0, 0);

  @TempDir private Path folder;

  private static SavedGame game(String title) {
    return SavedGame.fresh(Grid.ofLine("1.....2..3.....4"), Terms.free(title));
  }

  @Test
  void aGameIsStoredUnderItsTimeAndTitle() throws Exception {
    SavedGame game = game("Rated hard: week 3/4");
    Path file = new SavedGames(folder.resolve("games")).keep(game, NOON);
    assertThat(file.getFileName()).hasToString("2026-03-01 12.00.00 Rated hard  week 3 4.json");
    assertThat(GameText.read(file.toString(), Files.readString(file))).isEqualTo(game);
  }

  @Test
  void onlyTheLatestStay() throws IOException {
    SavedGames games = new SavedGames(folder);
    Path other = Files.writeString(folder.resolve("notes.txt"), "mine");
    Path first = games.keep(game("First"), NOON);
    Path last = first;
    for (int second = 1; second <= 50; second++) {
      last = games.keep(game("Later"), NOON.plusSeconds(second));
    }
    assertThat(first).doesNotExist();
    assertThat(last).exists();
    assertThat(other).exists();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(51);
    }
  }
}
