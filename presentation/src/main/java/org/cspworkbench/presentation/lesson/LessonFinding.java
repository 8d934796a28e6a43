package org.cspworkbench.presentation.lesson;

/**
 * Something that a lesson says and its runs do not bear out.
 *
 * @param sentence where it is said, what was expected, and what was found
 */
public record LessonFinding(String sentence) {}
