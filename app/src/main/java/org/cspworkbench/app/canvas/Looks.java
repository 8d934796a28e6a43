package org.cspworkbench.app.canvas;

import org.cspworkbench.presentation.surface.Look;

/** The looks, in the fonts that come with the program. */
public final class Looks {

  private static final Look LIGHT = Look.light(BundledFonts.get());
  private static final Look DARK = Look.dark(BundledFonts.get());
  private static final Look PROJECTOR = Look.projector(BundledFonts.get());

  private Looks() {}

  /** The light theme. */
  public static Look light() {
    return LIGHT;
  }

  /** The dark theme. */
  public static Look dark() {
    return DARK;
  }

  /** For a projector: stronger colours, heavier lines, larger labels. */
  public static Look projector() {
    return PROJECTOR;
  }

  /**
   * For paper.
   *
   * @param unitsPerPoint how many units of the painter a point is, a 72nd of an inch
   */
  public static Look print(double unitsPerPoint) {
    return Look.print(unitsPerPoint, BundledFonts.get());
  }
}
