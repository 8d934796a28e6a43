package org.cspworkbench.app.gui.play;

import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.solvers.logic.technique.Level;

/**
 * What a new game is to be like, as the form says it.
 *
 * @param board on what it is played
 * @param isRated whether the level counts, and not how many cells are filled
 * @param difficulty how many cells are filled at the start
 * @param level how hard it is to be for a person
 * @param isFresh whether the puzzle is to be newly made, and not taken from the collection
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

  /** What one gets who has not chosen. */
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
   * Lets the level count only where there are puzzles of a level.
   *
   * @param board on what it is played
   * @param isRated whether the level counts
   * @param difficulty how many cells are filled at the start
   * @param level how hard it is to be for a person
   * @param isFresh whether the puzzle is to be newly made
   * @param hints how many hints are allowed
   * @param errors how many errors are allowed
   * @param timed whether the clock is shown
   * @param help how a solver helps
   */
  public GameRequest {
    isRated = isRated && board.hasLevels();
  }

  /** The same for the generator. */
  PuzzleRequest request() {
    return isRated ? board.request().withLevel(level) : board.request().withGivens(difficulty);
  }

  /** Whether the puzzle is to be taken from the collection. */
  boolean isCollected() {
    return !isFresh && board.isCollected();
  }

  /** What the game is played for, if it is called {@code title}. */
  public Terms terms(String title) {
    return new Terms(title, hints, errors, timed);
  }
}
