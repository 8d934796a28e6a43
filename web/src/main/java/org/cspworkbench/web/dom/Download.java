package org.cspworkbench.web.dom;

import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/** Saves texts as files. */
public final class Download {

  private Download() {}

  /**
   * Saves a text.
   *
   * @param name the name that the file should have
   * @param type what the text is, such as {@code csv}
   */
  public static void text(String name, String type, String content) {
    HTMLElement link = Elements.make("a", "", "");
    boolean isImage = type.startsWith("svg");
    String data = "data:" + (isImage ? "image/" : "text/") + type + ";charset=utf-8,";
    link.setAttribute("href", data + Window.encodeURIComponent(content));
    link.setAttribute("download", name);
    link.click();
  }
}
