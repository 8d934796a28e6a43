package org.cspworkbench.app.paint;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.OptionalInt;
import org.cspworkbench.app.tree.SearchTree.Fate;

/**
 * Paints a search tree. What has become of a node is its shape: a circle where there was a choice,
 * a square with a cross for a failure, a triangle with their number for failures that are folded, a
 * diamond with a tick for a solution, a circle crossed out for what was jumped over, a dotted
 * circle for a value that was left to be tried, and a double bar where an attempt began anew. The
 * way to where the search stands is a heavy line.
 */
public final class TreePainter {

  private static final double RADIUS = 8;
  private static final double SMALLEST_RADIUS = 1.2;

  /** Nodes that are nearer than this have no labels. */
  private static final double LABELLED = 28;

  /** Nodes that are nearer than this are dots. */
  private static final double SHAPED = 7;

  private final TreeScene scene;
  private final TreePlacement placement;
  private final Look look;
  private final double radius;

  /** Paints {@code scene} where {@code placement} says. */
  public TreePainter(TreeScene scene, TreePlacement placement, Look look) {
    this.scene = scene;
    this.placement = placement;
    this.look = look;
    this.radius =
        Math.max(SMALLEST_RADIUS, Math.min(RADIUS, 0.32 * Math.min(placement.spacing(), 30)));
  }

  /**
   * Paints what lies in {@code area}.
   *
   * @param here the node at which the search stands
   */
  public void paint(Graphics2D surface, Rectangle area, int here) {
    boolean[] onPath = new boolean[scene.size()];
    for (int node = here; node >= 0; node = scene.parent(node)) {
      onPath[node] = true;
    }
    try (Ink ink = new Ink(surface, look)) {
      ink.clip(area);
      new Round(ink, area, onPath, here).paint();
    }
  }

  /** The node at {@code point}, if there is one. */
  public OptionalInt nodeAt(Point2D point) {
    double reach = Math.max(radius + 3, 6);
    for (int node = 0; node < scene.size(); node++) {
      if (placement.at(scene.layout(), node).distance(point) <= reach) {
        return OptionalInt.of(node);
      }
    }
    return OptionalInt.empty();
  }

  /** One painting. */
  private final class Round {
    private final Ink ink;
    private final Rectangle area;
    private final boolean[] onPath;
    private final int here;
    private final int[] lastPixel; // by level, so that what cannot be told apart is painted once

    Round(Ink ink, Rectangle area, boolean[] onPath, int here) {
      this.ink = ink;
      this.area = area;
      this.onPath = onPath;
      this.here = here;
      this.lastPixel = new int[scene.layout().deepest() + 1];
    }

    void paint() {
      Arrays.fill(lastPixel, Integer.MIN_VALUE);
      for (int node = 1; node < scene.size(); node++) {
        if (!onPath[node] && isNew(node)) {
          edge(node, Token.LINE_CONTROL, 1.2);
        }
      }
      for (int node = 1; node < scene.size(); node++) {
        if (onPath[node]) {
          edge(node, Token.ACCENT, 3);
        }
      }
      Arrays.fill(lastPixel, Integer.MIN_VALUE);
      for (int node = 0; node < scene.size(); node++) {
        if (onPath[node] || (isNew(node) && isInside(node))) {
          node(node);
        }
      }
    }

    /** Whether another pixel is meant than by the node before it on its level. */
    private boolean isNew(int node) {
      int depth = scene.layout().depth(node);
      int pixel = (int) Math.round(2 * placement.x(scene.layout(), node));
      boolean isNew = pixel != lastPixel[depth];
      lastPixel[depth] = pixel;
      return isNew;
    }

    private boolean isInside(int node) {
      double x = placement.x(scene.layout(), node);
      double y = placement.y(scene.layout(), node);
      double margin = 80;
      return x > area.x - margin
          && x < area.getMaxX() + margin
          && y > area.y - margin
          && y < area.getMaxY() + margin;
    }

    private void edge(int node, Token token, double width) {
      Point2D.Double from = placement.at(scene.layout(), scene.parent(node));
      Point2D.Double to = placement.at(scene.layout(), node);
      boolean isOutside =
          Math.max(from.x, to.x) < area.x
              || Math.min(from.x, to.x) > area.getMaxX()
              || to.y < area.y
              || from.y > area.getMaxY();
      if (isOutside) {
        return;
      }
      if (placement.spacing() < SHAPED) {
        ink.line(from.x, from.y, to.x, to.y, token, Math.min(width, 2));
        return;
      }
      double bend = placement.level() * 0.5;
      Shape curve =
          new CubicCurve2D.Double(
              from.x, from.y, from.x, from.y + bend, to.x, to.y - bend, to.x, to.y);
      draw(curve, node, token, width);
    }

    /** Dotted if it stands for what was not tried. */
    private void draw(Shape shape, int node, Token token, double width) {
      if (scene.isUntried(node)) {
        ink.draw(shape, ink.colour(token), dots(width));
      } else {
        ink.draw(shape, token, width);
      }
    }

    private void node(int node) {
      Point2D.Double at = placement.at(scene.layout(), node);
      if (placement.spacing() < SHAPED) {
        ink.fill(circle(at, radius), onPath[node] ? Token.ACCENT : dot(node));
        return;
      }
      shape(node, at);
      if (placement.spacing() >= LABELLED) {
        labels(node, at);
      }
    }

    private Token dot(int node) {
      if (scene.isUntried(node)) {
        return Token.LINE_SOFT;
      }
      return switch (scene.fate(node)) {
        case SOLUTION -> Token.SOLVED_MARK;
        case FAILED -> Token.DEAD_MARK;
        case SKIPPED -> Token.BACK_MARK;
        case EXHAUSTED, OPEN -> Token.LINE_CONTROL;
      };
    }

