package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.paint.card.CardPlaces;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of the constraints of three or more variables as diamonds. The current one is larger,
 * and highlighted lines join it to its variables.
 */
final class HubPainter {

  private static final double HUB = 6;

  private final Ink ink;
  private final Box area;
  private final GraphScene scene;
  private final CardPlaces.Placed places;
  private final GraphFocus focus;

  /**
   * Creates a painter of the hubs of {@code scene}, whose cards are at {@code places} in {@code
   * area}.
   */
  HubPainter(Ink ink, Box area, GraphScene scene, CardPlaces.Placed places, GraphFocus focus) {
    this.ink = ink;
    this.area = area;
    this.scene = scene;
    this.places = places;
    this.focus = focus;
  }

  void paintAll() {
    for (int h = 0; h < scene.hubs().size(); h++) {
      boolean isAtWork = scene.hubs().get(h).constraint() == focus.constraint();
      Point middle = places.middle(scene.hubNode(h));
      if (isAtWork) {
        spokes(middle, scene.nodes(scene.hubs().get(h).scope()));
      }
      diamond(middle, isAtWork ? HUB * 1.5 : HUB, isAtWork);
    }
  }

  /** Paints the current constraint if it is not a hub of the graph, but has several variables. */
  void paintAtWork() {
    boolean dependsOnSeveral = focus.constraint() != NONE && focus.head() == NONE;
    boolean isHub = scene.hubs().stream().anyMatch(hub -> hub.constraint() == focus.constraint());
    if (dependsOnSeveral && !isHub) {
      ImmutableIntArray nodes = nodesAtWork();
      Point middle = atWork();
      spokes(middle, nodes);
      if (nodes.length() > 1) {
        diamond(middle, HUB * 1.5, true);
      }
    }
  }

  /** Returns the bounds of the diamond of the current constraint. */
  Box boundsAtWork() {
    Point hub = atWork();
    return new Box(hub.x() - HUB, hub.y() - HUB, 2 * HUB, 2 * HUB);
  }

  /**
   * Returns the position of the current constraint: that of its hub, or the centre of its
   * variables.
   */
  private Point atWork() {
    for (int h = 0; h < scene.hubs().size(); h++) {
      if (scene.hubs().get(h).constraint() == focus.constraint()) {
        return places.middle(scene.hubNode(h));
      }
    }
    ImmutableIntArray nodes = nodesAtWork();
    return new Point(
        nodes.stream().mapToDouble(n -> places.middle(n).x()).average().orElse(area.centreX()),
        nodes.stream().mapToDouble(n -> places.middle(n).y()).average().orElse(area.centreY()));
  }

  private ImmutableIntArray nodesAtWork() {
    return scene.nodes(
        ImmutableIntArray.copyOf(
            focus.relation().stream()
                .flatMap(constraint -> constraint.scope().stream())
                .mapToInt(Variable::index)
                .distinct()));
  }

  private void spokes(Point middle, ImmutableIntArray nodes) {
    nodes.forEach(
        node -> {
          Point to = places.middle(node);
          ink.line(
              middle.x(), middle.y(), to.x(), to.y(), atWorkToken(), ink.look().markLine() * 0.8);
        });
  }

  private Token atWorkToken() {
    return focus.removes() ? Token.PRUNED_MARK : Token.ACCENT;
  }

  private void diamond(Point middle, double r, boolean isAtWork) {
    Path.Builder diamond = Path.builder();
    diamond.moveTo(middle.x(), middle.y() - r);
    diamond.lineTo(middle.x() + r, middle.y());
    diamond.lineTo(middle.x(), middle.y() + r);
    diamond.lineTo(middle.x() - r, middle.y());
    diamond.close();
    ink.fill(diamond.build(), isAtWork ? atWorkToken() : Token.BG_PANEL);
    ink.draw(
        diamond.build(), isAtWork ? Token.CELL : Token.LINE_CONTROL, ink.look().markLine() * 0.7);
  }
}
