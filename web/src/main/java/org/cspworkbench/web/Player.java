package org.cspworkbench.web;

import org.cspworkbench.web.page.OpenedPage;
import org.cspworkbench.web.worker.Runner;

/** The program of a page in a browser that cannot run solvers: plays the run that it contains. */
public final class Player {

  private Player() {}

  /** Opens the page. */
  public static void main(String[] arguments) {
    OpenedPage.open(Runner.NONE, (model, runs) -> {});
  }
}
