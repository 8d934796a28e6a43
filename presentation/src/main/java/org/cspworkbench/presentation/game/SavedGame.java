package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.sudoku.Grid;

/**
 * The complete state of a game, to be saved.
 *
 * @param terms the terms of the game
 * @param phase the phase
 * @param past the sheets before each step, the oldest first
 * @param sheet the present sheet
 * @param future the sheets after each undone step, the next one first
 * @param tally the counts of hints, errors and helped cells
 * @param elapsed the time played
 */
public record SavedGame(
    Terms terms,
    Phase phase,
    ImmutableList<Sheet> past,
    Sheet sheet,
    ImmutableList<Sheet> future,
    GameTally tally,
    Duration elapsed) {

  /** Returns a game that has not begun. Values in {@code puzzle} that are not givens remain. */
  public static SavedGame fresh(Grid puzzle, Terms terms) {
    return new SavedGame(
        terms,
        Phase.PLAYING,
        ImmutableList.of(),
        Sheet.of(puzzle),
        ImmutableList.of(),
        GameTally.NONE,
        Duration.ZERO);
  }
}
