package org.cspworkbench.web.dom;

import org.teavm.jso.dom.html.HTMLElement;

/** Reports what fails inside the program in a bar of the page, which goes on. */
public final class Failures {

  private Failures() {}

  /** Runs {@code action}, and reports its failure. */
  public static void guard(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error failure) { // every failure must be displayed
      report(failure);
    }
  }

  private static void report(Throwable failure) {
    System.err.println(failure);
    HTMLElement text = Elements.byId("error-text");
    Elements.setText(text, failure.toString());
    Elements.setShown(Elements.byId("error-bar"), true);
  }
}
