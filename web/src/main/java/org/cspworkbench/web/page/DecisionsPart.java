package org.cspworkbench.web.page;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.detail.DecisionRow;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/** The decisions on the path to the event that is shown. */
final class DecisionsPart implements Part {

  private static final int MOST_VALUES = 3;

  private final PageModel model;
  private final HTMLElement list = Elements.byId("decisions");
  private final HTMLElement depth = Elements.byId("depth");
  private @Nullable DecisionRows written;
  private @Nullable PageTexts texts; // of the list as it is

  DecisionsPart(PageModel model) {
    this.model = model;
  }

  @Override
  public void update() {
    model.run().ifPresent(run -> show(DecisionRows.at(run.playback().player())));
  }

  private void show(DecisionRows all) {
    if (!all.equals(written) || model.texts() != texts) {
      written = all;
      texts = model.texts();
      write(all.folded(DecisionRows.MOST_CHOICES));
    }
  }

  private void write(DecisionRows shown) {
    Elements.setText(
        depth, model.texts().text("decisions.summary", shown.choices(), shown.placed()));
    List<HTMLElement> items = new ArrayList<>();
    for (DecisionRow row : shown.rows()) {
      if (row instanceof DecisionRow.Choice choice) {
        items.add(item(choice, choice.number() == shown.choices()));
      } else if (row instanceof DecisionRow.Forced forced) {
        items.add(quiet(model.texts().text("decisions.forced", forced.count())));
      } else if (row instanceof DecisionRow.Folded folded) {
        items.add(quiet(model.texts().text("decisions.folded", folded.count())));
      }
    }
    if (items.isEmpty()) {
      items.add(quiet(model.texts().text("decisions.none")));
    }
    Elements.setParts(list, items);
  }

  private static HTMLElement quiet(String text) {
    return Elements.make("li", "quiet", text);
  }

  private HTMLElement item(DecisionRow.Choice choice, boolean isCurrent) {
    HTMLElement values = Elements.make("span", "values", "");
    int more = 0;
    for (DecisionRow.Value value : choice.values()) {
      if (values.getChildNodes().getLength() == MOST_VALUES) {
        more++;
      } else {
        values.appendChild(chip(value));
      }
    }
    if (more > 0) {
      values.appendChild(Elements.make("span", "chip", "+" + more));
    }
    HTMLElement button =
        Elements.make(
            "button",
            "",
            Elements.make("span", "number", Integer.toString(choice.number())),
            Elements.make("code", "", choice.text()),
            values);
    if (isCurrent) {
      button.setAttribute("aria-current", "true");
    }
    Elements.onClick(button, () -> model.move(at -> at.seek(choice.position())));
    return Elements.make("li", "", button);
  }

  private static HTMLElement chip(DecisionRow.Value value) {
    return switch (value.fate()) {
      case FAILED -> Elements.make("s", "chip back", value.label());
      case TAKEN -> Elements.make("b", "chip now", value.label());
      case LEFT -> Elements.make("span", "chip", value.label());
    };
  }
}
