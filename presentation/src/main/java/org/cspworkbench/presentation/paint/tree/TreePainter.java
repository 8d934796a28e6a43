package org.cspworkbench.presentation.paint.tree;

import java.util.OptionalInt;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Path;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.tree.SearchTree.Fate;

/**
 * A painter of a search tree. The shape of a node represents its state: a circle for a choice, a
 * square with a cross for a failure, a triangle with a number for folded failures, a diamond with a
 * tick for a solution, a crossed-out circle for a skipped choice, a dotted circle for an untried
 * value, and a double bar for a restart. The path to the current node is a heavy line. Nodes that
 * are too close for shapes are dots.
 */
public final class TreePainter {

  private static final double RADIUS = 8;

  /** The minimum distance of nodes with labels. */
  private static final double LABELLED = 28;

  /** The minimum distance of nodes with shapes. */
  private static final double SHAPED = 7;

  /** The distance from the area at which the label or ring of a node may be visible. */
  private static final double AROUND = 80;

  private final TreeScene scene;
  private final TreePlacement placement;
  private final Look look;
  private final double radius;

  /** Creates a painter of {@code scene} with the placement {@code placement}. */
  public TreePainter(TreeScene scene, TreePlacement placement, Look look) {
    this.scene = scene;
    this.placement = placement;
    this.look = look;
    this.radius = Math.min(RADIUS * TreePlacement.usualZoom(look), 0.27 * placement.spacing());
  }

  /**
   * Paints the part in {@code area}.
   *
   * @param here the current node of the search
   */
  public void paint(Surface surface, Box area, int here) {
    boolean[] onPath = new boolean[scene.size()];
    for (int node = here; node >= 0; node = scene.parent(node)) {
      onPath[node] = true;
    }
    new Ink(surface, look)
        .within(
            area,
            ink -> {
              if (placement.spacing() < SHAPED) {
                new TreeDots(scene, placement, ink).paint(area, onPath, here);
              } else {
                new Painting(ink, area, onPath, here).paint();
              }
            });
  }

  /** Returns the node at {@code point}, if there is one. */
  public OptionalInt nodeAt(Point point) {
    double reach = Math.max(radius + 3, 6);
    int nearest = -1;
    double least = reach;
    for (int node = 0; node < scene.size(); node++) {
      double down = placement.y(scene.layout(), node) - point.y();
      if (Math.abs(down) <= reach) {
        double distance = Math.hypot(placement.x(scene.layout(), node) - point.x(), down);
        if (distance < least || (nearest < 0 && distance <= reach)) {
          nearest = node;
          least = distance;
        }
      }
    }
    return nearest < 0 ? OptionalInt.empty() : OptionalInt.of(nearest);
  }

  /** One painting with shapes. */
  private final class Painting {
    private final Ink ink;
    private final TreeMarks marks;
    private final Box area;
    private final boolean[] onPath;
    private final int here;

    Painting(Ink ink, Box area, boolean[] onPath, int here) {
      this.ink = ink;
      this.marks = new TreeMarks(ink, radius);
      this.area = area;
      this.onPath = onPath;
      this.here = here;
    }

    void paint() {
      for (int node = 1; node < scene.size(); node++) {
        if (!onPath[node]) {
          edge(node, Token.LINE_CONTROL, 1.2);
        }
      }
      for (int node = 1; node < scene.size(); node++) {
        if (onPath[node]) {
          edge(node, Token.ACCENT, 3);
        }
      }
      for (int node = 0; node < scene.size(); node++) {
        if (isInside(node)) {
          node(node);
        }
      }
    }

    private boolean isInside(int node) {
      double x = placement.x(scene.layout(), node);
      double y = placement.y(scene.layout(), node);
      return x > area.x() - AROUND
          && x < area.right() + AROUND
          && y > area.y() - AROUND
          && y < area.bottom() + AROUND;
    }

    private void edge(int node, Token token, double width) {
      int parent = scene.parent(node);
      double fromX = placement.x(scene.layout(), parent);
      double fromY = placement.y(scene.layout(), parent);
      double toX = placement.x(scene.layout(), node);
      double toY = placement.y(scene.layout(), node);
      boolean isOutside =
          Math.max(fromX, toX) < area.x()
              || Math.min(fromX, toX) > area.right()
              || toY < area.y()
              || fromY > area.bottom();
      if (isOutside) {
        return;
      }
      double bend = placement.level() * 0.5;
      Path.Builder path = Path.builder();
      path.moveTo(fromX, fromY);
      path.curveTo(fromX, fromY + bend, toX, toY - bend, toX, toY);
      Path curve = path.build();
      if (scene.isUntried(node)) {
        ink.draw(curve, ink.colour(token), TreeMarks.dots(width));
      } else {
        ink.draw(curve, token, width);
      }
    }

    private void node(int node) {
      Point at = placement.at(scene.layout(), node);
      if (scene.isRestart(node)) {
        marks.restart(at);
      }
      shape(node, at);
      if (node == here) {
        marks.here(at);
      }
      if (isLabelled()) {
        labels(node, at);
      }
    }

    private boolean isLabelled() {
      return placement.spacing() >= LABELLED * TreePlacement.usualZoom(look);
    }

    private void shape(int node, Point at) {
      if (scene.isUntried(node)) {
        marks.untried(at);
      } else if (scene.shown().hidden(node) > 0) {
        folded(node, at);
      } else if (scene.fate(node) == Fate.SOLUTION && scene.isLeaf(node)) {
        marks.solution(at);
      } else if (scene.fate(node) == Fate.FAILED) {
        marks.fail(at);
      } else if (onPath[node]) {
        marks.onPath(at, node == here);
      } else if (scene.fate(node) == Fate.SKIPPED) {
        marks.skipped(at);
      } else {
        marks.choice(at);
      }
    }

    private void folded(int node, Point at) {
      int solutions = scene.foldedSolutions(node);
      boolean isRead = isLabelled();
      if (solutions > 0) {
        marks.foldedSolutions(at, isRead ? Integer.toString(solutions) : "");
      } else {
        marks.foldedFails(at, isRead ? Integer.toString(scene.foldedFails(node)) : "");
      }
    }

    private void labels(int node, Point at) {
      double size = look.label() + 1;
      Face font = onPath[node] ? look.fonts().monoBold() : look.fonts().mono();
      Token token = onPath[node] ? Token.ACCENT_TEXT : Token.TEXT_MUTED;
      decides(node, at, font, size, token);
      if (node > 0) {
        double side = at.x() < placement.x(scene.layout(), scene.parent(node)) ? -1 : 1;
        String value = scene.value(node);
        double half = ink.width(value, font, size) / 2;
        double shift = side * Math.min(half + 6, Math.max(half + 2, placement.spacing() / 4));
        double up = Math.max(0.42 * placement.level(), 1.4 * radius + 0.6 * size);
        ink.write(value, at.x() + shift, at.y() - up, font, size, token);
      }
    }

    /**
     * Writes the variable on the right of the node, or on its left, or omits it if there is no
     * space next to its neighbours.
     */
    private void decides(int node, Point at, Face font, double size, Token token) {
      String decides = scene.decides(node);
      double gap = (node == here ? 2.4 : 1.6) * radius;
      double width = ink.width(decides, font, size);
      double room = gap + width + 1.4 * radius;
      if (scene.roomRight(node) * placement.spacing() >= room) {
        ink.writeFrom(decides, at.x() + gap, at.y(), font, size, token);
      } else if (scene.roomLeft(node) * placement.spacing() >= room + gap + width) {
        ink.writeFrom(decides, at.x() - gap - width, at.y(), font, size, token);
      }
    }
  }
}
