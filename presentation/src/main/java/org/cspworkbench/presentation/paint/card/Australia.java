package org.cspworkbench.presentation.paint.card;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Polygon;

/**
 * A map of the states and territories of Australia, drawn by hand from rounded degrees:
 * recognisable, but not exact.
 */
public enum Australia {
  /** Western Australia. */
  WA(
      122, 25.5, 129, 14.9, 129, 31.7, 126, 32.3, 124, 33, 123.5, 33.9, 120, 33.9, 118, 35, 115.1,
      34.3, 115.7, 32, 114.6, 29, 113.3, 26.2, 113.6, 22.6, 116.8, 20.6, 119, 20, 121.5, 18.5,
      122.2, 17.2, 123.6, 17.3, 124.5, 15.8, 126.7, 14, 128.2, 14.8),
  /** The Northern Territory. */
  NT(
      133.5, 19.6, 129, 14.9, 130.2, 13, 130.9, 12.3, 132.6, 11.4, 135.2, 12.1, 136.8, 12.2, 135.8,
      14.8, 138, 16.6, 138, 26, 129, 26),
  /** South Australia. */
  SA(
      134.6, 29.6, 129, 26, 141, 26, 141, 38, 139.7, 36.9, 138.5, 35.6, 138.1, 34.2, 137.8, 32.8,
      136.9, 33.8, 135.7, 34.9, 134.2, 33, 132.2, 32, 129, 31.7),
  /** Queensland. */
  Q(
      144.8, 22.6, 138, 16.6, 139.5, 17.5, 140.9, 17.4, 141.6, 15, 141.7, 12.8, 142.5, 10.8, 143.5,
      14, 145.3, 15.2, 146.2, 18.9, 149, 20.6, 150.8, 23.2, 153.1, 25.2, 153.5, 28.2, 149, 28.9,
      141, 29, 141, 26, 138, 26),
  /** New South Wales. */
  NSW(
      146.6, 32.2, 141, 29, 149, 28.9, 153.5, 28.2, 152.5, 32.3, 151, 34.3, 150, 37.4, 148, 36.5,
      144.5, 36, 142.5, 34.6, 141, 34),
  /** Victoria. */
  V(
      138.6, 40.2, 141, 34, 142.5, 34.6, 144.5, 36, 148, 36.5, 150, 37.4, 147, 38.3, 146.3, 39.1,
      144.6, 38.2, 143.5, 38.8, 141, 38),
  /** Tasmania. */
  T(151.6, 42, 144.7, 40.8, 146.5, 41.1, 148.3, 40.9, 148, 42.4, 147, 43.5, 146, 43.4, 145.2, 42.2);

  /** The meridian and the parallel at the upper left, and the extent of the map. */
  private static final double WEST = 112.5;

  private static final double NORTH = 10.2;

  /** The ratio of a degree of longitude to a degree of latitude in the middle of the map. */
  private static final double NARROWING = 0.89;

  static final double WIDTH = (154.2 - WEST) * NARROWING;
  static final double HEIGHT = 44.2 - NORTH;

  private final ImmutableDoubleArray degrees;

  Australia(double... degrees) {
    this.degrees = ImmutableDoubleArray.copyOf(degrees);
  }

  /** Returns the position of the label, in degrees of latitude from the upper left of the map. */
  public Point label() {
    return corner(0);
  }

  /** Returns the outline, in degrees of latitude from the upper left of the map. */
  Polygon outline() {
    ImmutableList.Builder<Point> corners = ImmutableList.builder();
    for (int i = 2; i < degrees.length(); i += 2) {
      corners.add(corner(i));
    }
    return new Polygon(corners.build());
  }

  private Point corner(int i) {
    return new Point((degrees.get(i) - WEST) * NARROWING, degrees.get(i + 1) - NORTH);
  }
}
