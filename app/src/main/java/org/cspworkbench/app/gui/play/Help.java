package org.cspworkbench.app.gui.play;

/**
 * How a solver helps a player.
 *
 * @param solver the id of the solver that solves all
 * @param animated whether its search is shown as it runs, or only what it comes to
 * @param delay how long a decision of the search is shown with all that follows, or a value where
 *     there is no search, in milliseconds
 */
public record Help(String solver, boolean animated, int delay) {

  /** How it helps where nobody has chosen. */
  public static final Help USUAL = new Help("mac", true, 120);
}
