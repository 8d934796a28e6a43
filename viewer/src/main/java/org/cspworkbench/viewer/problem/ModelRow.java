package org.cspworkbench.viewer.problem;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

/**
 * A row of the list of the constraints of a problem.
 *
 * @param line its line in the text that states the problem, from 1; 0 if there is no text
 * @param words the constraint, or the line that could not be read
 * @param remark what else there is to read about it, or why it could not be read; may be empty
 * @param constraint the index of the constraint; {@code NONE} of a line that could not be read
 */
public record ModelRow(int line, String words, String remark, int constraint) {

  /** Returns whether the line could not be read. */
  public boolean isUnread() {
    return constraint == NONE;
  }
}
