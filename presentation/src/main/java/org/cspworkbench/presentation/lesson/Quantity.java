package org.cspworkbench.presentation.lesson;

/**
 * Something that is read off one of the runs of a lesson.
 *
 * @param source as it is written
 * @param run the index of the run
 * @param moment when
 * @param measure what
 * @param variable the index of the variable, if the measure needs one
 */
record Quantity(String source, int run, When moment, Measure measure, int variable) {

  /** When something is read. */
  enum When {
    /** At the bookmark to which the text or claim belongs. */
    AT_BOOKMARK,
    /** At the end of the run. */
    AT_END
  }
}
