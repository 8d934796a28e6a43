package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.primitives.ImmutableIntArray;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.cspworkbench.core.model.Variable;

/**
 * Paints the constraints of three or more variables as diamonds; the one at work is larger, and is
 * joined to its variables by lines that stand out.
 */
final class HubPainter {

  private static final double HUB = 6;

  private final Ink ink;
  private final Rectangle area;
  private final GraphScene scene;
  private final CardPlaces.Placed places;
  private final GraphFocus focus;

  /** Paints the hubs of {@code scene}, whose cards are at {@code places} in {@code area}. */
  HubPainter(
      Ink ink, Rectangle area, GraphScene scene, CardPlaces.Placed places, GraphFocus focus) {
    this.ink = ink;
    this.area = area;
    this.scene = scene;
    this.places = places;
    this.focus = focus;
  }

  void paintAll() {
    for (int h = 0; h < scene.hubs().size(); h++) {
      boolean isAtWork = scene.hubs().get(h).constraint() == focus.constraint();
      Point2D middle = places.middle(scene.hubNode(h));
      if (isAtWork) {
        spokes(middle, scene.nodes(scene.hubs().get(h).scope()));
      }
      diamond(middle, isAtWork ? HUB * 1.5 : HUB, isAtWork);
    }
  }

  /** The constraint at work if it is no hub of the graph, but depends on several variables. */
  void paintAtWork() {
    boolean dependsOnSeveral = focus.constraint() != NONE && focus.head() == NONE;
    boolean isHub = scene.hubs().stream().anyMatch(hub -> hub.constraint() == focus.constraint());
    if (dependsOnSeveral && !isHub) {
      ImmutableIntArray nodes = nodesAtWork();
      Point2D middle = atWork();
      spokes(middle, nodes);
      if (nodes.length() > 1) {
        diamond(middle, HUB * 1.5, true);
      }
    }
  }

  /** What the diamond of the constraint at work covers. */
  Rectangle2D boundsAtWork() {
    Point2D hub = atWork();
    return new Rectangle2D.Double(hub.getX() - HUB, hub.getY() - HUB, 2 * HUB, 2 * HUB);
  }

  /** Where the constraint at work is: its hub, or the middle of its variables. */
  private Point2D atWork() {
    for (int h = 0; h < scene.hubs().size(); h++) {
      if (scene.hubs().get(h).constraint() == focus.constraint()) {
        return places.middle(scene.hubNode(h));
      }
    }
    ImmutableIntArray nodes = nodesAtWork();
    return new Point2D.Double(
        nodes.stream().mapToDouble(n -> places.middle(n).x).average().orElse(area.getCenterX()),
        nodes.stream().mapToDouble(n -> places.middle(n).y).average().orElse(area.getCenterY()));
  }

  private ImmutableIntArray nodesAtWork() {
    return scene.nodes(
        ImmutableIntArray.copyOf(
            scene.graph().csp().constraints().get(focus.constraint()).scope().stream()
                .mapToInt(Variable::index)
                .distinct()));
  }

  private void spokes(Point2D middle, ImmutableIntArray nodes) {
    nodes.forEach(
        node -> {
          Point2D to = places.middle(node);
          ink.line(
              middle.getX(),
              middle.getY(),
              to.getX(),
              to.getY(),
              atWorkToken(),
              ink.look().markLine() * 0.8);
        });
  }

  private Token atWorkToken() {
    return focus.removes() ? Token.PRUNED_MARK : Token.ACCENT;
  }

  private void diamond(Point2D middle, double r, boolean isAtWork) {
    Path2D.Double diamond = new Path2D.Double();
    diamond.moveTo(middle.getX(), middle.getY() - r);
    diamond.lineTo(middle.getX() + r, middle.getY());
    diamond.lineTo(middle.getX(), middle.getY() + r);
    diamond.lineTo(middle.getX() - r, middle.getY());
    diamond.closePath();
    ink.fill(diamond, isAtWork ? atWorkToken() : Token.BG_PANEL);
    ink.draw(diamond, isAtWork ? Token.CELL : Token.LINE_CONTROL, ink.look().markLine() * 0.7);
  }
}
