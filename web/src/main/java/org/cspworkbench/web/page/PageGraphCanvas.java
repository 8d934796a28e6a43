package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.function.Consumer;
import org.cspworkbench.presentation.paint.graph.DrawnGraph;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The canvas of a graph or tree on its surface, which may scroll. */
final class PageGraphCanvas {

  private final HTMLElement surface;
  private final HTMLCanvasElement element;
  private final Extent extent;
  private final PageCanvas canvas;
  private @Nullable DrawnGraph drawn;

  /**
   * Finds the canvas on the page.
   *
   * @param name what the names of the elements begin with
   * @param changed is run when the size of the surface has changed
   */
  PageGraphCanvas(PageCanvas.Studio studio, String name, Runnable changed) {
    this.surface = Elements.byId(name + "-surface");
    this.element = (HTMLCanvasElement) Elements.byId(name + "-canvas");
    this.extent = new Extent(surface, changed);
    this.canvas = new PageCanvas(studio, element);
  }

  /** Returns the element around the canvas, which takes the keys. */
  HTMLElement surface() {
    return surface;
  }

  /** Returns the element of the canvas. */
  HTMLCanvasElement element() {
    return element;
  }

  /** Returns the room for the canvas. */
  Extent extent() {
    return extent;
  }

  /** Returns a canvas that fills the surface. */
  Box whole() {
    return new Box(0, 0, extent.width(), extent.height());
  }

  /** Paints {@code graph} on a canvas of this size. */
  void paint(Box size, DrawnGraph graph) {
    paint(size, on -> {}, graph);
  }

  /** Paints {@code graph} on a canvas of this size, over what {@code behind} paints. */
  void paint(Box size, Consumer<Surface> behind, DrawnGraph graph) {
    drawn = graph;
    canvas.paint(
        size.width(),
        size.height(),
        (on, all) -> {
          behind.accept(on);
          graph.paint(on);
        });
  }

  /** Returns the node at {@code point} of the canvas, or {@code NONE}. */
  int nodeAt(Point point) {
    return drawn == null ? NONE : drawn.nodeAt(point).orElse(NONE);
  }
}
