package org.cspworkbench.web;

import org.cspworkbench.web.page.OpenedPage;
import org.cspworkbench.web.worker.SolverWorker;
import org.cspworkbench.web.worker.WorkerRunner;

/** The program of a page, and of the workers that solve for it. */
public final class Engine {

  private Engine() {}

  /**
   * Starts in one of two roles.
   *
   * @param arguments {@code page} or {@code worker}
   */
  public static void main(String[] arguments) {
    if (arguments[0].equals("worker")) {
      new SolverWorker().listen();
    } else {
      OpenedPage.open(new WorkerRunner(), OpenedPage::addDialogs);
    }
  }
}
