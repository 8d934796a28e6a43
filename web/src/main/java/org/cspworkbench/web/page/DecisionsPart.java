package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.detail.DecisionRow;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/** The decisions on the path to the event that is shown. */
final class DecisionsPart implements PagePart {

  /** The width of a row for its text and values, and of what they consist of, in pixels. */
  private static final int ROOM = 164;

  private static final double LETTER = 7.5; // of the text
  private static final double SMALL_LETTER = 6.7; // of a value
  private static final int FRAME = 12; // of a value
  private static final int SMALLEST = 20; // value
  private static final int GAP = 4; // after a value

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
    show(model.details().decisions());
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
        String key = forced.number() == 0 ? "decisions.root" : "decisions.forced";
        items.add(quiet(model.texts().text(key, forced.count())));
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
    ImmutableList<DecisionRow.Value> shown = shownValues(choice);
    HTMLElement values = Elements.make("span", "values", "");
    shown.forEach(value -> values.appendChild(chip(value)));
    if (!shown.isEmpty() && shown.size() < choice.values().size()) {
      int more = choice.values().size() - shown.size();
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

  /** Returns the assigned value and those around it for which there is room beside the text. */
  private static ImmutableList<DecisionRow.Value> shownValues(DecisionRow.Choice choice) {
    double more = width("+" + choice.values().size());
    double room = ROOM - LETTER * choice.text().length() - more;
    return choice.valuesWithin(room, value -> width(value.label()));
  }

  /** Returns the width of a value, with the gap after it. */
  private static double width(String label) {
    return Math.max(SMALLEST, SMALL_LETTER * label.length() + FRAME) + GAP;
  }

  private static HTMLElement chip(DecisionRow.Value value) {
    return switch (value.fate()) {
      case FAILED -> Elements.make("s", "chip back", value.label());
      case TAKEN -> Elements.make("b", "chip now", value.label());
      case LEFT -> Elements.make("span", "chip", value.label());
    };
  }
}
