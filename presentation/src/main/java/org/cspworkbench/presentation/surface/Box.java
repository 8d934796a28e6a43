package org.cspworkbench.presentation.surface;

/**
 * An axis-aligned rectangle.
 *
 * @param x the left edge
 * @param y the upper edge
 * @param width the extent to the right
 * @param height the extent downwards
 */
public record Box(double x, double y, double width, double height) implements Contour {

  /** Returns a box of this size with its upper left corner at the origin. */
  public static Box of(Size size) {
    return new Box(0, 0, size.width(), size.height());
  }

  /** Returns the right edge. */
  public double right() {
    return x + width;
  }

  /** Returns the lower edge. */
  public double bottom() {
    return y + height;
  }

  /** Returns the horizontal coordinate of the centre. */
  public double centreX() {
    return x + width / 2;
  }

  /** Returns the vertical coordinate of the centre. */
  public double centreY() {
    return y + height / 2;
  }

  /** Returns the centre. */
  public Point centre() {
    return new Point(centreX(), centreY());
  }

  /** Returns whether the width or the height is not positive. */
  public boolean isEmpty() {
    return width <= 0 || height <= 0;
  }

  /** Returns whether {@code point} is inside, or on the left or upper edge. */
  public boolean contains(Point point) {
    return point.x() >= x && point.y() >= y && point.x() < right() && point.y() < bottom();
  }

  /** Returns whether {@code other} is not empty and inside this box. */
  public boolean contains(Box other) {
    return !isEmpty()
        && !other.isEmpty()
        && other.x >= x
        && other.y >= y
        && other.right() <= right()
        && other.bottom() <= bottom();
  }

  /** Returns whether the two boxes overlap; an empty box overlaps none. */
  public boolean intersects(Box other) {
    return !isEmpty()
        && !other.isEmpty()
        && other.right() > x
        && other.bottom() > y
        && other.x < right()
        && other.y < bottom();
  }

  /** Returns the smallest box that contains both boxes. */
  public Box union(Box other) {
    double left = Math.min(x, other.x);
    double top = Math.min(y, other.y);
    return new Box(
        left,
        top,
        Math.max(right(), other.right()) - left,
        Math.max(bottom(), other.bottom()) - top);
  }

  /**
   * Returns this box with all four edges moved inwards by {@code by}, or outwards if it is
   * negative.
   */
  public Box inset(double by) {
    return new Box(x + by, y + by, width - 2 * by, height - 2 * by);
  }
}
