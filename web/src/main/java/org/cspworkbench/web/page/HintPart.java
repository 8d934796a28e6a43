package org.cspworkbench.web.page;

import java.util.Optional;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;

/** The strip with a sentence for the reader, such as why a link is not followed. */
public final class HintPart implements PagePart {

  private final PageModel page;
  private final HTMLElement strip = Elements.byId("hint-strip");
  private final HTMLElement text = Elements.byId("hint-text");

  /** Creates the strip of a page. */
  public HintPart(PageModel page) {
    this.page = page;
    Elements.onClick(Elements.byId("hint-close"), page::dismiss);
  }

  @Override
  public void update() {
    Optional<String> sentence = page.hint();
    Elements.setShown(strip, sentence.isPresent());
    sentence.ifPresent(said -> Elements.setText(text, said));
  }
}
