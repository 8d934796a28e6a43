package org.cspworkbench.web.page;

import com.google.common.base.Ascii;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.detail.EventTone;
import org.cspworkbench.presentation.narration.Sentence;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;

/** The event that is shown: its kind, what happened in one sentence, and its number. */
final class StripPart implements PagePart {

  private final PageModel model;
  private final HTMLElement kind = Elements.byId("kind");
  private final HTMLElement icon = Elements.byId("kind-icon").querySelector("use");
  private final HTMLElement word = Elements.byId("kind-word");
  private final HTMLElement narration = Elements.byId("narration");
  private final HTMLElement number = Elements.byId("event");

  StripPart(PageModel model) {
    this.model = model;
  }

  @Override
  public void update() {
    Playback at = model.playback().orElse(null);
    Elements.setShown(kind, at != null && at.position() > 0);
    if (at == null) {
      return;
    }
    narration.setAttribute("aria-live", at.isPlaying() ? "off" : "polite");
    tell(model.texts().narrator().narrate(at.player()));
    Elements.setText(number, model.texts().text("page.event", at.position(), at.length()));
    if (at.position() > 0) {
      show(at.player().trace().kind(at.position() - 1));
    }
  }

  private void show(EventKind last) {
    EventTone tone = EventTone.of(last);
    kind.setClassName("chip " + Ascii.toLowerCase(tone.name()));
    icon.setAttribute("href", "#icon-" + EventTone.icon(last));
    Elements.setText(word, model.texts().text("event." + Ascii.toLowerCase(last.name())));
  }

  private void tell(Sentence sentence) {
    if (sentence.text().equals(narration.getTextContent())) {
      return;
    }
    narration.setTextContent("");
    int from = 0;
    for (Sentence.Span name : sentence.names()) {
      add(sentence.text().substring(from, name.start()));
      narration.appendChild(
          Elements.make("b", "", sentence.text().substring(name.start(), name.end())));
      from = name.end();
    }
    add(sentence.text().substring(from));
  }

  private void add(String text) {
    narration.appendChild(Elements.document().createTextNode(text));
  }
}
