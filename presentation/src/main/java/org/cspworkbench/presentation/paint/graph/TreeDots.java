package org.cspworkbench.presentation.paint.graph;

import java.util.Arrays;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of a search tree whose nodes are too close for shapes: dots in the colours of their
 * states, and straight edges. Nodes whose pixel on their level is already painted are skipped, so
 * that the time depends on the number of pixels only.
 */
final class TreeDots implements DrawnGraph.Painting {

  private static final double SMALLEST_RADIUS = 1;
  private static final double EDGE = 1;

  private final TreeScene scene;
  private final TreePlacement placement;
  private final Ink ink;
  private final Box area;
  private final boolean[] onPath;
  private final int here;
  private final double radius;
  private final int[] lastPixel; // by level

  TreeDots(
      TreeScene scene, TreePlacement placement, Ink ink, Box area, boolean[] onPath, int here) {
    this.scene = scene;
    this.placement = placement;
    this.ink = ink;
    this.area = area;
    this.onPath = onPath;
    this.here = here;
    this.radius = Math.max(SMALLEST_RADIUS, 0.32 * placement.spacing());
    this.lastPixel = new int[scene.layout().deepest() + 1];
  }

  @Override
  public void paintBehind() {
    if (placement.spacing() < 2) {
      ink.disableAntialiasing(); // dense lines need no antialiasing
    }
    Colour line = ink.colour(Token.LINE_CONTROL);
    Stroke thin = Stroke.square(EDGE);
    Arrays.fill(lastPixel, Integer.MIN_VALUE);
    for (int node = 1; node < scene.size(); node++) {
      if (isSeen(node, placement.level()) && isNew(node)) {
        edge(node, thin, line);
      }
    }
    Arrays.fill(lastPixel, Integer.MIN_VALUE);
  }

  @Override
  public void paintNode(int node) {
    if (isSeen(node, radius) && !onPath[node]) {
      dot(node);
    }
  }

  /** Paints the path to the current node. */
  @Override
  public void paintInFront() {
    ink.enableAntialiasing();
    Colour accent = ink.colour(Token.ACCENT);
    Stroke heavy = Stroke.square(2);
    for (int node = here; node > 0; node = scene.parent(node)) {
      edge(node, heavy, accent);
    }
    double x = placement.x(scene.layout(), here);
    double y = placement.y(scene.layout(), here);
    double r = Math.max(3, radius * 1.5);
    ink.fill(Ellipse.circle(x, y, r), Token.ACCENT);
  }

  private boolean isSeen(int node, double margin) {
    double x = placement.x(scene.layout(), node);
    double y = placement.y(scene.layout(), node);
    return x >= area.x() - margin
        && x <= area.right() + margin
        && y >= area.y() - margin
        && y <= area.bottom() + margin;
  }

  /** Returns whether the node has another pixel than the previous node of its level. */
  private boolean isNew(int node) {
    int depth = scene.layout().depth(node);
    int pixel = (int) Math.round(placement.x(scene.layout(), node));
    boolean isNew = pixel != lastPixel[depth];
    lastPixel[depth] = pixel;
    return isNew;
  }

  private void edge(int node, Stroke stroke, Colour colour) {
    int parent = scene.parent(node);
    ink.draw(
        new Line(
            placement.x(scene.layout(), parent),
            placement.y(scene.layout(), parent),
            placement.x(scene.layout(), node),
            placement.y(scene.layout(), node)),
        colour,
        stroke);
  }

  /** Paints the dot of a node; choices are only the joints of edges. */
  private void dot(int node) {
    Token token = token(node);
    if (token != Token.LINE_CONTROL && isNew(node)) {
      double side = 2 * radius;
      ink.fill(
          new Box(
              placement.x(scene.layout(), node) - radius,
              placement.y(scene.layout(), node) - radius,
              side,
              side),
          token);
    }
  }

  private Token token(int node) {
    if (scene.isUntried(node)) {
      return Token.LINE_SOFT;
    }
    if (scene.shown().hidden(node) > 0) {
      return scene.foldedSolutions(node) > 0 ? Token.SOLVED_MARK : Token.DEAD_MARK;
    }
    return switch (scene.fate(node)) {
      case SOLUTION -> Token.SOLVED_MARK;
      case FAILED -> Token.DEAD_MARK;
      case SKIPPED -> Token.BACK_MARK;
      case EXHAUSTED, OPEN -> Token.LINE_CONTROL;
    };
  }
}
