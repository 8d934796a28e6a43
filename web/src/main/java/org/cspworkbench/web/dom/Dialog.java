package org.cspworkbench.web.dom;

import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLElement;

/** A dialog of the page. Esc closes it too. */
public final class Dialog {

  private interface Modal extends JSObject {

    void showModal();

    void close();
  }

  private final Modal element;

  /**
   * Creates a dialog.
   *
   * @param id the id of its element
   * @param close the id of the button that closes it
   */
  public Dialog(String id, String close) {
    HTMLElement dialog = Elements.byId(id);
    element = (Modal) (JSObject) dialog;
    Elements.onClick(Elements.byId(close), this::close);
  }

  /** Opens it. */
  public void open() {
    element.showModal();
  }

  /** Closes it. */
  public void close() {
    element.close();
  }
}
