package org.cspworkbench.web.dom;

import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLInputElement;

/** The clipboard, to which the text of a field is copied. */
public final class Clipboard {

  private interface Commands extends JSObject {

    boolean execCommand(String command);
  }

  private Clipboard() {}

  /** Copies the text of {@code field}, and runs {@code copied} if the browser permits it. */
  public static void copy(HTMLInputElement field, Runnable copied) {
    field.select(); // the command works on pages from disk too
    if (((Commands) (JSObject) Elements.document()).execCommand("copy")) {
      copied.run();
    }
  }
}
