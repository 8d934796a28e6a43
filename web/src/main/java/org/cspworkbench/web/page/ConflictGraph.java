package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.OptionalInt;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.paint.conflict.ConflictLegend;
import org.cspworkbench.presentation.paint.conflict.ConflictPainter;
import org.cspworkbench.presentation.paint.conflict.ConflictScene;
import org.cspworkbench.presentation.paint.conflict.ShownNodes;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.TextRectangle;

/**
 * The picture of an implication graph with its legend. A click or the arrow keys select a node, U
 * the first unique implication point.
 */
final class ConflictGraph {

  private static final int MARGIN = 12; // as in the style sheet
  private static final int LEGEND_HEIGHT = 30;

  private final PageModel model;
  private final ConflictModel conflict;
  private final Runnable changed;
  private final HTMLElement surface = Elements.byId("conflict-surface");
  private final Extent extent;
  private final Extent legendExtent;
  private final HTMLCanvasElement element = (HTMLCanvasElement) Elements.byId("conflict-canvas");
  private final HTMLElement legendElement = Elements.byId("conflict-legend-canvas");
  private final PageCanvas canvas;
  private final PageCanvas legend;
  private @Nullable ConflictScene scene;

  /**
   * Creates the picture.
   *
   * @param changed is run when another node is selected
   */
  ConflictGraph(PageModel model, PageCanvas.Studio studio, Runnable changed) {
    this.model = model;
    this.conflict = model.conflict();
    this.changed = changed;
    this.extent = new Extent(surface, changed);
    this.legendExtent = new Extent(legendElement, changed);
    this.canvas = new PageCanvas(studio, element);
    this.legend = new PageCanvas(studio, (HTMLCanvasElement) legendElement);
    Elements.on(surface, "click", event -> press((MouseEvent) (JSObject) event));
    Elements.on(surface, "keydown", event -> press((KeyboardEvent) (JSObject) event));
  }

  /** Shows or hides the picture. */
  void setShown(boolean isShown) {
    Elements.setShown(surface, isShown);
    Elements.setShown(legendElement, isShown);
  }

  /** Paints the graph of the contradiction. */
  void paint(NogoodDerivation analysis, ConflictWords words) {
    if (!extent.isInSight()) {
      return;
    }
    Look look = model.look();
    int width = extent.width() - 2 * MARGIN;
    BitSet nodes =
        conflict.isUnfolded()
            ? ShownNodes.all(analysis)
            : ShownNodes.atMost(analysis, ShownNodes.MOST);
    ConflictScene drawn = new ConflictScene(analysis, words, nodes, look, width);
    scene = drawn;
    double whole = Math.max(width, drawn.size().width());
    double height = drawn.size().height();
    Elements.setSize(element, whole, height);
    ConflictPainter painter = new ConflictPainter(drawn, look);
    canvas.paint(
        whole, height, (on, all) -> painter.paint(on, whole, conflict.cut(), conflict.selected()));
    ImmutableList<ConflictLegend.Entry> entries = entries();
    legend.paint(
        legendExtent.width(),
        LEGEND_HEIGHT,
        (on, all) -> ConflictLegend.paint(on, entries, 0, LEGEND_HEIGHT / 2.0, all.width(), look));
  }

  private ImmutableList<ConflictLegend.Entry> entries() {
    ImmutableList.Builder<ConflictLegend.Entry> entries = ImmutableList.builder();
    for (ConflictLegend.Symbol symbol : ConflictLegend.Symbol.values()) {
      String word = model.texts().text("conflict.legend." + Ascii.toLowerCase(symbol.name()));
      entries.add(new ConflictLegend.Entry(symbol, word));
    }
    return entries.build();
  }

  private void press(MouseEvent event) {
    ConflictScene drawn = scene;
    if (drawn != null) {
      TextRectangle bounds = element.getBoundingClientRect();
      Point point =
          new Point(event.getClientX() - bounds.getLeft(), event.getClientY() - bounds.getTop());
      OptionalInt node = drawn.nodeAt(point);
      if (node.isEmpty() && drawn.hidesNodesAt(point)) {
        conflict.unfold();
      } else {
        conflict.choose(node.orElse(NONE));
      }
      changed.run();
    }
  }

  private void press(KeyboardEvent key) {
    if (key.isCtrlKey() || key.isAltKey() || key.isMetaKey()) {
      return;
    }
    switch (key.getKey()) {
      case "ArrowLeft", "ArrowUp" -> conflict.selectBeside(-1);
      case "ArrowRight", "ArrowDown" -> conflict.selectBeside(1);
      case "u", "U" -> conflict.selectPoint();
      case "Escape" -> conflict.select(NONE);
      default -> {
        return;
      }
    }
    key.preventDefault();
    key.stopPropagation(); // these keys move in the run elsewhere
    changed.run();
  }
}
