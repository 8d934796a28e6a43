package org.cspworkbench.presentation.game;

/**
 * What a game is played for.
 *
 * @param title what it is called, such as how hard it was to be
 * @param hints how many hints may be used
 * @param errors at which error the game ends; with none allowed, at the first, as with one
 * @param timed whether the clock is shown
 */
public record Terms(String title, Allowance hints, Allowance errors, boolean timed) {

  /** Everything allowed. */
  public static Terms free(String title) {
    return new Terms(title, Allowance.UNLIMITED, Allowance.UNLIMITED, true);
  }
}
