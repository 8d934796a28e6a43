package org.cspworkbench.web.page;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.EventTone;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/** The pseudo-code of the solver, with the line at work and how often each line has run. */
final class CodePart implements Part {

  private record Row(HTMLElement item, HTMLElement times) {}

  private final PageModel model;
  private final HTMLElement list = Elements.byId("code");
  private final List<Row> rows = new ArrayList<>();
  private @Nullable Shown shown;

  /** The listing on the page. */
  private record Shown(Trace trace, PageTexts texts, PseudoCode code) {

    boolean isOf(Trace other, PageTexts words) {
      return trace == other && texts == words;
    }
  }

  CodePart(PageModel model) {
    this.model = model;
  }

  @Override
  public void update() {
    model.run().ifPresent(this::show);
  }

  private void show(ShownRun run) {
    Shown now = shown != null && shown.isOf(run.trace(), model.texts()) ? shown : shown(run);
    int position = run.playback().position();
    CodeListing listing = run.listing(now.code());
    if (!now.equals(shown)) {
      shown = now;
      write(listing);
    }
    for (int i = 0; i < rows.size(); i++) {
      long times = listing.lines().get(i).times();
      Elements.setText(
          rows.get(i).times(), times == CodeListing.UNCOUNTED ? "" : model.texts().number(times));
      mark(rows.get(i).item(), i == listing.current() ? toneOf(run, position) : "");
    }
  }

  private Shown shown(ShownRun run) {
    PageTexts texts = model.texts();
    return new Shown(run.trace(), texts, new SolverTexts(texts.locale()).listing(run.solver()));
  }

  private static String toneOf(ShownRun run, int position) {
    return "current " + EventTone.of(run.trace().kind(position - 1)).id();
  }

  private static void mark(HTMLElement item, String classes) {
    if (!classes.equals(item.getClassName())) {
      item.setClassName(classes);
      if (classes.isEmpty()) {
        item.removeAttribute("aria-current");
      } else {
        item.setAttribute("aria-current", "true");
      }
    }
  }

  private void write(CodeListing listing) {
    rows.clear();
    list.setTextContent("");
    for (CodeListing.Line line : listing.lines()) {
      HTMLElement times = Elements.make("span", "times", "");
      HTMLElement item = Elements.make("li", "", Elements.make("code", "", line.text()), times);
      list.appendChild(item);
      rows.add(new Row(item, times));
    }
  }
}
