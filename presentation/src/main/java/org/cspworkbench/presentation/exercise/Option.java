package org.cspworkbench.presentation.exercise;

/**
 * An option that a learner can choose.
 *
 * @param number the number of the arc, variable or value in the network
 * @param name the displayed name
 * @param isChosen whether it is chosen
 */
public record Option(int number, String name, boolean isChosen) {}
