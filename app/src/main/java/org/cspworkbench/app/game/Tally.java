package org.cspworkbench.app.game;

/**
 * What a player has used and done.
 *
 * @param hints how many hints were used
 * @param errors how many values were placed that contradict the only solution
 * @param errorsCount whether errors can still end the game
 * @param helped how many values a solver has placed
 */
public record Tally(int hints, int errors, boolean errorsCount, int helped) {

  /** Nothing yet. */
  public static final Tally NONE = new Tally(0, 0, true, 0);

  Tally withHint() {
    return new Tally(hints + 1, errors, errorsCount, helped);
  }

  Tally withError() {
    return new Tally(hints, errors + 1, errorsCount, helped);
  }

  Tally withoutErrorsCounting() {
    return new Tally(hints, errors, false, helped);
  }

  Tally withHelp() {
    return new Tally(hints, errors, errorsCount, helped + 1);
  }
}
