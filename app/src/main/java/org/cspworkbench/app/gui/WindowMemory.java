package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.output.FileFaults.sentence;
import static org.cspworkbench.viewer.words.Texts.text;

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
import javax.swing.SwingUtilities;
import org.cspworkbench.app.file.Autosave;
import org.cspworkbench.app.file.KeptFiles;
import org.cspworkbench.app.file.SavedGames;
import org.cspworkbench.app.gui.play.GameKeeper;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.settings.RecentFiles.RecentFile;
import org.cspworkbench.app.gui.settings.SettingsFile;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.tiles.SetKeeper;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * The persistent state of the window: its settings, recent files, the game in progress, and tile
 * sets that are not saved.
 */
final class WindowMemory implements RecentList {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT);
  private static final int PATIENCE_SECONDS = 5;

  private final WindowSettings settings; // of the previous session
  private final WorkbenchModels models;
  private final WindowLook look;
  private final Consumer<String> faults;
  private final SettingsFile file;
  private final Autosave autosave;
  private final GameKeeper keeper;
  private final SavedGames games;
  private final KeptTexts texts;
  private final SetKeeper sets;
  private final Phaser leftGames = new Phaser(1); // games that are being written
  private RecentFiles recent = RecentFiles.NONE;

  /**
   * Creates the state that is stored in {@code folder}.
   *
   * @param settings those of the previous session
   * @param faults receives a message about what could not be stored
   */
  WindowMemory(
      Path folder,
      WindowSettings settings,
      WorkbenchModels models,
      WindowLook look,
      Consumer<String> faults) {
    this.settings = settings;
    this.models = models;
    this.look = look;
    this.faults = faults;
    this.file = new SettingsFile(folder.resolve("settings.json"));
    this.autosave =
        new Autosave(
            folder.resolve("game.json"),
            fault ->
                SwingUtilities.invokeLater(
                    () -> faults.accept(text("memory.game", sentence(fault)))));
    this.keeper = new GameKeeper(models.playModel(), autosave);
    this.games = new SavedGames(folder.resolve("games"));
    this.texts = new KeptTexts(folder.resolve("puzzles"));
    this.sets =
        new SetKeeper(
            models.inspector(),
            folder.resolve("tile-sets"),
            fault -> SwingUtilities.invokeLater(() -> faults.accept(fault)));
    models.playModel().others().addLeavingListener(this::keepLeft);
  }

  /**
   * Returns the settings of the previous session, which are needed before the window is created.
   */
  static WindowSettings settings(Path folder) {
    return new SettingsFile(folder.resolve("settings.json")).read();
  }

  /** Restores the window, and reads the game that was in progress in the background. */
  void recall() {
    look.restore(settings);
    models.playModel().setReducesMotion(settings.appearance().reducesMotion());
    models.playModel().setView(settings.view());
    models.playModel().setBestTimes(settings.bestTimes());
    models.lessons().setResults(settings.lessons());
    models.gameMaker().setRequest(settings.request());
    SolverCatalog.find(settings.solver()).ifPresent(models.model()::prefer);
    models.model().setDelay(settings.delay());
    models.compareModel().setRequest(settings.comparison());
    recent = settings.recent();
    if (!settings.isLegendKnown()) {
      models.model().legend().openAtFirstRun();
    }
    models.start().showRecent(recent);
    models.background().worker().execute(this::recallGame);
    models.background().worker().execute(() -> sets.recall(SwingUtilities::invokeLater));
  }

  private void recallGame() {
    try {
      Optional<SavedGame> kept = autosave.kept();
      SwingUtilities.invokeLater(
          () -> {
            kept.filter(game -> models.playModel().game().isEmpty())
                .ifPresent(models.playModel()::offer);
            models.start().showGame();
          });
    } catch (UnreadableException e) {
      SwingUtilities.invokeLater(() -> faults.accept(text("memory.kept", e.sentence())));
    }
  }

  /** Stores a game that is replaced by another one, and adds it to the recent files. */
  private void keepLeft(SavedGame game) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    leftGames.register();
    models
        .background()
        .worker()
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
      SwingUtilities.invokeLater(() -> opened(title, file));
    } catch (IOException e) {
      SwingUtilities.invokeLater(() -> faults.accept(text("memory.game", sentence(e))));
    }
  }

  /**
   * Stores an opened text in a file, and adds the file with the current time to the recent files.
   */
  @Override
  public void opened(String title, String text) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    models.background().worker().execute(() -> keep(title, text, now));
  }

  private void keep(String title, String text, LocalDateTime now) {
    try {
      Path file = texts.keep(title, text, now);
      String told = text("memory.opened", title, TIME.format(now));
      SwingUtilities.invokeLater(() -> opened(told, file));
    } catch (IOException e) {
      SwingUtilities.invokeLater(() -> faults.accept(text("memory.text", sentence(e))));
    }
  }

  @Override
  public void opened(String title, Path file) {
    recent = recent.with(new RecentFile(title, file.toAbsolutePath()));
    models.start().showRecent(recent);
  }

  /** Stores changes of the game and of the bounds; called once per frame. */
  void follow() {
    keeper.keep();
    look.follow();
  }

  private WindowSettings settingsNow() {
    return new WindowSettings(
        look.appearance(models.playModel().reducesMotion()),
        Optional.of(look.bounds()),
        look.isMaximized(),
        models.playModel().view(),
        models.gameMaker().request(),
        models.model().preferred().about().id(),
        models.model().delay(),
        models.compareModel().request(),
        recent,
        !models.model().legend().isNew(),
        models.playModel().bestTimes(),
        models.lessons().results());
  }

  /**
   * Stores the settings, all games and tile sets in the background, then runs {@code then}. The
   * program does not end before.
   */
  void close(Runnable then) {
    WindowSettings now = settingsNow();
    keeper.keepNow();
    sets.keepNow();
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
    sets.close();
  }

  /**
   * A store of puzzles and problems that were pasted or typed, in files that can be opened again.
   */
  static final class KeptTexts {

    private final KeptFiles puzzles;
    private final KeptFiles problems;

    /** Creates a store in {@code folder}; the folder is created when the first text is stored. */
    KeptTexts(Path folder) {
      puzzles = new KeptFiles(folder, "txt");
      problems = new KeptFiles(folder, "csp");
    }

    /**
     * Stores {@code text} in a file with the extension of its format, unless a file with this text
     * exists already.
     *
     * @throws IOException if the file cannot be written
     */
    synchronized Path keep(String title, String text, LocalDateTime time) throws IOException {
      KeptFiles files = NotationText.isOne(text) ? problems : puzzles;
      Optional<Path> before = files.find(text);
      return before.isPresent() ? before.get() : files.keep(title, text, time);
    }
  }
}
