package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.words.FileFaults.sentence;
import static org.cspworkbench.app.gui.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Frame;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.game.Autosave;
import org.cspworkbench.app.game.SavedGames;
import org.cspworkbench.app.gui.play.GameKeeper;
import org.cspworkbench.app.gui.settings.Appearance;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.settings.RecentFiles.RecentFile;
import org.cspworkbench.app.gui.settings.SettingsFile;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.UnreadableGameException;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.jspecify.annotations.Nullable;

/** What the window remembers: its settings, and the game in progress. */
final class WindowMemory {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT);
  private static final int PATIENCE_SECONDS = 5;

  private final WindowSettings settings; // of the last day
  private final Workbench window;
  private final Consumer<String> faults;
  private final SettingsFile file;
  private final Autosave autosave;
  private final GameKeeper keeper;
  private final SavedGames games;
  private final KeptTexts texts;
  private final Phaser leftGames = new Phaser(1); // that are being written
  private RecentFiles recent = RecentFiles.NONE;
  private @Nullable Rectangle usualBounds; // when the window does not fill the screen

  /**
   * Remembers in {@code folder}.
   *
   * @param settings those of the last day
   * @param faults is told what could not be remembered
   */
  WindowMemory(Path folder, WindowSettings settings, Workbench window, Consumer<String> faults) {
    this.settings = settings;
    this.window = window;
    this.faults = faults;
    this.file = new SettingsFile(folder.resolve("settings.json"));
    this.autosave =
        new Autosave(
            folder.resolve("game.json"),
            fault ->
                SwingUtilities.invokeLater(
                    () -> faults.accept(text("memory.game", sentence(fault)))));
    this.keeper = new GameKeeper(window.playModel(), autosave);
    this.games = new SavedGames(folder.resolve("games"));
    this.texts = new KeptTexts(folder.resolve("puzzles"));
    window.playModel().others().addLeavingListener(this::keepLeft);
  }

  /** The settings of the last day, for what has to be known before there is a window. */
  static WindowSettings settings(Path folder) {
    return new SettingsFile(folder.resolve("settings.json")).read();
  }

  /** Makes the window as it was, and looks for the game that was in progress. */
  void recall() {
    window.themes().choose(settings.appearance().theme());
    window.speech().choose(settings.appearance().language());
    window.playModel().setReducesMotion(settings.appearance().reducesMotion());
    window.playModel().setView(settings.view());
    window.gameMaker().setWish(settings.wish());
    SolverCatalog.find(settings.solver()).ifPresent(window.model()::prefer);
    window.model().setDelay(settings.delay());
    window.compareModel().setWish(settings.comparison());
    recent = settings.recent();
    window.showRecent(recent);
    settings.bounds().ifPresent(window.size()::restore);
    if (settings.isMaximized()) {
      window.frame().setExtendedState(Frame.MAXIMIZED_BOTH);
    }
    window.background().beside().execute(this::recallGame);
  }

  private void recallGame() {
    try {
      Optional<SavedGame> kept = autosave.kept();
      SwingUtilities.invokeLater(
          () -> {
            kept.filter(game -> window.playModel().game().isEmpty())
                .ifPresent(window.playModel()::offer);
            window.showGameInProgress();
          });
    } catch (UnreadableGameException e) {
      SwingUtilities.invokeLater(() -> faults.accept(text("memory.kept", e.sentence())));
    }
  }

  /** A game that is left for another one is found again among the recent files. */
  private void keepLeft(SavedGame game) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    leftGames.register();
    window
        .background()
        .beside()
        .execute(
            () -> {
              try {
                keepLeft(game, now);
              } finally {
                leftGames.arriveAndDeregister();
              }
            });
  }

  private void keepLeft(SavedGame game, LocalDateTime now) {
    try {
      Path file = games.keep(game, now);
      String title = text("memory.left", game.terms().title(), game.sheet().grid().filled());
      SwingUtilities.invokeLater(() -> remember(title, file));
    } catch (IOException e) {
      SwingUtilities.invokeLater(() -> faults.accept(text("memory.game", sentence(e))));
    }
  }

  /** Keeps a text that was opened, and remembers it: its file says when that was. */
  void remember(String title, String text) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    window.background().beside().execute(() -> keep(title, text, now));
  }

  private void keep(String title, String text, LocalDateTime now) {
    try {
      Path file = texts.keep(title, text, now);
      String told = text("memory.opened", title, TIME.format(now));
      SwingUtilities.invokeLater(() -> remember(told, file));
    } catch (IOException e) {
      SwingUtilities.invokeLater(() -> faults.accept(text("memory.text", sentence(e))));
    }
  }

  /** Remembers that this file was worked on. */
  void remember(String title, Path file) {
    recent = recent.with(new RecentFile(title, file.toAbsolutePath()));
    window.showRecent(recent);
  }

  /** Keeps what has become new; to be called once a frame. */
  void follow() {
    keeper.keep();
    if (!isMaximized()) {
      usualBounds = window.frame().getBounds();
    }
  }

  private boolean isMaximized() {
    return (window.frame().getExtendedState() & Frame.MAXIMIZED_BOTH) == Frame.MAXIMIZED_BOTH;
  }

  private WindowSettings settingsNow() {
    JFrame frame = window.frame();
    return new WindowSettings(
        new Appearance(
            window.themes().choice(),
            window.speech().language(),
            UIScale.getZoomFactor(),
            window.playModel().reducesMotion()),
        Optional.ofNullable(usualBounds).or(() -> Optional.of(frame.getBounds())),
        isMaximized(),
        window.playModel().view(),
        window.gameMaker().wish(),
        window.model().solver().about().id(),
        window.model().delay(),
        window.compareModel().wish(),
        recent);
  }

  /**
   * Keeps the settings and all games, and runs {@code then}. The program does not end before that
   * is done.
   */
  void close(Runnable then) {
    WindowSettings now = settingsNow();
    keeper.keepNow();
    new Thread(
            () -> {
              write(now);
              awaitLeftGames();
              then.run();
            },
            "closing")
        .start();
  }

  private void awaitLeftGames() {
    try {
      leftGames.awaitAdvanceInterruptibly(leftGames.arrive(), PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | TimeoutException e) {
      Thread.currentThread().interrupt(); // the disk does not answer
    }
  }

  private void write(WindowSettings now) {
    try {
      file.write(now);
    } catch (IOException e) {
      SwingUtilities.invokeLater(() -> faults.accept(text("memory.settings", sentence(e))));
    }
    autosave.close();
  }
}
