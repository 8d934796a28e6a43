package org.cspworkbench.presentation.lesson;

/**
 * A reference of a lesson to a quantity of one of its runs.
 *
 * @param source the reference in its written form
 * @param run the index of the run
 * @param moment the moment
 * @param measure the quantity
 * @param variable the index of the variable, if the quantity requires one
 */
record Quantity(String source, int run, When moment, Measure measure, int variable) {

  /** The moment at which a quantity is read. */
  enum When {
    /** At the bookmark to which the text or claim belongs. */
    AT_BOOKMARK,
    /** At the end of the run. */
    AT_END
  }
}
