package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.game.Game;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.PuzzleForms;
import org.cspworkbench.app.gui.play.GameMaker;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;

/**
 * The puzzle that the workspaces share: that of the game after a person has played, else the one
 * that was opened to be watched.
 */
final class PuzzleAtHand {

  private final AnimateModel watched;
  private final PlayModel played;
  private final GameMaker maker;
  private boolean isPlayed;

  PuzzleAtHand(AnimateModel watched, PlayModel played, GameMaker maker) {
    this.watched = watched;
    this.played = played;
    this.maker = maker;
  }

  /** Whether there is something to play, or something that is about to be. */
  boolean canPlay() {
    return isPlaying() || openedSudoku().isPresent() || played.offered().isPresent();
  }

  private boolean isPlaying() {
    return played.game().isPresent() || played.isWorking() || maker.isMaking();
  }

  /** Whether there is something that a solver can be watched at. */
  boolean canWatch() {
    return watched.opened().isPresent() || played.game().isPresent();
  }

  /** Lets the puzzle at hand be played, unless a game is being played or waits to go on. */
  void play() {
    if (!isPlaying() && openedSudoku().isEmpty()) {
      played.continueOffered();
    }
    openedSudoku().filter(opened -> !isGame(opened)).ifPresent(this::play);
  }

  /** From now on it is that of the game. */
  void comeToPlay() {
    isPlayed = true;
  }

  /** Begins a game with a Sudoku, which {@code opened} has to be. */
  void play(Reading.Opened opened) {
    if (opened.problem() instanceof Problem.Sudoku sudoku) {
      played.begin(sudoku.grid(), maker.wish().terms(opened.title()));
    }
  }

  /** Lets a solver be watched at the puzzle at hand. */
  void watch() {
    bring();
    watched.runWhatWaits();
  }

  /** What stands in the title bar while it is watched. */
  String watchedTitle() {
    return watched.opened().map(Reading.Opened::title).orElseGet(() -> Texts.text("window.title"));
  }

  /** Has the puzzle at hand opened, and lets no solver be watched at it yet. */
  void bring() {
    if (isPlayed) {
      isPlayed = false;
      played.game().ifPresent(this::watch);
    }
  }

  private void watch(Game game) {
    Problem.Sudoku puzzle = puzzle(game);
    boolean isOpened = watched.opened().filter(at -> at.problem().equals(puzzle)).isPresent();
    if (!isOpened) {
      watched.hold(new Reading.Opened(game.terms().title(), puzzle, Optional.empty()));
    }
  }

  /** Takes over what somebody has handed in, for solvers to be watched at. */
  void take(Reading reading) {
    watched.hold(reading);
    if (reading instanceof Reading.Opened) {
      isPlayed = false; // or the game would be watched
    }
  }

  /** The Sudoku that is played or watched, with what is filled in. */
  Optional<Grid> sudoku() {
    return isPlayed
        ? played.game().map(game -> game.sheet().grid())
        : openedSudoku().map(opened -> ((Problem.Sudoku) opened.problem()).grid());
  }

  /** The forms in which the game or the Sudoku can be saved; none if there is neither. */
  ImmutableList<OutputForm> saves() {
    Optional<ImmutableList<OutputForm>> forms =
        isPlayed
            ? played.game().map(Game::saved).map(PuzzleForms::of)
            : sudoku().map(PuzzleForms::of);
    return forms.orElse(ImmutableList.of());
  }

  private Optional<Reading.Opened> openedSudoku() {
    return watched.opened().filter(opened -> opened.problem() instanceof Problem.Sudoku);
  }

  /** Whether the game is of this puzzle, or has got so far that it is not to be given up for it. */
  private boolean isGame(Reading.Opened opened) {
    return played.isWorking()
        || maker.isMaking()
        || played
            .game()
            .filter(game -> game.canUndo() || puzzle(game).equals(opened.problem()))
            .isPresent();
  }

  private static Problem.Sudoku puzzle(Game game) {
    return Problem.Sudoku.of(game.sheet().grid().givens());
  }
}
