package org.cspworkbench.web.dom;

import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLElement;

/** The clipboard, to which the text of a field is copied. */
public final class Clipboard {

  private interface Commands extends JSObject {

    boolean execCommand(String command);
  }

  private interface Field extends JSObject {

    void select();
  }

  private Clipboard() {}

  /**
   * Copies the text of the input field {@code field}, and runs {@code copied} if the browser
   * permits it.
   */
  public static void copy(HTMLElement field, Runnable copied) {
    ((Field) (JSObject) field).select(); // the command works on pages from disk too
    if (((Commands) (JSObject) Elements.document()).execCommand("copy")) {
      copied.run();
    }
  }
}
