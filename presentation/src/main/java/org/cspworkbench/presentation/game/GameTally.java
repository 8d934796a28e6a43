package org.cspworkbench.presentation.game;

/**
 * The counts of a game.
 *
 * @param hints the number of hints that were used
 * @param errors the number of placed values that contradict the only solution
 * @param errorsCount whether errors can still end the game
 * @param helped the number of values that a solver has placed
 */
public record GameTally(int hints, int errors, boolean errorsCount, int helped) {

  /** All counts are zero. */
  public static final GameTally NONE = new GameTally(0, 0, true, 0);

  GameTally withHint() {
    return new GameTally(hints + 1, errors, errorsCount, helped);
  }

  GameTally withError() {
    return new GameTally(hints, errors + 1, errorsCount, helped);
  }

  GameTally withoutErrorsCounting() {
    return new GameTally(hints, errors, false, helped);
  }

  GameTally withHelp() {
    return new GameTally(hints, errors, errorsCount, helped + 1);
  }
}
