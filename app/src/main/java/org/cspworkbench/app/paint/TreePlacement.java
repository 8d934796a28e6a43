package org.cspworkbench.app.paint;

import java.awt.Rectangle;
import java.awt.geom.Point2D;
import org.cspworkbench.app.tree.TidyLayout;

/**
 * Which part of a tree is to be seen, and how large.
 *
 * @param zoom 1 for the usual size
 * @param left where the leftmost node is
 * @param top where the root is
 */
public record TreePlacement(double zoom, double left, double top) {

  /** The least distance of two nodes of a level, and the distance of two levels. */
  private static final double SPACING = 42;

  private static final double LEVEL = 57;
  private static final double MARGIN = 36;

  /** The whole tree in {@code area}, no larger than usual. */
  public static TreePlacement fit(TidyLayout layout, Rectangle area) {
    double width = Math.max(1, area.width - 2 * MARGIN);
    double height = Math.max(1, area.height - 2 * MARGIN);
    double zoom = Math.min(1, height / Math.max(1, layout.deepest() * LEVEL));
    zoom = Math.min(zoom, width / Math.max(1, layout.width() * SPACING));
    double left = area.getCenterX() - zoom * SPACING * layout.width() / 2;
    return new TreePlacement(zoom, left, area.y + MARGIN);
  }

  /** The same with {@code factor} times the zoom, so that {@code fixed} stays where it is. */
  public TreePlacement zoomed(double factor, Point2D fixed) {
    return new TreePlacement(
        zoom * factor,
        fixed.getX() + factor * (left - fixed.getX()),
        fixed.getY() + factor * (top - fixed.getY()));
  }

  /** The same, moved. */
  public TreePlacement moved(double right, double down) {
    return new TreePlacement(zoom, left + right, top + down);
  }

  /** Where {@code node} is. */
  public Point2D.Double at(TidyLayout layout, int node) {
    return new Point2D.Double(x(layout, node), y(layout, node));
  }

  double x(TidyLayout layout, int node) {
    return left + zoom * SPACING * layout.x(node);
  }

  double y(TidyLayout layout, int node) {
    return top + zoom * LEVEL * layout.depth(node);
  }

  /** How far two nodes of a level are apart at least. */
  double spacing() {
    return zoom * SPACING;
  }

  double level() {
    return zoom * LEVEL;
  }
}
