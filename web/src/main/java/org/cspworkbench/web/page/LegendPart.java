package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.Legend;
import org.cspworkbench.presentation.paint.LegendRow;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.NextFrame;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** What the annotations of cells mean, each painted as on the board. */
final class LegendPart implements PagePart {

  private final PageModel model;
  private final PageCanvas.Studio studio;
  private final HTMLElement list = Elements.byId("legend");

  /** The many small pictures are not to delay the board. */
  private final NextFrame writing = new NextFrame(this::write);

  private @Nullable Trace shown;
  private @Nullable PageTexts texts; // of the list as it is
  private @Nullable Look look; // of the list as it is

  LegendPart(PageModel model, PageCanvas.Studio studio) {
    this.model = model;
    this.studio = studio;
  }

  @Override
  public void update() {
    model.trace().filter(this::isOutdated).ifPresent(trace -> writing.request());
  }

  private boolean isOutdated(Trace trace) {
    return trace != shown || model.texts() != texts || !model.look().equals(look);
  }

  private void write() {
    model.trace().ifPresent(this::write);
  }

  private void write(Trace trace) {
    shown = trace;
    texts = model.texts();
    look = model.look();
    List<HTMLElement> items = new ArrayList<>();
    for (LegendRow row : rows(trace)) {
      items.add(item(row));
    }
    Elements.setParts(list, items);
  }

  private static ImmutableList<LegendRow> rows(Trace trace) {
    return TileScene.of(trace.csp())
        .map(scene -> Legend.ofTiles(scene.table(), scene.faces()))
        .orElseGet(() -> Legend.ofCells(trace.csp()));
  }

  private HTMLElement item(LegendRow row) {
    HTMLCanvasElement swatch = (HTMLCanvasElement) Elements.make("canvas", "swatch", "");
    swatch.getStyle().setProperty("width", LegendRow.SIDE + "px");
    swatch.getStyle().setProperty("height", LegendRow.SIDE + "px");
    swatch.setAttribute("aria-hidden", "true");
    new PageCanvas(studio, swatch)
        .paint(
            LegendRow.SIDE,
            LegendRow.SIDE,
            (on, all) -> row.paint(on, model.look(), all.x(), all.y()));
    return Elements.make(
        "li", "", swatch, Elements.document().createTextNode(model.texts().text(row.key())));
  }
}
