package org.cspworkbench.web.page;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.EventTone;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/** The pseudo-code of the solver, with the line at work and how often each line has run. */
final class CodePart implements PagePart {

  private record Row(HTMLElement item, HTMLElement times) {}

  private final PageModel model;
  private final HTMLElement list = Elements.byId("code");
  private final List<Row> rows = new ArrayList<>();
  private @Nullable Shown shown;

  /** What the listing on the page was written for. */
  private record Shown(Solver solver, PageTexts texts) {}

  CodePart(PageModel model) {
    this.model = model;
  }

  @Override
  public void update() {
    model.playback().ifPresent(this::show);
  }

  private void show(Playback at) {
    Shown now = new Shown(model.solver(), model.texts());
    CodeListing listing = model.details().code();
    if (!now.equals(shown)) {
      shown = now;
      write(listing);
    }
    for (int i = 0; i < rows.size(); i++) {
      long times = listing.lines().get(i).times();
      Elements.setText(
          rows.get(i).times(), times == CodeListing.UNCOUNTED ? "" : model.texts().number(times));
      mark(rows.get(i).item(), i == listing.current() ? toneOf(at) : "");
    }
  }

  private static String toneOf(Playback at) {
    return "current " + EventTone.of(at.player().trace().kind(at.position() - 1)).id();
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
    int longest = listing.lines().stream().mapToInt(line -> line.text().length()).max().orElse(0);
    list.getStyle().setProperty("--lines", Integer.toString(listing.lines().size()));
    list.getStyle().setProperty("--longest", Integer.toString(longest)); // for the stage, to fit
    for (CodeListing.Line line : listing.lines()) {
      HTMLElement times = Elements.make("span", "times", "");
      HTMLElement item = Elements.make("li", "", Elements.make("code", "", line.text()), times);
      list.appendChild(item);
      rows.add(new Row(item, times));
    }
  }
}
