package org.cspworkbench.app.gui.play;

import org.cspworkbench.app.game.Allowance;
import org.cspworkbench.app.game.Terms;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.Wish;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Shape;

/**
 * What a new game is to be like, as the form says it.
 *
 * @param isRated whether the level counts, and not how many cells are filled
 * @param difficulty how many cells are filled at the start
 * @param level how hard it is to be for a person
 * @param isFresh whether the puzzle is to be newly made, and not taken from the collection
 * @param hints how many hints are allowed
 * @param errors how many errors are allowed
 * @param timed whether the clock is shown
 * @param help how a solver helps
 */
public record GameWish(
    boolean isRated,
    Difficulty difficulty,
    Level level,
    boolean isFresh,
    Allowance hints,
    Allowance errors,
    boolean timed,
    Help help) {

  /** What one gets who has not chosen. */
  public static final GameWish USUAL =
      new GameWish(
          false,
          Difficulty.MEDIUM,
          Level.EASY,
          true,
          Allowance.of(3),
          Allowance.of(3),
          true,
          Help.USUAL);

  /** The same for the generator. */
  Wish wish() {
    Wish plain = Wish.of(Shape.ofSize(9));
    return isRated ? plain.withLevel(level) : plain.withGivens(difficulty);
  }

  /** What the game is played for, if it is called {@code title}. */
  public Terms terms(String title) {
    return new Terms(title, hints, errors, timed);
  }
}
