package org.cspworkbench.presentation.geometry;

/**
 * An upright rectangle.
 *
 * @param x its left edge
 * @param y its upper edge
 * @param width how far it extends to the right
 * @param height how far it extends downwards
 */
public record Box(double x, double y, double width, double height) implements Contour {

  /** A box of this size with its upper left corner at the origin. */
  public static Box of(Size size) {
    return new Box(0, 0, size.width(), size.height());
  }

  /** The right edge. */
  public double right() {
    return x + width;
  }

  /** The lower edge. */
  public double bottom() {
    return y + height;
  }

  /** The horizontal coordinate of the centre. */
  public double centreX() {
    return x + width / 2;
  }

  /** The vertical coordinate of the centre. */
  public double centreY() {
    return y + height / 2;
  }

  /** The centre. */
  public Point centre() {
    return new Point(centreX(), centreY());
  }

  /** Whether width or height is not positive. */
  public boolean isEmpty() {
    return width <= 0 || height <= 0;
  }

  /** Whether {@code point} is inside, or on the left or upper edge. */
  public boolean contains(Point point) {
    return point.x() >= x && point.y() >= y && point.x() < right() && point.y() < bottom();
  }

  /** Whether all of {@code other}, which must not be empty, is inside. */
  public boolean contains(Box other) {
    return !isEmpty()
        && !other.isEmpty()
        && other.x >= x
        && other.y >= y
        && other.right() <= right()
        && other.bottom() <= bottom();
  }

  /** Whether both have a part in common; an empty box has none. */
  public boolean intersects(Box other) {
    return !isEmpty()
        && !other.isEmpty()
        && other.right() > x
        && other.bottom() > y
        && other.x < right()
        && other.y < bottom();
  }

  /** The smallest box that contains both. */
  public Box union(Box other) {
    double left = Math.min(x, other.x);
    double top = Math.min(y, other.y);
    return new Box(
        left,
        top,
        Math.max(right(), other.right()) - left,
        Math.max(bottom(), other.bottom()) - top);
  }

  /** The same box with all four edges moved inwards by {@code by}; outwards if it is negative. */
  public Box inset(double by) {
    return new Box(x + by, y + by, width - 2 * by, height - 2 * by);
  }
}
