package org.cspworkbench.presentation.paint;

/**
 * The words around a picture.
 *
 * @param title who solves what
 * @param place which event of how many is shown
 * @param sentence what that event did
 * @param counters what has been counted up to it
 */
public record Caption(String title, String place, String sentence, String counters) {}
