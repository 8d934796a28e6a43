package org.cspworkbench.web.page;

import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;

/** The strip with a sentence for the reader, such as why a link is not followed. */
final class HintPart implements Part {

  private final Supplier<Optional<String>> hint;
  private final HTMLElement strip = Elements.byId("hint-strip");
  private final HTMLElement text = Elements.byId("hint-text");

  /**
   * Creates the strip.
   *
   * @param hint the sentence, if there is one
   * @param dismiss takes the sentence back
   */
  HintPart(Supplier<Optional<String>> hint, Runnable dismiss) {
    this.hint = hint;
    Elements.onClick(Elements.byId("hint-close"), dismiss);
  }

  @Override
  public void update() {
    Optional<String> sentence = hint.get();
    Elements.setShown(strip, sentence.isPresent());
    sentence.ifPresent(said -> Elements.setText(text, said));
  }
}
