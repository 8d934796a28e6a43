package org.cspworkbench.viewer.play;

import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.solvers.logic.technique.Level;

/**
 * The specification of a new game, as entered in the form.
 *
 * @param board the board
 * @param isRated whether the level is used, and not the difficulty
 * @param difficulty how many cells are filled at the start
 * @param level how hard the puzzle is for a person
 * @param isFresh whether the puzzle is generated, and not taken from the collection
 * @param hints how many hints are allowed
 * @param errors how many errors are allowed
 * @param timed whether the clock is shown
 * @param help how a solver helps
 */
public record GameRequest(
    BoardKind board,
    boolean isRated,
    Difficulty difficulty,
    Level level,
    boolean isFresh,
    Allowance hints,
    Allowance errors,
    boolean timed,
    Help help) {

  /** The default. */
  public static final GameRequest USUAL =
      new GameRequest(
          BoardKind.NINE,
          false,
          Difficulty.MEDIUM,
          Level.EASY,
          false,
          Allowance.of(3),
          Allowance.of(3),
          true,
          Help.USUAL);

  /**
   * Creates a specification; the level is ignored on boards without levels.
   *
   * @param board the board
   * @param isRated whether the level is used, and not the difficulty
   * @param difficulty how many cells are filled at the start
   * @param level how hard the puzzle is for a person
   * @param isFresh whether the puzzle is generated, and not taken from the collection
   * @param hints how many hints are allowed
   * @param errors how many errors are allowed
   * @param timed whether the clock is shown
   * @param help how a solver helps
   */
  public GameRequest {
    isRated = isRated && board.hasLevels();
  }

  /** Returns the same request with another way in which a solver helps. */
  GameRequest withHelp(Help newHelp) {
    return new GameRequest(
        board, isRated, difficulty, level, isFresh, hints, errors, timed, newHelp);
  }

  /** Returns the request for the generator. */
  PuzzleRequest request() {
    return isRated ? board.request().withLevel(level) : board.request().withGivens(difficulty);
  }

  /** Returns whether the puzzle is taken from the collection. */
  boolean isCollected() {
    return !isFresh && board.isCollected();
  }

  /** Returns the terms of a game with this title. */
  public Terms terms(String title) {
    return new Terms(title, hints, errors, timed);
  }
}
