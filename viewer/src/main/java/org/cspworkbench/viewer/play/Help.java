package org.cspworkbench.viewer.play;

/**
 * The way in which a solver helps a player.
 *
 * @param solver the id of the solver that solves the whole puzzle
 * @param animated whether its search is shown while it runs, and not only its result
 * @param delay how long each decision of the search, or each value if there is no search, is shown,
 *     in milliseconds
 */
public record Help(String solver, boolean animated, int delay) {

  /** The default. */
  public static final Help USUAL = new Help("mac", true, 120);
}
