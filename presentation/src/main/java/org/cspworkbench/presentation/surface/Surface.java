package org.cspworkbench.presentation.surface;

import java.util.function.Consumer;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Contour;

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
