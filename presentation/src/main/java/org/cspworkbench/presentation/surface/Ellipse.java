package org.cspworkbench.presentation.surface;

/**
 * An ellipse.
 *
 * @param bounds the box that the ellipse touches on all four sides
 */
public record Ellipse(Box bounds) implements Contour {

  /** Returns the circle of this radius around (x, y). */
  public static Ellipse circle(double x, double y, double radius) {
    return new Ellipse(new Box(x - radius, y - radius, 2 * radius, 2 * radius));
  }
}
