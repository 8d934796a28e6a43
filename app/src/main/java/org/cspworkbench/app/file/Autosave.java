package org.cspworkbench.app.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.SystemReason;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.game.SavedGame;
import org.jspecify.annotations.Nullable;

/**
 * Saves the game in progress to a file, on a thread of its own. If games come faster than they can
 * be written, only the latest one is written.
 */
public final class Autosave implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Path file;
  private final Consumer<IOException> faults;
  private final AtomicReference<@Nullable SavedGame> latest = new AtomicReference<>();
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "autosave");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * Saves games to {@code file}.
   *
   * @param faults receives the reason, on another thread, why a game could not be saved
   */
  public Autosave(Path file, Consumer<IOException> faults) {
    this.file = file;
    this.faults = faults;
  }

  /** Saves {@code game} in place of the previous one; returns immediately. */
  public void keep(SavedGame game) {
    latest.set(game);
    writer.execute(this::writeLatest);
  }

  private void writeLatest() {
    SavedGame game = latest.getAndSet(null);
    if (game != null) {
      try {
        Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
        ReplacedFile.write(file, GameText.write(game));
      } catch (IOException e) {
        faults.accept(e);
      }
    }
  }

  /** Deletes the saved game; returns immediately. */
  public void forget() {
    latest.set(null);
    writer.execute(
        () -> {
          try {
            Files.deleteIfExists(file);
          } catch (IOException e) {
            faults.accept(e);
          }
        });
  }

  /**
   * Returns the saved game, if there is one, from this or an earlier session.
   *
   * @throws UnreadableException if the file is not a saved game
   */
  public Optional<SavedGame> kept() throws UnreadableException {
    try {
      return Optional.of(GameText.read(file.toString(), GameFile.text(file)));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UnreadableException(
          SourcePosition.of(file.toString()), "cannot be read: " + SystemReason.of(e));
    }
  }

  /** Waits until everything is written, for a few seconds at most. */
  @Override
  public void close() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        faults.accept(new FileSystemException(file.toString(), null, "not written in time"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
