package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.sudoku.Grid;

/**
 * A game as it is kept.
 *
 * @param terms what it is played for
 * @param phase how far it is
 * @param past what stood on the sheet before each step, the oldest first
 * @param sheet what stands on it
 * @param future what stood on it after each step that was taken back, the next first
 * @param tally what was used
 * @param elapsed how long it has been played
 */
public record SavedGame(
    Terms terms,
    Phase phase,
    ImmutableList<Sheet> past,
    Sheet sheet,
    ImmutableList<Sheet> future,
    GameTally tally,
    Duration elapsed) {

  /** A game that has not begun; values that somebody has filled in already stay. */
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
