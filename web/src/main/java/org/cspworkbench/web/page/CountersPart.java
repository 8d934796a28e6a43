package org.cspworkbench.web.page;

import java.util.Optional;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.solvers.About;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;

/** What the run has counted up to the event that is shown. */
final class CountersPart implements Part {

  private final PageModel model;
  private final HTMLElement list = Elements.byId("counters");

  CountersPart(PageModel model) {
    this.model = model;
  }

  @Override
  public void update() {
    model.run().ifPresent(this::show);
  }

  private void show(ShownRun run) {
    boolean mayGiveUp = run.solver().about().completeness() == About.Completeness.INCOMPLETE;
    list.setTextContent("");
    for (CounterValue each :
        CounterValue.at(run.playback().player(), Optional.empty(), mayGiveUp)) {
      HTMLElement counter =
          Elements.make(
              "div",
              "",
              Elements.make("dt", "", model.texts().text("counter." + each.key())),
              Elements.make("dd", "", model.texts().number(each.here())));
      counter.setAttribute("data-counter", each.key());
      list.appendChild(counter);
    }
  }
}
