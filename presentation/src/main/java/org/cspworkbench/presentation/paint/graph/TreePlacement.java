package org.cspworkbench.presentation.paint.graph;

import org.cspworkbench.presentation.playback.TidyLayout;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;

/**
 * The position and scale of a tree.
 *
 * @param zoom the zoom; 1 is the default size
 * @param leastLevelZoom the minimum zoom of the distance between levels, so that a wide tree does
 *     not degenerate to a line
 * @param flatness the ratio of the zoom of the distance between levels to {@code zoom}
 * @param left the x coordinate of the leftmost node
 * @param top the y coordinate of the root
 */
public record TreePlacement(
    double zoom, double leastLevelZoom, double flatness, double left, double top) {

  /** The minimum distance of two nodes of a level, and the distance of two levels. */
  private static final double SPACING = 42;

  private static final double LEVEL = 57;
  private static final double MARGIN = 36;

  /** The minimum flatness of a deep tree, so that its nodes keep space for their labels. */
  private static final double FLATTEST = 0.6;

  /** Returns the zoom at which the labels of a look are easy to read; 1 on a screen. */
  public static double usualZoom(Look look) {
    return look.label() / Look.USUAL_LABEL;
  }

  /**
   * Returns the placement of the whole tree in {@code area}, with a zoom of at most {@code
   * largest}.
   */
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

  /** Returns the default size of the whole tree, with a margin. */
  public static Size size(TidyLayout layout) {
    return new Size(
        (int) Math.ceil(layout.width() * SPACING + 4 * MARGIN),
        (int) Math.ceil(layout.deepest() * LEVEL + 2 * MARGIN));
  }

  /**
   * Returns this placement with the zoom multiplied by {@code factor} around the point {@code
   * fixed}.
   */
  public TreePlacement zoomed(double factor, Point fixed) {
    double levelFactor = levelZoom(zoom * factor) / levelZoom(zoom);
    return new TreePlacement(
        zoom * factor,
        leastLevelZoom,
        flatness,
        fixed.x() + factor * (left - fixed.x()),
        fixed.y() + levelFactor * (top - fixed.y()));
  }

  /** Returns this placement, moved. */
  public TreePlacement moved(double right, double down) {
    return new TreePlacement(zoom, leastLevelZoom, flatness, left + right, top + down);
  }

  /** Returns the position of {@code node}. */
  public Point at(TidyLayout layout, int node) {
    return new Point(x(layout, node), y(layout, node));
  }

  double x(TidyLayout layout, int node) {
    return left + zoom * SPACING * layout.x(node);
  }

  double y(TidyLayout layout, int node) {
    return top + level() * layout.depth(node);
  }

  /** Returns the minimum distance of two nodes of a level. */
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
