package org.cspworkbench.app.gui.play;

/**
 * How a solver helps a player.
 *
 * @param solver the id of the solver that solves all
 * @param animated whether its values appear one by one
 * @param delay how long each stands alone, in milliseconds
 */
public record Help(String solver, boolean animated, int delay) {

  /** How it helps where nobody has chosen. */
  public static final Help USUAL = new Help("mac", true, 120);
}
