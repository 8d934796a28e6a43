package org.cspworkbench.web.worker;

import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.viewer.run.ReceivedRun;

/** What makes the runs that a page asks for. */
public interface Runner {

  /** Makes no runs: for browsers that play recorded runs, and cannot run solvers. */
  Runner NONE =
      new Runner() {
        @Override
        public boolean canSolve() {
          return false;
        }

        @Override
        public void check(PageRun run) {
          throw new UnsupportedOperationException("this browser cannot run solvers");
        }

        @Override
        public ReceivedRun start(PageRun run, String language) {
          throw new UnsupportedOperationException("this browser cannot run solvers");
        }
      };

  /** Returns whether this browser can run solvers. */
  boolean canSolve();

  /**
   * Checks that a run can be made.
   *
   * @throws UnreadableException if it cannot
   */
  void check(PageRun run) throws UnreadableException;

  /** Prepares for a run that is likely to start soon. */
  default void prepare() {}

  /**
   * Starts a run.
   *
   * @param language the language of its notes, as in HTML
   * @throws UnreadableException if there is no such run
   * @throws UnsupportedOperationException if this browser cannot run solvers
   */
  ReceivedRun start(PageRun run, String language) throws UnreadableException;
}
