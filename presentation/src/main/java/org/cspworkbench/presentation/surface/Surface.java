package org.cspworkbench.presentation.surface;

import java.util.function.Consumer;

/**
 * A drawing surface for painters. Lengths are in units of the painter; the surface maps them to the
 * pixels of its device.
 */
public interface Surface {

  /** The drawing of edges that are not aligned to pixels. */
  enum Edges {
    /** Antialiased; this is the default. */
    SMOOTH,
    /**
     * Not antialiased, for thousands of lines that are so dense that the difference is invisible.
     */
    ROUGH
  }

  /** Returns the pixel grid of the device, in units of the painter. */
  DeviceGrid device();

  /** Returns a box that contains the visible part. */
  Box visible();

  /**
   * Runs {@code painting} with a surface that draws inside {@code part} only. Nothing may be drawn
   * on this surface in the meantime.
   */
  void within(Contour part, Consumer<Surface> painting);

  /** Sets the drawing of edges. */
  void setEdges(Edges edges);

  /** Paints {@code stamp} into {@code place}. */
  default void stamp(Stamp stamp, Box place) {
    stamp.paint(this, place);
  }

  /** Paints {@code pixels} into {@code place} as rectangles of equal size, with hard edges. */
  default void paint(Pixels pixels, Box place) {
    double width = place.width() / pixels.width();
    double height = place.height() / pixels.height();
    for (int row = 0; row < pixels.height(); row++) {
      double y = place.y() + row * height;
      int start = 0;
      for (int column = 1; column <= pixels.width(); column++) {
        int argb = pixels.at(start, row);
        if (column == pixels.width() || pixels.at(column, row) != argb) {
          Box run = new Box(place.x() + start * width, y, (column - start) * width, height);
          fill(run, Colour.ofArgb(argb));
          start = column;
        }
      }
    }
  }

  /** Fills {@code contour}. */
  void fill(Contour contour, Colour colour);

  /** Draws {@code stroke} along {@code contour}. */
  void draw(Contour contour, Stroke stroke, Colour colour);

  /**
   * Writes {@code text}, starting at {@code x}. The digits of the font are vertically centred at
   * {@code y}, so that all texts at one height share a baseline.
   */
  void write(String text, double x, double y, Face face, double size, Colour colour);
}
