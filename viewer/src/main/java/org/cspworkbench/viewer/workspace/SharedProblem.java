package org.cspworkbench.viewer.workspace;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.output.PuzzleForms;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The problem that all workspaces share: the one in which a person plays and those that display
 * runs of solvers. It is the problem of {@link AnimateModel}; no workspace keeps one of its own.
 *
 * <p>The rules:
 *
 * <ul>
 *   <li>At hand is what was opened, begun or played last: a puzzle, however it came (a file, the
 *       clipboard, typed, a card), the run of a lesson, or the game. To go to another workspace
 *       changes nothing.
 *   <li>A game is at hand from the moment it is begun, also while its solutions are still counted,
 *       and again from each move in it. Outside of Play it is shown by its givens.
 *   <li>A problem that is at hand already stays, with its run, its moment and its lesson: so a game
 *       that is begun on the Sudoku of a lesson leaves the lesson where it is.
 *   <li>Play shows the game of the Sudoku at hand and begins one if there is none, unless a game is
 *       under way: that one stays, and the Sudoku at hand is offered.
 *   <li>What the viewer does to a problem (another solver, other options, a branch, a change of the
 *       givens) leaves its lesson open; what is opened, begun or played closes it.
 *   <li>A problem that is opened runs as soon as a workspace watches it; a problem that is changed
 *       by hand runs when the viewer asks for it.
 * </ul>
 */
public final class SharedProblem {

  private final AnimateModel watched;
  private final PlayModel played;
  private final GameMaker maker;
  private @Nullable Game followed;
  private @Nullable Sheet sheet; // of the followed game after its last move

  /** Shares the problem of the replay with the game, and the other way round. */
  public SharedProblem(AnimateModel watched, PlayModel played, GameMaker maker) {
    this.watched = watched;
    this.played = played;
    this.maker = maker;
    played.others().addBeginningListener(this::begun);
    played.addListener(this::followMoves);
  }

  /** Returns whether there is a game or a Sudoku to play, or one is about to be. */
  public boolean canPlay() {
    return isPlaying() || sudokuAtHand().isPresent() || played.others().offered().isPresent();
  }

  private boolean isPlaying() {
    return played.game().isPresent() || played.others().beginning().isPresent() || maker.isMaking();
  }

  /** Returns whether there is a problem that a solver can be run on. */
  public boolean canWatch() {
    return watched.opened().isPresent();
  }

  /** Returns the title of the current problem, or the title of the window if there is none. */
  public String title() {
    return watched.opened().map(Reading.Opened::title).orElseGet(() -> Texts.text("window.title"));
  }

  /** Replaces the current problem by an opened one, and cancels the generation of a game. */
  public void open(Reading reading) {
    if (reading instanceof Reading.Opened) {
      maker.cancel();
    }
    watched.hold(reading);
  }

  /**
   * Replaces the current problem by the runs of a lesson.
   *
   * @param view what is visible, if it is defined
   * @param stop the stop at which the lesson opens; 0 for its introduction
   */
  public void open(TaughtLesson lesson, Optional<LessonView> view, int stop) {
    maker.cancel();
    watched.teach(lesson, view, stop);
  }

  /** Replaces the current problem, and starts the requested run on it; playback is paused. */
  public void prepare(Reading.Opened problem, RunRequest request) {
    maker.cancel();
    watched.prepare(problem, request);
  }

  /**
   * Starts a game with the current Sudoku, or continues the game of an earlier session if there is
   * none.
   */
  public void play() {
    if (!isPlaying() && sudokuAtHand().isEmpty()) {
      played.continueOffered();
    }
    if (!maker.isMaking()) {
      sudokuAtHand().filter(opened -> !isPlayed(opened) && !isUnderWay()).ifPresent(this::play);
    }
  }

  /** Returns the current Sudoku if it cannot be played yet because another game is in progress. */
  public Optional<Reading.Opened> waiting() {
    return sudokuAtHand().filter(opened -> isUnderWay() && !isPlayed(opened));
  }

  /** Starts a game with {@code opened}; does nothing if it is not a Sudoku. */
  public void play(Reading.Opened opened) {
    if (opened.problem() instanceof Problem.Sudoku sudoku) {
      played.begin(sudoku.grid(), maker.request().terms(opened.title()));
    }
  }

  /** Continues the game, or the game of an earlier session if there is none. */
  public void goOn() {
    if (isPlaying()) {
      played.others().beginning().ifPresent(this::begun);
      played.game().ifPresent(this::bring);
    } else {
      played.continueOffered();
    }
  }

  /** Runs a solver on the current problem, if none has been run yet. */
  public void watch() {
    watched.runWhatWaits();
  }

  private void begun(SavedGame game) {
    maker.cancel();
    bring(game.terms().title(), puzzle(game.sheet()));
  }

  /**
   * Makes the game the current problem after a move, that is, when its sheet has changed; other
   * changes of the game have no effect.
   */
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
    return watched.opened().filter(opened -> opened.problem().equals(puzzle)).isPresent();
  }

  private Optional<Reading.Opened> sudokuAtHand() {
    return watched.opened().filter(opened -> opened.problem() instanceof Problem.Sudoku);
  }

  /** Returns whether the game, or the game about to begin, is played on this puzzle. */
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

  /** Returns whether the game has progressed too far to be replaced by another puzzle. */
  private boolean isUnderWay() {
    return played.game().filter(Game::isUnderWay).isPresent();
  }

  /** Returns the game, if it is played on the current problem. */
  private Optional<Game> gameAtHand() {
    return played.game().filter(game -> isAtHand(puzzle(game.sheet())));
  }

  /** Returns the current Sudoku, with the filled cells if it is being played. */
  public Optional<Grid> sudoku() {
    return gameAtHand().map(game -> game.sheet().grid()).or(this::givens);
  }

  /** Returns the current Sudoku with its givens only. */
  public Optional<Grid> givens() {
    return sudokuAtHand().map(opened -> ((Problem.Sudoku) opened.problem()).grid());
  }

  /**
   * Returns the formats in which the current game, or else the current Sudoku, can be saved; empty
   * if there is neither.
   */
  public ImmutableList<OutputForm> saves() {
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
