package org.cspworkbench.presentation.paint;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.util.HashMap;
import java.util.Map;

/**
 * Writes short texts in one font, centred: across by their width, up and down by the height of the
 * digits, so that all texts at one height stand on one line.
 */
final class Lettering {

  private final Font font;
  private final Font fallback;
  private final double rise; // from the middle of the digits down to the line they stand on
  private final Map<String, Double> widths = new HashMap<>();

  Lettering(Font font, double size) {
    this.font = font.deriveFont((float) size);
    this.fallback = new Font(Font.SANS_SERIF, font.getStyle(), 1).deriveFont((float) size);
    GlyphVector digit = this.font.createGlyphVector(context(), "0");
    this.rise = -digit.getVisualBounds().getCenterY();
  }

  private static FontRenderContext context() {
    return new FontRenderContext(null, true, true);
  }

  /** Writes {@code text} with its middle at (x, y). */
  void centre(Graphics2D g, String text, double x, double y, Color colour) {
    left(g, text, x - width(text) / 2, y, colour);
  }

  /** Writes {@code text} from {@code x}, with its middle at the height {@code y}. */
  void left(Graphics2D g, String text, double x, double y, Color colour) {
    g.setColor(colour);
    g.setFont(fontFor(text));
    g.drawString(text, (float) x, (float) (y + rise));
  }

  double width(String text) {
    return widths.computeIfAbsent(
        text, t -> fontFor(t).createGlyphVector(context(), t).getLogicalBounds().getWidth());
  }

  private Font fontFor(String text) {
    return font.canDisplayUpTo(text) < 0 ? font : fallback;
  }
}
