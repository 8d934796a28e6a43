package org.cspworkbench.presentation.game;

/**
 * What a player has used and done.
 *
 * @param hints how many hints were used
 * @param errors how many values were placed that contradict the only solution
 * @param errorsCount whether errors can still end the game
 * @param helped how many values a solver has placed
 */
public record GameTally(int hints, int errors, boolean errorsCount, int helped) {

  /** Nothing yet. */
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
