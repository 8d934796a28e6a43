package org.cspworkbench.app.gui.widget;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.OptionalInt;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.presentation.paint.graph.DrawnGraph;
import org.cspworkbench.presentation.paint.graph.DrawnLink;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

/**
 * A canvas of a graph or tree. A click selects what is under the mouse, dragging moves something,
 * tooltips describe nodes and links, and each node is accessible to screen readers.
 *
 * @param <G> the kind of graph
 */
public abstract class DrawnGraphCanvas<G extends DrawnGraph> extends BoardCanvas {

  private final int left;

  /**
   * Creates the canvas of a graph.
   *
   * @param left the x coordinate of the origin of the graph, in unscaled units
   */
  protected DrawnGraphCanvas(int left) {
    super(Token.BG_PANEL);
    this.left = left;
    setToolTipText(""); // enables tooltips
    Hand hand = new Hand();
    addMouseListener(hand);
    addMouseMotionListener(hand);
  }

  /** Returns the graph as it is to be drawn now, if there is one. */
  protected abstract Optional<G> drawn();

  /** Returns a note in the middle of the canvas; empty if there is none. */
  protected String note() {
    return "";
  }

  /** Paints what is behind the graph. */
  protected void drawBehind(Graphics2D g, G graph) {}

  /** Selects what was clicked: a node, or {@code NONE} beside all nodes. */
  protected abstract void click(int node, Point at, G graph);

  /**
   * Moves something from one point to another, if it can be moved.
   *
   * @param node the node at which the mouse was pressed by its left button, or {@code NONE}
   * @return whether something moves
   */
  protected boolean drag(int node, Point from, Point to) {
    return false;
  }

  /** Ends a drag that began at a node, or at {@code NONE}. */
  protected void drop(int node, Point at, G graph) {}

  /** Handles a click while there is no graph. */
  protected void clickNothing(Point at) {}

  /** Describes a link in a tooltip. */
  protected @Nullable String linkName(DrawnLink link, G graph) {
    return null;
  }

  @Override
  protected final void draw(Graphics2D g, int width, int height) {
    G graph = drawn().orElse(null);
    if (graph != null) {
      g.translate(left, 0);
      drawBehind(g, graph);
      GraphicsSurface.paint(g, graph::paint);
      g.translate(-left, 0);
    }
    String note = note();
    if (!note.isEmpty()) {
      new Pen(g)
          .write(
              note, width / 2.0, height / 2.0, Pen.Align.CENTRE, Type.text(13), Token.TEXT_MUTED);
    }
  }

  private Point inGraph(MouseEvent event) {
    Point at = Awt.point(at(event));
    return new Point(at.x() - left, at.y());
  }

  private OptionalInt nodeAt(Point point) {
    return drawn().map(graph -> graph.nodeAt(point)).orElse(OptionalInt.empty());
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    G graph = drawn().orElse(null);
    if (graph == null) {
      return null;
    }
    Point point = inGraph(event);
    OptionalInt node = graph.nodeAt(point);
    return node.isPresent()
        ? cellName(node.getAsInt())
        : graph.linkAt(point).map(link -> linkName(link, graph)).orElse(null);
  }

  @Override
  protected final int cellCount() {
    return drawn().map(DrawnGraph::size).orElse(0);
  }

  @Override
  protected final boolean isCellSelected(int cell) {
    return drawn().filter(graph -> graph.selected() == cell).isPresent();
  }

  /** Tells clicks from drags, and shows what can be clicked. */
  private final class Hand extends MouseAdapter {

    private static final double STILL = 4; // so far a click may move

    private @Nullable Point pressed;
    private Point last = new Point(0, 0);
    private int held = NONE;
    private boolean isDrag;

    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
      last = inGraph(event);
      pressed = last;
      held = SwingUtilities.isLeftMouseButton(event) ? nodeAt(last).orElse(NONE) : NONE;
      isDrag = false;
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      Point now = inGraph(event);
      isDrag |= pressed != null && pressed.distance(now) >= STILL;
      if (isDrag && drag(held, last, now)) {
        setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
        last = now;
      }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      setCursor(Cursor.getDefaultCursor());
      Point at = pressed;
      if (isDrag) {
        drawn().ifPresent(graph -> drop(held, inGraph(event), graph));
      } else if (at != null && SwingUtilities.isLeftMouseButton(event)) {
        drawn().ifPresentOrElse(graph -> click(held, at, graph), () -> clickNothing(at));
      }
      pressed = null;
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      Point at = inGraph(event);
      boolean isLink =
          drawn()
              .filter(
                  graph ->
                      graph.nodeAt(at).isPresent()
                          || graph.linkAt(at).map(link -> linkName(link, graph)).isPresent())
              .isPresent();
      setCursor(Cursor.getPredefinedCursor(isLink ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
    }
  }
}
