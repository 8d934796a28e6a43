package org.cspworkbench.web.dom;

import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLElement;

/** The clipboard, to which texts of the page are copied. */
public final class Clipboard {

  private interface Commands extends JSObject {

    boolean execCommand(String command);
  }

  private interface Field extends JSObject {

    void select();
  }

  private interface Selection extends JSObject {

    void selectAllChildren(HTMLElement element);
  }

  private interface Selected extends JSObject {

    Selection getSelection();
  }

  private Clipboard() {}

  /**
   * Copies the text of the input field {@code field}, and runs {@code copied} if the browser
   * permits it.
   */
  public static void copy(HTMLElement field, Runnable copied) {
    ((Field) (JSObject) field).select();
    copySelection(copied);
  }

  /** Copies the text in {@code element}, which is selected then. */
  public static void copyText(HTMLElement element) {
    ((Selected) (JSObject) Elements.document()).getSelection().selectAllChildren(element);
    copySelection(() -> {});
  }

  /** Uses the old command, as the newer interface is not there on pages from disk. */
  private static void copySelection(Runnable copied) {
    if (((Commands) (JSObject) Elements.document()).execCommand("copy")) {
      copied.run();
    }
  }
}
