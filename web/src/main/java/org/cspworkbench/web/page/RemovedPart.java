package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/** The values removed since the last decision, the latest last. */
final class RemovedPart implements Part {

  private static final int MOST = 12;

  private final PageModel model;
  private final HTMLElement list = Elements.byId("removed");
  private @Nullable TracePlayer lookBack; // moves back from the position that is shown

  RemovedPart(PageModel model) {
    this.model = model;
  }

  @Override
  public void update() {
    model.run().ifPresent(this::show);
  }

  private void show(ShownRun run) {
    if (lookBack == null || lookBack.trace() != run.trace()) {
      lookBack = run.trace().player();
    }
    lookBack.seek(run.playback().position());
    ImmutableList<Removal> removals = Removal.at(lookBack, MOST);
    List<HTMLElement> items = new ArrayList<>();
    for (Removal removal : removals) {
      String text = removal.variable() + " " + removal.values();
      boolean isNewest = removal.position() == run.playback().position();
      HTMLElement chip =
          Elements.make("button", isNewest ? "chip pruned newest" : "chip pruned", text);
      Elements.onClick(chip, () -> model.move(at -> at.seek(removal.position())));
      items.add(Elements.make("li", "", chip));
    }
    if (items.isEmpty()) {
      items.add(Elements.make("li", "quiet", model.texts().text("removals.none")));
    }
    Elements.setParts(list, items);
  }
}
