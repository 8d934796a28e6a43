package org.cspworkbench.web.dom;

import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;

/** The printer of the browser. */
public final class Printer {

  private interface Printing extends JSObject {

    void print();
  }

  private Printer() {}

  /** Opens the browser's dialog for printing the page. */
  public static void print() {
    ((Printing) (JSObject) Window.current()).print();
  }
}
