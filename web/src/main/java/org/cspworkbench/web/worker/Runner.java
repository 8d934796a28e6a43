package org.cspworkbench.web.worker;

import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.viewer.run.ReceivedRun;

/** What makes the runs that a page asks for. */
public interface Runner {

  /** Returns whether this browser can run solvers. */
  boolean canSolve();

  /**
   * Checks that a run can be made.
   *
   * @throws UnreadableException if it cannot
   */
  void check(PageRun run) throws UnreadableException;

  /**
   * Starts a run.
   *
   * @param language the language of its notes, as in HTML
   * @throws UnreadableException if there is no such run
   * @throws UnsupportedOperationException if this browser cannot run solvers
   */
  ReceivedRun start(PageRun run, String language) throws UnreadableException;
}
