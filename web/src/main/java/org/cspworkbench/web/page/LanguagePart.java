package org.cspworkbench.web.page;

import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/** The texts that do not depend on the run, each named by an attribute of its element. */
final class LanguagePart implements PagePart {

  private final PageModel model;
  private PageTexts shown; // the page is written in the language of the model

  LanguagePart(PageModel model) {
    this.model = model;
    this.shown = model.texts();
  }

  @Override
  public void update() {
    if (model.texts() != shown) {
      shown = model.texts();
      write("data-text");
      write("data-name", "title", "aria-label");
      write("data-label", "aria-label");
      write("data-hint", "title");
      write("data-placeholder", "placeholder");
    }
  }

  /** Writes the text that {@code naming} names into these attributes, or as content if none. */
  private void write(String naming, String... attributes) {
    NodeList<? extends HTMLElement> named =
        Elements.document().querySelectorAll("[" + naming + "]");
    for (int i = 0; i < named.getLength(); i++) {
      HTMLElement element = named.get(i);
      String text = shown.text(element.getAttribute(naming));
      if (attributes.length == 0) {
        Elements.setText(element, text);
      }
      for (String attribute : attributes) {
        element.setAttribute(attribute, text);
      }
    }
  }
}
