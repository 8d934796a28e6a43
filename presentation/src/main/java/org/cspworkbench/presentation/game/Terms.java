package org.cspworkbench.presentation.game;

/**
 * The terms of a game.
 *
 * @param title the title, such as the requested difficulty
 * @param hints the limit on hints
 * @param errors the number of the error that ends the game; 0 has the same effect as 1
 * @param timed whether the clock is shown
 */
public record Terms(String title, Allowance hints, Allowance errors, boolean timed) {

  /** Returns terms without limits. */
  public static Terms free(String title) {
    return new Terms(title, Allowance.UNLIMITED, Allowance.UNLIMITED, true);
  }
}
