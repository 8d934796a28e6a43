package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.input.PuzzleEntry;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.play.GameKeeper;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.start.Example;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.lesson.PlayedLesson;
import org.cspworkbench.app.lesson.ShippedLesson;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * Opens files, puzzles, games and lessons, each in the workspace that it is for. What takes time to
 * read is not shown any more once something else has been opened; a file stays among the recent
 * ones all the same.
 *
 * <p>Used on the event thread.
 */
final class Arrivals {

  private final AnimateModel watched;
  private final PlayModel played;
  private final SharedProblem shared;
  private final PlayWorkspace play;
  private final Workspaces workspaces;
  private final Background background;
  private final RecentThings recent;
  private int opened; // how many things have been

  /**
   * Creates a place where things are opened.
   *
   * @param watched where lessons and what solvers are watched at go
   * @param played where games go
   * @param recent remembers what was opened
   */
  Arrivals(
      AnimateModel watched,
      PlayModel played,
      SharedProblem shared,
      PlayWorkspace play,
      Workspaces workspaces,
      Background background,
      RecentThings recent) {
    this.watched = watched;
    this.played = played;
    this.shared = shared;
    this.play = play;
    this.workspaces = workspaces;
    this.background = background;
    this.recent = recent;
  }

  /** Reads a file, and opens what is in it. */
  void open(Path file) {
    int number = ++opened;
    new Opening(
            unlessLate(number, this::play),
            unlessLate(number, this::teach),
            unlessLate(number, this::open),
            recent::opened)
        .open(file);
  }

  /** Passes on what was asked for as number {@code number}, unless something came since. */
  private <T> Consumer<T> unlessLate(int number, Consumer<T> then) {
    return read -> {
      if (number == opened) {
        then.accept(read);
      }
    };
  }

  /** Opens an example, for the solver that shows what it is an example of. */
  void open(Example example) {
    watched.prefer(SolverCatalog.find(example.solver()).orElseThrow());
    open(example.open());
  }

  /** Runs the solvers of a lesson in the background, then shows it. */
  void open(ShippedLesson lesson) {
    int number = ++opened;
    background.run(() -> Opening.played(lesson.read()), unlessLate(number, this::teach));
  }

  /** Shows a lesson. */
  void teach(PlayedLesson lesson) {
    opened++;
    workspaces.show(Command.ANIMATE);
    shared.open(lesson);
    workspaces.focus();
  }

  /** Opens what was pasted. */
  void paste(String content) {
    open(kept(PuzzleEntry.ofClipboard(content), content));
  }

  /** Opens what was typed, to be watched. */
  void watchTyped(String content) {
    open(typed(content));
  }

  /** Begins a game with a Sudoku that was typed. */
  void playTyped(String content) {
    if (typed(content) instanceof Reading.Opened puzzle) {
      play(puzzle);
    }
  }

  private Reading typed(String content) {
    return kept(PuzzleEntry.ofText(text("entry.typed"), text("entry.text"), content), content);
  }

  private Reading kept(Reading reading, String content) {
    if (reading instanceof Reading.Opened puzzle) {
      recent.opened(puzzle.title(), content);
    }
    return reading;
  }

  /** Opens a puzzle: to be played where one plays, else to be watched. */
  void open(Reading reading) {
    if (workspaces.isAt(Command.GAME)
        && reading instanceof Reading.Opened puzzle
        && puzzle.problem() instanceof Problem.Sudoku) {
      play(puzzle);
      return;
    }
    shared.open(reading);
    if (reading instanceof Reading.Opened) {
      opened++;
      workspaces.goTo(whereWatched());
    }
  }

  private Command whereWatched() {
    return workspaces.isAt(Command.COMPARE)
        ? Command.COMPARE
        : workspaces.isAt(Command.EXPLORE) ? Command.EXPLORE : Command.ANIMATE;
  }

  /** Begins a game with a puzzle. */
  void play(Reading.Opened puzzle) {
    opened++;
    shared.play(puzzle);
    showGame();
  }

  /** Goes on with a game that was saved. */
  void play(SavedGame saved) {
    opened++;
    played.begin(saved);
    showGame();
  }

  /** The game that is being played, or has been begun, or the one that was kept. */
  Optional<SavedGame> gameInProgress() {
    return GameKeeper.inProgress(played)
        .or(played.others()::beginning)
        .or(played.others()::offered);
  }

  /** Goes on with it. */
  void continueGame() {
    opened++;
    shared.goOn();
    showGame();
  }

  private void showGame() {
    workspaces.show(Command.GAME);
    play.showGame();
    workspaces.focus();
  }
}
