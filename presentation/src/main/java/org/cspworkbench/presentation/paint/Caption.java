package org.cspworkbench.presentation.paint;

/**
 * The texts around a picture.
 *
 * @param title the solver and the problem
 * @param place the position in the trace
 * @param sentence the description of the last event
 * @param counters the counters up to this event
 */
public record Caption(String title, String place, String sentence, String counters) {}
