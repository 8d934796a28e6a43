package org.cspworkbench.presentation.surface;

import org.cspworkbench.presentation.geometry.Box;

/**
 * The pixels of a device, in the units of the painter: what is aligned to them comes out sharp at
 * any scale. Where the units are turned or sheared there is nothing to align to, and one unit
 * counts as one pixel.
 *
 * @param scaleX pixels in a unit to the right
 * @param scaleY pixels in a unit downwards
 * @param offsetX the pixel at 0, from the left
 * @param offsetY the pixel at 0, from the top
 */
public record DeviceGrid(double scaleX, double scaleY, double offsetX, double offsetY) {

  /** One unit is one pixel. */
  public static DeviceGrid unscaled() {
    return new DeviceGrid(1, 1, 0, 0);
  }

  /** The edge between pixels nearest to {@code x}. */
  public double x(double x) {
    return (Math.round(x * scaleX + offsetX) - offsetX) / scaleX;
  }

  /** The edge between pixels nearest to {@code y}. */
  public double y(double y) {
    return (Math.round(y * scaleY + offsetY) - offsetY) / scaleY;
  }

  /** The longest length of whole pixels that is no longer than {@code length}, at least one. */
  public double whole(double length) {
    return Math.max(1, Math.floor(length * scaleX + 1e-9)) / scaleX;
  }

  /** The length of one pixel. */
  public double pixel() {
    return 1 / scaleX;
  }

  /** Half of {@code length}, which is of whole pixels, rounded down to whole pixels. */
  public double half(double length) {
    return Math.floor(length * scaleX / 2 + 1e-9) / scaleX;
  }

  /** {@code area} with its edges between pixels. */
  public Box aligned(Box area) {
    double left = x(area.x());
    double top = y(area.y());
    return new Box(left, top, x(area.right()) - left, y(area.bottom()) - top);
  }
}
