package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.current.CurrentProblem;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.PuzzleForms;
import org.cspworkbench.app.gui.play.GameMaker;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the rules of {@link CurrentProblem} between the workspace where a person plays and
 * those where solvers are watched. Holds no problem itself.
 */
final class SharedProblem {

  private final AnimateModel watched;
  private final CurrentProblem current;
  private final PlayModel played;
  private final GameMaker maker;
  private @Nullable Game followed;
  private @Nullable Sheet sheet; // of the game that is followed, after its last move

  SharedProblem(AnimateModel watched, PlayModel played, GameMaker maker) {
    this.watched = watched;
    this.current = watched.current();
    this.played = played;
    this.maker = maker;
    played.others().addBeginningListener(this::begun);
    played.addListener(this::followMoves);
  }

  /** Whether there is something to play, or something that is about to be. */
  boolean canPlay() {
    return isPlaying() || sudokuAtHand().isPresent() || played.others().offered().isPresent();
  }

  private boolean isPlaying() {
    return played.game().isPresent() || played.others().beginning().isPresent() || maker.isMaking();
  }

  /** Whether there is something that a solver can be watched at. */
  boolean canWatch() {
    return current.problem().isPresent();
  }

  /** What is at hand is called, if anything is; else the window. */
  String title() {
    return current.problem().map(Reading.Opened::title).orElseGet(() -> Texts.text("window.title"));
  }

  /**
   * Replaces what is at hand by what somebody has opened; a game that is still made is given up.
   */
  void open(Reading reading) {
    if (reading instanceof Reading.Opened) {
      maker.cancel();
    }
    watched.hold(reading);
  }

  /** Replaces what is at hand by the runs of a lesson. */
  void open(PlayedLesson lesson) {
    maker.cancel();
    watched.lesson().begin(lesson);
  }

  /** Lets the Sudoku at hand be played, or the game of an earlier day if there is none. */
  void play() {
    if (!isPlaying() && sudokuAtHand().isEmpty()) {
      played.continueOffered();
    }
    if (!maker.isMaking()) {
      sudokuAtHand().filter(opened -> !isPlayed(opened) && !isUnderWay()).ifPresent(this::play);
    }
  }

  /** The Sudoku at hand, if it waits to be played because another game is under way. */
  Optional<Reading.Opened> waiting() {
    return sudokuAtHand().filter(opened -> isUnderWay() && !isPlayed(opened));
  }

  /** Begins a game with a Sudoku, which {@code opened} has to be. */
  void play(Reading.Opened opened) {
    if (opened.problem() instanceof Problem.Sudoku sudoku) {
      played.begin(sudoku.grid(), maker.request().terms(opened.title()));
    }
  }

  /** Goes on with the game, or with that of an earlier day if there is none. */
  void goOn() {
    if (isPlaying()) {
      played.others().beginning().ifPresent(this::begun);
      played.game().ifPresent(this::bring);
    } else {
      played.continueOffered();
    }
  }

  /** Lets a solver be watched at the problem at hand. */
  void watch() {
    watched.runWhatWaits();
  }

  private void begun(SavedGame game) {
    maker.cancel();
    bring(game.terms().title(), puzzle(game.sheet()));
  }

  /** A move is a change of the sheet; what else changes in a game leaves at hand what is. */
  private void followMoves() {
    Game game = played.game().orElse(null);
    boolean isMove = game != null && game.equals(followed) && !game.sheet().equals(sheet);
    followed = game;
    sheet = game == null ? null : game.sheet();
    if (game != null && isMove) {
      bring(game);
    }
  }

  private void bring(Game game) {
    bring(game.terms().title(), puzzle(game.sheet()));
  }

  private void bring(String title, Problem puzzle) {
    if (!isAtHand(puzzle)) {
      watched.hold(new Reading.Opened(title, puzzle, Optional.empty()));
    }
  }

  private boolean isAtHand(Problem puzzle) {
    return current.problem().filter(opened -> opened.problem().equals(puzzle)).isPresent();
  }

  private Optional<Reading.Opened> sudokuAtHand() {
    return current.problem().filter(opened -> opened.problem() instanceof Problem.Sudoku);
  }

  /** Whether the game, or the one that has been begun, is of this puzzle. */
  private boolean isPlayed(Reading.Opened opened) {
    return sheetOfGame().filter(of -> puzzle(of).equals(opened.problem())).isPresent();
  }

  private Optional<Sheet> sheetOfGame() {
    return played
        .others()
        .beginning()
        .map(SavedGame::sheet)
        .or(() -> played.game().map(Game::sheet));
  }

  /** Whether the game has got so far that it is not to be given up for another puzzle. */
  private boolean isUnderWay() {
    return played.game().filter(Game::isUnderWay).isPresent();
  }

  /** The game, if it is of the problem at hand. */
  private Optional<Game> gameAtHand() {
    return played.game().filter(game -> isAtHand(puzzle(game.sheet())));
  }

  /** The Sudoku at hand, with what is filled in if it is played. */
  Optional<Grid> sudoku() {
    return gameAtHand().map(game -> game.sheet().grid()).or(this::givens);
  }

  /** The Sudoku at hand as it is given. */
  Optional<Grid> givens() {
    return sudokuAtHand().map(opened -> ((Problem.Sudoku) opened.problem()).grid());
  }

  /** The forms in which the game at hand can be saved, else the Sudoku; none without either. */
  ImmutableList<OutputForm> saves() {
    return gameAtHand()
        .map(Game::saved)
        .map(PuzzleForms::of)
        .or(() -> givens().map(PuzzleForms::of))
        .orElse(ImmutableList.of());
  }

  private static Problem.Sudoku puzzle(Sheet sheet) {
    return Problem.Sudoku.of(sheet.grid().givens());
  }
}
