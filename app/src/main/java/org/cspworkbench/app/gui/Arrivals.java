package org.cspworkbench.app.gui;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.play.GameKeeper;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.start.Example;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.lesson.PlayedLesson;
import org.cspworkbench.app.lesson.ShippedLesson;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * What somebody hands in: files, puzzles, games, lessons. Each goes to the workspace that it is
 * for.
 *
 * <p>Used on the event thread.
 */
final class Arrivals {

  private final AnimateModel watched;
  private final PlayModel played;
  private final PuzzleAtHand puzzle;
  private final PlayWorkspace play;
  private final Workspaces workspaces;
  private final Background background;
  private final Opening opening;

  /**
   * Nothing handed in yet.
   *
   * @param watched where lessons and what solvers are watched at go
   * @param played where games go
   * @param recent remembers the title and the file of what could be read
   */
  Arrivals(
      AnimateModel watched,
      PlayModel played,
      PuzzleAtHand puzzle,
      PlayWorkspace play,
      Workspaces workspaces,
      Background background,
      BiConsumer<String, Path> recent) {
    this.watched = watched;
    this.played = played;
    this.puzzle = puzzle;
    this.play = play;
    this.workspaces = workspaces;
    this.background = background;
    this.opening = new Opening(this::play, this::teach, this::open, recent);
  }

  /** Reads a file, and takes over what is in it. */
  void open(Path file) {
    opening.open(file);
  }

  /** Takes over an example, for the solver that shows what it is an example of. */
  void open(Example example) {
    watched.prefer(SolverCatalog.find(example.solver()).orElseThrow());
    open(example.open());
  }

  /** Lets the solvers of a lesson work beside the window, then shows it. */
  void open(ShippedLesson lesson) {
    background.run(() -> Opening.played(lesson.read()), this::teach);
  }

  private void teach(PlayedLesson lesson) {
    watched.lesson().begin(lesson);
    workspaces.show(Command.ANIMATE);
    workspaces.shown().focus();
  }

  /** Takes over a puzzle: to be played where one plays, else to be watched. */
  void open(Reading reading) {
    if (workspaces.isAt(Command.GAME)
        && reading instanceof Reading.Opened opened
        && opened.problem() instanceof Problem.Sudoku) {
      play(opened);
      return;
    }
    puzzle.take(reading);
    if (reading instanceof Reading.Opened) {
      workspaces.goTo(whereWatched());
    }
  }

  private Command whereWatched() {
    return workspaces.isAt(Command.COMPARE)
        ? Command.COMPARE
        : workspaces.isAt(Command.EXPLORE) ? Command.EXPLORE : Command.ANIMATE;
  }

  /** Begins a game with a puzzle. */
  void play(Reading.Opened opened) {
    puzzle.play(opened);
    showGame();
  }

  private void play(SavedGame saved) {
    played.begin(saved);
    showGame();
  }

  /** The game that is being played, or the one that was kept. */
  Optional<SavedGame> gameInProgress() {
    return GameKeeper.inProgress(played).or(played::offered);
  }

  /** Goes on with it. */
  void continueGame() {
    if (GameKeeper.inProgress(played).isEmpty()) {
      played.continueOffered();
    }
    showGame();
  }

  private void showGame() {
    workspaces.show(Command.GAME);
    play.showGame();
  }
}
