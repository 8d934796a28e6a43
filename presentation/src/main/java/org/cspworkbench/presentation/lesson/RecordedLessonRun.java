package org.cspworkbench.presentation.lesson;

/**
 * A finished run of a lesson in a form that a page can contain, so that the page plays the lesson
 * without solvers.
 *
 * @param outcome the word of its outcome, such as {@code solved}
 * @param finished from how many of its seeds a solution was found
 * @param trace its events as bytes in Base64
 */
public record RecordedLessonRun(String outcome, long finished, String trace) {}