    private void shape(int node, Point2D.Double at) {
      if (scene.isUntried(node)) {
        ink.fill(circle(at, radius * 0.8), Token.BG_PANEL);
        draw(circle(at, radius * 0.8), node, Token.LINE_CONTROL, look.markLine() * 0.7);
        return;
      }
      Fate fate = scene.fate(node);
      if (scene.isRestart(node)) {
        bars(at);
      }
      if (scene.shown().hidden(node) > 0) {
        triangle(node, at);
      } else if (fate == Fate.SOLUTION && scene.isLeaf(node)) {
        diamond(at);
      } else if (fate == Fate.FAILED) {
        square(at);
      } else if (onPath[node]) {
        ink.fill(circle(at, node == here ? radius * 1.3 : radius), Token.ACCENT);
      } else {
        ink.fill(circle(at, radius), Token.BG_PANEL);
        ink.draw(circle(at, radius), Token.LINE_CONTROL, look.markLine());
        if (fate == Fate.SKIPPED) {
          double r = radius * 0.75;
          ink.line(at.x - r, at.y + r, at.x + r, at.y - r, Token.BACK_MARK, look.markLine());
        }
      }
      if (node == here) {
        ink.draw(circle(at, radius * 2), Token.ACCENT, look.markLine());
      }
    }

    /** A double bar, as restarts are marked on the scrub bar, above the node. */
    private void bars(Point2D.Double at) {
      for (double y : new double[] {at.y - 2.2 * radius, at.y - 1.7 * radius}) {
        ink.line(at.x - radius, y, at.x + radius, y, Token.TEXT_MUTED, look.markLine());
      }
    }

    private void triangle(int node, Point2D.Double at) {
      double r = radius * 1.9;
      Path2D.Double triangle = new Path2D.Double();
      triangle.moveTo(at.x, at.y - r * 0.6);
      triangle.lineTo(at.x + r, at.y + r);
      triangle.lineTo(at.x - r, at.y + r);
      triangle.closePath();
      boolean isSolved = scene.foldedSolutions(node) > 0;
      ink.fill(triangle, isSolved ? Token.SOLVED_FILL : Token.DEAD_FILL);
      ink.draw(triangle, isSolved ? Token.SOLVED_MARK : Token.DEAD_MARK, look.markLine());
      if (placement.spacing() >= LABELLED) {
        String number =
            Integer.toString(isSolved ? scene.foldedSolutions(node) : scene.foldedFails(node));
        Font font = look.fonts().monoBold();
        double size = ink.fitting(number, font, look.label(), r * 1.2);
        Token token = isSolved ? Token.SOLVED_TEXT : Token.DEAD_TEXT;
        ink.write(number, at.x, at.y + r * 0.55, font, size, token);
      }
    }

    private void diamond(Point2D.Double at) {
      double r = radius * 1.4;
      Path2D.Double diamond = new Path2D.Double();
      diamond.moveTo(at.x, at.y - r);
      diamond.lineTo(at.x + r, at.y);
      diamond.lineTo(at.x, at.y + r);
      diamond.lineTo(at.x - r, at.y);
      diamond.closePath();
      ink.fill(diamond, Token.SOLVED_MARK);
      Path2D.Double tick = new Path2D.Double();
      tick.moveTo(at.x - r * 0.4, at.y);
      tick.lineTo(at.x - r * 0.1, at.y + r * 0.3);
      tick.lineTo(at.x + r * 0.42, at.y - r * 0.3);
      ink.draw(tick, Token.ON_MARK, look.markLine());
    }

    private void square(Point2D.Double at) {
      double r = radius;
      Rectangle2D.Double square = new Rectangle2D.Double(at.x - r, at.y - r, 2 * r, 2 * r);
      ink.fill(square, Token.DEAD_FILL);
      ink.draw(square, Token.DEAD_MARK, look.markLine());
      double c = r * 0.45;
      ink.line(at.x - c, at.y - c, at.x + c, at.y + c, Token.DEAD_MARK, look.markLine());
      ink.line(at.x - c, at.y + c, at.x + c, at.y - c, Token.DEAD_MARK, look.markLine());
    }

    private void labels(int node, Point2D.Double at) {
      double size = look.label() + 1;
      Font font = onPath[node] ? look.fonts().monoBold() : look.fonts().mono();
      Token token = onPath[node] ? Token.ACCENT_TEXT : Token.TEXT_MUTED;
      decides(node, at, font, size, token);
      if (node > 0) {
        double side = at.x < placement.x(scene.layout(), scene.parent(node)) ? -1 : 1;
        String value = scene.value(node);
        double shift = side * (6 + ink.width(value, font, size) / 2);
        ink.write(value, at.x + shift, at.y - 0.42 * placement.level(), font, size, token);
      }
    }

    /** On the right of the node, or on its left, or nowhere: its neighbours come first. */
    private void decides(int node, Point2D.Double at, Font font, double size, Token token) {
      String decides = scene.decides(node);
      double gap = (node == here ? 2.4 : 1.6) * radius;
      double width = ink.width(decides, font, size);
      double room = gap + width + 1.4 * radius;
      if (scene.roomRight(node) * placement.spacing() >= room) {
        ink.writeFrom(decides, at.x + gap, at.y, font, size, token);
      } else if (scene.roomLeft(node) * placement.spacing() >= room + width) {
        ink.writeFrom(decides, at.x - gap - width, at.y, font, size, token);
      }
    }

    private static BasicStroke dots(double width) {
      return new BasicStroke(
          (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {2, 3}, 0);
    }

    private static Ellipse2D.Double circle(Point2D.Double at, double r) {
      return new Ellipse2D.Double(at.x - r, at.y - r, 2 * r, 2 * r);
    }
  }
}
