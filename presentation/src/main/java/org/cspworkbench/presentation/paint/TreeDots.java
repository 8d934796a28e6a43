package org.cspworkbench.presentation.paint;

import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;

/**
 * A search tree whose nodes are too near each other for shapes: dots in the colours of what has
 * become of them, and straight edges. What falls on a pixel of its level that is taken is left out,
 * so that a hundred thousand nodes take no longer than the pixels they are seen on.
 */
final class TreeDots {

  private static final double SMALLEST_RADIUS = 1;
  private static final double EDGE = 1;

  private final TreeScene scene;
  private final TreePlacement placement;
  private final Ink ink;
  private final double radius;
  private final int[] lastPixel; // by level

  TreeDots(TreeScene scene, TreePlacement placement, Ink ink) {
    this.scene = scene;
    this.placement = placement;
    this.ink = ink;
    this.radius = Math.max(SMALLEST_RADIUS, 0.32 * placement.spacing());
    this.lastPixel = new int[scene.layout().deepest() + 1];
  }

  void paint(Rectangle area, boolean[] onPath, int here) {
    if (placement.spacing() < 2) {
      ink.roughly(); // lines side by side, pixel by pixel
    }
    Line2D.Double line = new Line2D.Double();
    ink.pen(Token.LINE_CONTROL, EDGE);
    Arrays.fill(lastPixel, Integer.MIN_VALUE);
    for (int node = 1; node < scene.size(); node++) {
      if (isSeen(node, area, placement.level()) && isNew(node)) {
        edge(line, node);
      }
    }
    Arrays.fill(lastPixel, Integer.MIN_VALUE);
    for (int node = 0; node < scene.size(); node++) {
      if (isSeen(node, area, radius) && !onPath[node]) {
        dot(node);
      }
    }
    path(line, here);
  }

  private void path(Line2D.Double line, int here) {
    ink.smoothly();
    ink.pen(Token.ACCENT, 2);
    for (int node = here; node > 0; node = scene.parent(node)) {
      edge(line, node);
    }
    double x = placement.x(scene.layout(), here);
    double y = placement.y(scene.layout(), here);
    double r = Math.max(3, radius * 1.5);
    ink.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r), Token.ACCENT);
  }

  private boolean isSeen(int node, Rectangle area, double margin) {
    double x = placement.x(scene.layout(), node);
    double y = placement.y(scene.layout(), node);
    return x >= area.x - margin
        && x <= area.getMaxX() + margin
        && y >= area.y - margin
        && y <= area.getMaxY() + margin;
  }

  /** Whether another pixel is meant than by the node before it on its level. */
  private boolean isNew(int node) {
    int depth = scene.layout().depth(node);
    int pixel = (int) Math.round(placement.x(scene.layout(), node));
    boolean isNew = pixel != lastPixel[depth];
    lastPixel[depth] = pixel;
    return isNew;
  }

  private void edge(Line2D.Double line, int node) {
    int parent = scene.parent(node);
    line.setLine(
        placement.x(scene.layout(), parent),
        placement.y(scene.layout(), parent),
        placement.x(scene.layout(), node),
        placement.y(scene.layout(), node));
    ink.stroke(line);
  }

  /** Choices are where edges meet; only what came of them is worth a dot. */
  private void dot(int node) {
    Token token = token(node);
    if (token != Token.LINE_CONTROL && isNew(node)) {
      double side = 2 * radius;
      ink.fill(
          new Rectangle2D.Double(
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
