package org.cspworkbench.web.dom;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
import org.teavm.jso.core.JSString;

/**
 * Reports what fails inside the program in a bar of the page, which goes on: a sentence, and behind
 * it the text of the failure. What the browser throws itself, such as for lack of memory, reaches
 * the same bar by the script of the page.
 */
public final class Failures {

  /** What the sentence says. */
  public enum Kind {
    /** Something in the page failed. */
    PAGE("page.failed"),
    /** The solver failed. */
    SOLVER("page.failed.solver");

    private final String key;

    Kind(String key) {
      this.key = key;
    }
  }

  @JSFunctor
  private interface Reporter extends JSObject {

    void report(JSString details, JSString key);
  }

  /** The scripts of the page. */
  private abstract static class Scripts implements JSObject {

    @JSTopLevel
    @JSProperty("reportFailure")
    static native Reporter reporter();
  }

  private Failures() {}

  /** Runs {@code action}, and reports its failure. */
  public static void guard(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error failure) { // every failure must be displayed
      report(Kind.PAGE, failure.toString());
    }
  }

  /** Reports a failure, with its own words as details. */
  public static void report(Kind kind, String details) {
    Scripts.reporter().report(JSString.valueOf(details), JSString.valueOf(kind.key));
  }
}
