package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/** The values removed since the last decision, the latest last. */
final class RemovedPart implements PagePart {

  private static final int NONE = -1;
  private static final int MOST = 12;

  private final PageModel model;
  private final HTMLElement list = Elements.byId("removed");
  private @Nullable Shown shown;

  /** What the list contains. */
  private record Shown(ImmutableList<Removal> removals, int earlier, int newest, PageTexts texts) {}

  RemovedPart(PageModel model) {
    this.model = model;
  }

  @Override
  public void update() {
    model.playback().ifPresent(this::show);
  }

  private void show(Playback at) {
    ImmutableList<Removal> removals = model.details().removals(MOST);
    int position = at.position();
    boolean isRemoval = removals.stream().anyMatch(removal -> removal.position() == position);
    int earlier = model.details().removalCount() - removals.size();
    Shown now = new Shown(removals, earlier, isRemoval ? position : NONE, model.texts());
    if (!now.equals(shown)) {
      shown = now;
      write(now);
    }
  }

  private void write(Shown now) {
    List<HTMLElement> items = new ArrayList<>();
    if (now.earlier() > 0) {
      items.add(
          Elements.make("li", "quiet", model.texts().text("removals.earlier", now.earlier())));
    }
    for (Removal removal : now.removals()) {
      String text = removal.variable() + " " + removal.values();
      boolean isNewest = removal.position() == now.newest();
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
