package org.cspworkbench.app.game;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.app.file.ReplacedFile;

/**
 * A folder of games that were left for another one, so that none that somebody has begun is lost.
 * The {@value #MOST} latest are kept.
 */
public final class SavedGames {

  private static final int MOST = 50;
  private static final int LONGEST_TITLE = 60;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH.mm.ss", Locale.ROOT);
  private static final CharMatcher IN_NAMES =
      CharMatcher.forPredicate((Character letter) -> Character.isLetterOrDigit(letter))
          .or(CharMatcher.anyOf(" -_"));

  private final Path folder;

  /** The games in {@code folder}, which is made when there is one to keep. */
  public SavedGames(Path folder) {
    this.folder = folder;
  }

  /**
   * Keeps {@code game} in a file named by when it was left and what it is called.
   *
   * @throws IOException if that cannot be done
   */
  public Path keep(SavedGame game, LocalDateTime left) throws IOException {
    Files.createDirectories(folder);
    String title = IN_NAMES.negate().replaceFrom(game.terms().title(), ' ').strip();
    String shortened = title.substring(0, Math.min(title.length(), LONGEST_TITLE));
    Path file = folder.resolve(TIME.format(left) + " " + shortened + ".json");
    ReplacedFile.write(file, GameFile.write(game));
    prune();
    return file;
  }

  /** The names begin with the time, so the oldest comes first. */
  private void prune() throws IOException {
    List<Path> games;
    try (Stream<Path> files = Files.list(folder)) {
      games = files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
    for (Path file : games.subList(0, Math.max(0, games.size() - MOST))) {
      Files.deleteIfExists(file);
    }
  }
}
