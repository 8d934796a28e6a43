package org.cspworkbench.presentation.paint;

import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.geometry.Size;
import org.cspworkbench.presentation.tree.TidyLayout;

/**
 * Which part of a tree is to be seen, and how large.
 *
 * @param zoom 1 for the usual size
 * @param leastLevelZoom how far levels stay apart whatever the zoom, so that a wide tree does not
 *     become a line; 1 for the usual distance
 * @param flatness how near levels are to each other for the zoom; 1 for as far apart as usual
 * @param left where the leftmost node is
 * @param top where the root is
 */
public record TreePlacement(
    double zoom, double leastLevelZoom, double flatness, double left, double top) {

  /** The least distance of two nodes of a level, and the distance of two levels. */
  private static final double SPACING = 42;

  private static final double LEVEL = 57;
  private static final double MARGIN = 36;

  /** A deep tree is flattened this far, so that its nodes keep room for their labels. */
  private static final double FLATTEST = 0.6;

  /** The zoom at which the labels of a look are easy to read; 1 on a screen. */
  public static double usualZoom(Look look) {
    return look.label() / Look.USUAL_LABEL;
  }

  /** The whole tree in {@code area}, no larger than {@code largest}. */
  public static TreePlacement fit(TidyLayout layout, Box area, double largest) {
    double width = Math.max(1, area.width() - 2 * MARGIN);
    double height = Math.max(1, area.height() - 2 * MARGIN);
    double levelZoom = Math.min(largest, height / Math.max(1, layout.deepest() * LEVEL));
    double zoom = Math.min(largest, width / Math.max(1, layout.width() * SPACING));
    zoom = Math.min(zoom, levelZoom / FLATTEST);
    double flatness = Math.min(1, levelZoom / zoom);
    double left = area.centreX() - zoom * SPACING * layout.width() / 2;
    return new TreePlacement(zoom, levelZoom, flatness, left, area.y() + MARGIN);
  }

  /** How much room the whole tree takes at its usual size, with a margin. */
  public static Size size(TidyLayout layout) {
    return new Size(
        (int) Math.ceil(layout.width() * SPACING + 4 * MARGIN),
        (int) Math.ceil(layout.deepest() * LEVEL + 2 * MARGIN));
  }

  /** The same with {@code factor} times the zoom, so that {@code fixed} stays where it is. */
  public TreePlacement zoomed(double factor, Point fixed) {
    double levelFactor = levelZoom(zoom * factor) / levelZoom(zoom);
    return new TreePlacement(
        zoom * factor,
        leastLevelZoom,
        flatness,
        fixed.x() + factor * (left - fixed.x()),
        fixed.y() + levelFactor * (top - fixed.y()));
  }

  /** The same, moved. */
  public TreePlacement moved(double right, double down) {
    return new TreePlacement(zoom, leastLevelZoom, flatness, left + right, top + down);
  }

  /** Where {@code node} is. */
  public Point at(TidyLayout layout, int node) {
    return new Point(x(layout, node), y(layout, node));
  }

  double x(TidyLayout layout, int node) {
    return left + zoom * SPACING * layout.x(node);
  }

  double y(TidyLayout layout, int node) {
    return top + level() * layout.depth(node);
  }

  /** How far two nodes of a level are apart at least. */
  double spacing() {
    return zoom * SPACING;
  }

  double level() {
    return levelZoom(zoom) * LEVEL;
  }

  private double levelZoom(double at) {
    return Math.max(at * flatness, leastLevelZoom);
  }
}
