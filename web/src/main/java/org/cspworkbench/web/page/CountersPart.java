package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/** What the run has counted up to the event that is shown. */
final class CountersPart implements PagePart {

  private final PageModel model;
  private final HTMLElement list = Elements.byId("counters");
  private final List<HTMLElement> values = new ArrayList<>(); // one for each name
  private ImmutableList<String> names = ImmutableList.of(); // their keys
  private @Nullable PageTexts texts; // of the list as it is

  CountersPart(PageModel model) {
    this.model = model;
  }

  @Override
  public void update() {
    model.session().ifPresent(run -> show(run.request().problem()));
  }

  private void show(Problem problem) {
    ImmutableList<CounterValue> counters = model.details().figures();
    ImmutableList<String> newNames =
        counters.stream()
            .map(counter -> counter.nameKey(problem))
            .collect(ImmutableList.toImmutableList());
    if (!newNames.equals(names) || model.texts() != texts) {
      names = newNames;
      texts = model.texts();
      write(counters);
    }
    for (int i = 0; i < counters.size(); i++) {
      Elements.setText(values.get(i), model.texts().number(counters.get(i).here()));
    }
  }

  private void write(ImmutableList<CounterValue> counters) {
    values.clear();
    list.setTextContent("");
    for (int i = 0; i < counters.size(); i++) {
      HTMLElement value = Elements.make("dd", "", "");
      HTMLElement name = Elements.make("dt", "", model.texts().text("counter." + names.get(i)));
      HTMLElement counter = Elements.make("div", "", name, value);
      counter.setAttribute("data-counter", counters.get(i).key());
      list.appendChild(counter);
      values.add(value);
    }
  }
}
