package org.cspworkbench.app.gui.exercise;

/**
 * Something that a learner can choose.
 *
 * @param number the number of the arc, variable or value in the network
 * @param name what it is called
 * @param isChosen whether it is chosen
 */
public record Option(int number, String name, boolean isChosen) {}
