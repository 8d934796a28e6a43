package org.cspworkbench.presentation.surface;

/**
 * The pixel grid of a device in units of the painter. Shapes that are aligned to it are sharp at
 * any scale. If the units are rotated or sheared there is no alignment, and one unit counts as one
 * pixel.
 *
 * @param scaleX the number of horizontal pixels per unit
 * @param scaleY the number of vertical pixels per unit
 * @param offsetX the horizontal pixel at 0
 * @param offsetY the vertical pixel at 0
 */
public record DeviceGrid(double scaleX, double scaleY, double offsetX, double offsetY) {

  /** Returns a grid in which one unit is one pixel. */
  public static DeviceGrid unscaled() {
    return new DeviceGrid(1, 1, 0, 0);
  }

  /** Returns the pixel edge nearest to {@code x}. */
  public double x(double x) {
    return (Math.round(x * scaleX + offsetX) - offsetX) / scaleX;
  }

  /** Returns the pixel edge nearest to {@code y}. */
  public double y(double y) {
    return (Math.round(y * scaleY + offsetY) - offsetY) / scaleY;
  }

  /**
   * Returns the greatest whole number of pixels that is at most {@code length}, but at least one
   * pixel.
   */
  public double whole(double length) {
    return Math.max(1, Math.floor(length * scaleX + 1e-9)) / scaleX;
  }

  /** Returns the length of one pixel. */
  public double pixel() {
    return 1 / scaleX;
  }

  /** Returns half of {@code length}, a whole number of pixels, rounded down to whole pixels. */
  public double half(double length) {
    return Math.floor(length * scaleX / 2 + 1e-9) / scaleX;
  }

  /** Returns {@code area} with its edges aligned to pixels. */
  public Box aligned(Box area) {
    double left = x(area.x());
    double top = y(area.y());
    return new Box(left, top, x(area.right()) - left, y(area.bottom()) - top);
  }
}
