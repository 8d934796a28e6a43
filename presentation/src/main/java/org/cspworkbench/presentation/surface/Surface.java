package org.cspworkbench.presentation.surface;

import java.util.function.Consumer;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Contour;

/**
 * What painters draw on. Lengths are in units of the painter; the surface maps them to the pixels
 * of its device.
 */
public interface Surface {

  /** How edges are drawn that do not lie between pixels. */
  enum Edges {
    /** Smoothed by intermediate tones; this is the usual way. */
    SMOOTH,
    /** Pixel by pixel: for thousands of lines so near that nobody sees the difference. */
    ROUGH
  }

  /** The pixels of the device, in units of the painter. */
  DeviceGrid device();

  /** A box that contains everything that can be seen. */
  Box visible();

  /**
   * Runs {@code painting} with a surface that draws inside {@code part} only. Nothing is drawn on
   * this one in the meantime.
   */
  void within(Contour part, Consumer<Surface> painting);

  /** Sets how edges are drawn from now on. */
  void setEdges(Edges edges);

  /** Fills {@code contour}. */
  void fill(Contour contour, Colour colour);

  /** Draws {@code pen} along {@code contour}. */
  void draw(Contour contour, Pen pen, Colour colour);

  /**
   * Writes {@code text} from {@code x} to the right. The digits of the font have their middle at
   * the height {@code y}, so that all texts at one height stand on one line.
   */
  void write(String text, double x, double y, Face face, double size, Colour colour);
}
