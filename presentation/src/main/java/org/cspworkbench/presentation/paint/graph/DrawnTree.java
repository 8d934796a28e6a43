package org.cspworkbench.presentation.paint.graph;

import org.cspworkbench.presentation.playback.SearchTree.Fate;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A search tree as it is drawn. The shape of a node represents its state: a circle for a choice, a
 * square with a cross for a failure, a triangle with a number for folded failures, a diamond with a
 * tick for a solution, a crossed-out circle for a skipped choice, a dotted circle for an untried
 * value, and a double bar for a restart. The path to the current node is a heavy line. Nodes that
 * are too close for shapes are dots.
 */
public final class DrawnTree extends DrawnGraph {

  private static final double RADIUS = 8;

  private static final double MARK = 2; // half the size of the largest mark, in radii

  /** The minimum distance of nodes with labels. */
  private static final double LABELLED = 28;

  /** The minimum distance of nodes with shapes. */
  private static final double SHAPED = 7;

  /** The distance from the area at which the label or ring of a node may be visible. */
  private static final double AROUND = 80;

  private final TreeScene scene;
  private final TreePlacement placement;
  private final int here;
  private final double radius;
  private final double reach; // of a node, from its centre

  /**
   * Creates the part in {@code area} of {@code scene} with the placement {@code placement}.
   *
   * @param here the current node of the search
   */
  public DrawnTree(TreeScene scene, TreePlacement placement, Look look, Box area, int here) {
    super(look, area);
    this.scene = scene;
    this.placement = placement;
    this.here = here;
    this.radius = Math.min(RADIUS * TreePlacement.usualZoom(look), 0.27 * placement.spacing());
    this.reach = Math.max(radius + 3, 6);
  }

  @Override
  public int size() {
    return scene.size();
  }

  @Override
  public int selected() {
    return here;
  }

  @Override
  protected double distance(int node, Point point) {
    double down = placement.y(scene.layout(), node) - point.y();
    if (Math.abs(down) > reach) {
      return Double.POSITIVE_INFINITY;
    }
    double distance = Math.hypot(placement.x(scene.layout(), node) - point.x(), down);
    return distance <= reach ? distance : Double.POSITIVE_INFINITY;
  }

  @Override
  protected Painting painting(Surface surface) {
    Ink ink = new Ink(surface, look());
    boolean[] onPath = new boolean[scene.size()];
    for (int node = here; node >= 0; node = scene.parent(node)) {
      onPath[node] = true;
    }
    return placement.spacing() < SHAPED
        ? new TreeDots(scene, placement, ink, area(), onPath, here)
        : new Shapes(ink, onPath);
  }

  /** One painting with shapes. */
  private final class Shapes implements Painting {
    private final Ink ink;
    private final TreeMarks marks;
    private final Box area = area();
    private final Look look = look();
    private final boolean[] onPath;

    Shapes(Ink ink, boolean[] onPath) {
      this.ink = ink;
      this.marks = new TreeMarks(ink, radius);
      this.onPath = onPath;
    }

    @Override
    public void paintBehind() {
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

    @Override
    public void paintNode(int node) {
      if (!isInside(node)) {
        return;
      }
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
        if (placement.level() - up - size / 2 >= MARK * radius
            || isBesideMarks(node, shift, half)) {
          ink.write(value, at.x() + shift, at.y() - up, font, size, token);
        }
      }
    }

    /** Returns whether a value touches neither the mark of the parent nor that beside it. */
    private boolean isBesideMarks(int node, double shift, double half) {
      int parent = scene.parent(node);
      double x = placement.x(scene.layout(), node) + shift - placement.x(scene.layout(), parent);
      double room = x < 0 ? scene.roomLeft(parent) : scene.roomRight(parent);
      return Math.abs(x) - half >= radius
          && Math.abs(x) + half <= room * placement.spacing() - MARK * radius;
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
