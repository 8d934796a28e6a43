package org.cspworkbench.app.canvas;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** One font at one size: measures texts, and remembers their widths. */
final class Lettering {

  /** So many widths are remembered: more than any picture has texts. */
  private static final int MOST_WIDTHS = 4096;

  private final Font font;
  private final Font fallback;
  private final double rise;
  private final Map<String, Double> widths = new ConcurrentHashMap<>();

  Lettering(Font font, double size) {
    this.font = font.deriveFont((float) size);
    this.fallback = new Font(Font.SANS_SERIF, font.getStyle(), 1).deriveFont((float) size);
    GlyphVector digit = this.font.createGlyphVector(context(), "0");
    this.rise = -digit.getVisualBounds().getCenterY();
  }

  private static FontRenderContext context() {
    return new FontRenderContext(null, true, true);
  }

  /** How far the baseline is below the middle of the digits. */
  double rise() {
    return rise;
  }

  /** The font that has the letters of {@code text}. */
  Font fontFor(String text) {
    return font.canDisplayUpTo(text) < 0 ? font : fallback;
  }

  double width(String text) {
    Double known = widths.get(text);
    if (known != null) {
      return known;
    }
    if (widths.size() >= MOST_WIDTHS) {
      widths.clear();
    }
    double width = fontFor(text).createGlyphVector(context(), text).getLogicalBounds().getWidth();
    widths.put(text, width);
    return width;
  }
}
