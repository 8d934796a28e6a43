package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/** The list of the nogoods learnt last. A click on one goes to the contradiction behind it. */
final class LearntPart {

  private static final int MOST = 30;

  private final PageModel model;
  private final HTMLElement part = Elements.byId("learnt-part");
  private final HTMLElement list = Elements.byId("learnt");
  private ImmutableList<LearntList.Entry> written = ImmutableList.of();
  private @Nullable ConflictWords spoken;

  LearntPart(PageModel model) {
    this.model = model;
  }

  /** Shows the nogoods learnt up to the position of the viewer. */
  void update(ConflictWords words) {
    ImmutableList<LearntList.Entry> learnt = model.conflict().learnt().entries();
    Elements.setShown(part, !learnt.isEmpty());
    if (!learnt.equals(written) || !words.equals(spoken)) {
      written = learnt;
      spoken = words;
      Csp csp = model.trace().orElseThrow().csp();
      List<HTMLElement> items = new ArrayList<>();
      for (LearntList.Entry entry : learnt) {
        if (items.size() < MOST) {
          items.add(item(entry, words.nogood(csp, entry)));
        }
      }
      Elements.setParts(list, items);
    }
  }

  private HTMLElement item(LearntList.Entry entry, String text) {
    HTMLElement button =
        Elements.make(
            "button",
            "",
            Elements.make("code", entry.isForgotten() ? "forgotten" : "", text),
            Elements.make("small", "mono", figures(entry)));
    button.setAttribute("title", model.texts().text("conflict.lbd.tip"));
    Elements.onClick(button, () -> model.move(at -> at.seek(entry.event())));
    return Elements.make("li", "", button);
  }

  private String figures(LearntList.Entry entry) {
    return entry.isForgotten()
        ? model.texts().text("page.nogood.forgotten", entry.levels())
        : model.texts().text("page.nogood", entry.levels(), entry.uses());
  }
}
