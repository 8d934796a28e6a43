package org.cspworkbench.presentation.paint;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

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
record DeviceGrid(double scaleX, double scaleY, double offsetX, double offsetY) {

  static DeviceGrid of(Graphics2D g) {
    AffineTransform transform = g.getTransform();
    boolean isUpright =
        transform.getShearX() == 0
            && transform.getShearY() == 0
            && transform.getScaleX() > 0
            && transform.getScaleY() > 0;
    return isUpright
        ? new DeviceGrid(
            transform.getScaleX(),
            transform.getScaleY(),
            transform.getTranslateX(),
            transform.getTranslateY())
        : unscaled();
  }

  /** One unit is one pixel. */
  static DeviceGrid unscaled() {
    return new DeviceGrid(1, 1, 0, 0);
  }

  /** The edge between pixels nearest to {@code x}. */
  double x(double x) {
    return (Math.round(x * scaleX + offsetX) - offsetX) / scaleX;
  }

  /** The edge between pixels nearest to {@code y}. */
  double y(double y) {
    return (Math.round(y * scaleY + offsetY) - offsetY) / scaleY;
  }

  /** The longest length of whole pixels that is no longer than {@code length}, at least one. */
  double whole(double length) {
    return Math.max(1, Math.floor(length * scaleX + 1e-9)) / scaleX;
  }

  /** The length of one pixel. */
  double pixel() {
    return 1 / scaleX;
  }

  /** Half of {@code length}, which is of whole pixels, rounded down to whole pixels. */
  double half(double length) {
    return Math.floor(length * scaleX / 2 + 1e-9) / scaleX;
  }

  /** {@code area} with its edges between pixels. */
  Rectangle2D.Double aligned(Rectangle2D area) {
    double left = x(area.getMinX());
    double top = y(area.getMinY());
    return new Rectangle2D.Double(left, top, x(area.getMaxX()) - left, y(area.getMaxY()) - top);
  }
}
