package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.cspworkbench.presentation.paint.graph.DrawnGraph;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.viewer.run.PictureView;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.cspworkbench.web.dom.Pointer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The canvas of a graph or tree on its surface, with its form for screen readers. */
final class PageGraphCanvas {

  private final String name;
  private final HTMLElement surface;
  private final HTMLCanvasElement element;
  private final Extent extent;
  private final PageCanvas canvas;
  private final SpokenList spoken;
  private @Nullable DrawnGraph drawn;
  private double zoom = 1; // of the drawn graph
  private Point origin = new Point(0, 0);

  /**
   * Finds the canvas on the page.
   *
   * @param name what the names of the elements begin with
   * @param changed is run when the size of the surface has changed
   */
  PageGraphCanvas(PageCanvas.Studio studio, String name, Runnable changed) {
    this.name = name;
    this.surface = Elements.byId(name + "-surface");
    this.element = (HTMLCanvasElement) Elements.byId(name + "-canvas");
    this.extent = new Extent(surface, changed);
    this.canvas = new PageCanvas(studio, element);
    this.spoken = new SpokenList(name);
  }

  /** Lets {@code hand} do what pointers, and the two buttons beside the canvas, do. */
  void moveBy(Pointer.Hand hand) {
    Pointer.on(surface, hand);
    Elements.onClick(Elements.byId(name + "-out"), () -> zoom(hand, 1 / PictureView.STEP));
    Elements.onClick(Elements.byId(name + "-in"), () -> zoom(hand, PictureView.STEP));
  }

  private void zoom(Pointer.Hand hand, double factor) {
    hand.zoom(factor, whole().centre());
  }

  /** Returns the element around the canvas, which takes the keys. */
  HTMLElement surface() {
    return surface;
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
    zoom = 1;
    origin = new Point(0, 0);
    canvas.paint(
        size.width(),
        size.height(),
        (on, all) -> {
          behind.accept(on);
          graph.paint(on);
        });
  }

  /** Paints the part of {@code graph} that is in sight in {@code view}. */
  void paint(PictureView view, DrawnGraph graph) {
    drawn = graph;
    zoom = view.zoom();
    origin = new Point(view.place().x(), view.place().y());
    canvas.paint(extent.width(), extent.height(), zoom, origin, (on, inSight) -> graph.paint(on));
  }

  /** Returns which point of the graph is at {@code point} of the canvas. */
  Point inGraph(Point point) {
    return new Point((point.x() - origin.x()) / zoom, (point.y() - origin.y()) / zoom);
  }

  /** Returns the node at {@code point} of the canvas, or {@code NONE}. */
  int nodeAt(Point point) {
    return drawn == null ? NONE : drawn.nodeAt(inGraph(point)).orElse(NONE);
  }

  /**
   * Describes the graph that was painted last.
   *
   * @param sentence the sentence about the selected node
   * @param state what the descriptions of nodes depend on
   * @param node describes a node
   */
  void describe(String sentence, Object state, IntFunction<String> node) {
    if (drawn != null) {
      spoken.show(sentence, state, drawn.size(), drawn.selected(), node);
    }
  }
}
