package org.cspworkbench.app.gui;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.app.gui.input.GameEntry;
import org.cspworkbench.app.gui.input.PuzzleEntry;
import org.cspworkbench.app.gui.input.Reading;

/**
 * Reads files beside the window, which stays alive however slow the disk is.
 *
 * @param games goes on with a game that was read
 * @param puzzles takes over whatever else was read, or what is wrong with it
 * @param recent remembers the title and the file of what could be read
 */
record Opening(
    Consumer<SavedGame> games, Consumer<Reading> puzzles, BiConsumer<String, Path> recent) {

  /** Reads {@code file}, and hands what is in it over on the event thread. Returns at once. */
  void open(Path file) {
    Thread reader = new Thread(() -> read(file), "file reader");
    reader.setDaemon(true);
    reader.start();
  }

  private void read(Path file) {
    Optional<SavedGame> game = GameEntry.ofFile(file);
    if (game.isPresent()) {
      SwingUtilities.invokeLater(() -> handOver(game.get(), file));
    } else {
      Reading reading = PuzzleEntry.ofFile(file);
      SwingUtilities.invokeLater(() -> handOver(reading, file));
    }
  }

  private void handOver(SavedGame game, Path file) {
    games.accept(game);
    recent.accept(game.terms().title(), file);
  }

  private void handOver(Reading reading, Path file) {
    puzzles.accept(reading);
    if (reading instanceof Reading.Opened opened) {
      recent.accept(opened.title(), file);
    }
  }
}
