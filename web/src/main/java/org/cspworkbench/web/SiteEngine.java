package org.cspworkbench.web;

import org.cspworkbench.web.compare.ComparedPage;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.page.OpenedPage;
import org.cspworkbench.web.worker.ComparisonWorker;
import org.cspworkbench.web.worker.WorkerRunner;

/** The program of the pages of the site, and of their workers: it has what only the site needs. */
public final class SiteEngine {

  private SiteEngine() {}

  /**
   * Starts in one of two roles.
   *
   * @param arguments {@code page} or {@code worker}
   */
  public static void main(String[] arguments) {
    if (arguments[0].equals("worker")) {
      new ComparisonWorker().listen();
    } else if (Elements.document().getBody().getClassName().equals("compare")) {
      ComparedPage.open();
    } else {
      OpenedPage.open(new WorkerRunner(), OpenedPage::addDialogs);
    }
  }
}
