package org.cspworkbench.presentation.lesson;

/**
 * A claim of a lesson that is false for its runs.
 *
 * @param sentence the position of the claim, what was expected, and what was found
 */
public record LessonFinding(String sentence) {}
