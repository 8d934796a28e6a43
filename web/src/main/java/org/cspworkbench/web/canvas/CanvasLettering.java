package org.cspworkbench.web.canvas;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.TextMeasure;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.canvas.CanvasRenderingContext2D;

/**
 * The fonts of a page as a canvas writes them. Texts are measured on a canvas of their own, as
 * measuring changes its font.
 */
public final class CanvasLettering implements TextMeasure {

  /** So many widths are remembered: more than any picture has texts. */
  private static final int MOST_WIDTHS = 4096;

  /** The size at which widths are measured, which all other sizes are multiples of. */
  private static final double UNIT = 100;

  /** The measures of a text on a canvas. */
  private interface Extent extends JSObject {

    @JSProperty
    double getActualBoundingBoxAscent();

    @JSProperty
    double getActualBoundingBoxDescent();
  }

  private record Key(String text, Face face) {}

  private final CanvasRenderingContext2D scratch;
  private final Map<Key, Double> widths = new HashMap<>();
  private final Map<Face, Double> rises = new EnumMap<>(Face.class); // of the unit

  /** Creates the lettering of a page, which measures on {@code scratch}. */
  public CanvasLettering(CanvasRenderingContext2D scratch) {
    this.scratch = scratch;
  }

  /** Returns the font in the form of style sheets. */
  static String css(Face face, double size) {
    String family =
        switch (face) {
          case REGULAR, BOLD -> "Inter, system-ui, sans-serif";
          case MONO, MONO_BOLD -> "\"JetBrains Mono\", ui-monospace, monospace";
        };
    boolean isBold = face == Face.BOLD || face == Face.MONO_BOLD;
    return (isBold ? "bold " : "") + size + "px " + family;
  }

  /** Returns how far the baseline is below the middle of the digits. */
  double rise(Face face, double size) {
    return rises.computeIfAbsent(face, this::riseOfUnit) * size;
  }

  private double riseOfUnit(Face face) {
    scratch.setFont(css(face, UNIT));
    Extent digit = (Extent) scratch.measureText("0");
    return (digit.getActualBoundingBoxAscent() - digit.getActualBoundingBoxDescent()) / 2 / UNIT;
  }

  @Override
  public double width(String text, Face face, double size) {
    Key key = new Key(text, face);
    Double known = widths.get(key);
    if (known == null) {
      if (widths.size() >= MOST_WIDTHS) {
        widths.clear();
      }
      scratch.setFont(css(face, UNIT));
      known = scratch.measureText(text).getWidth() / UNIT;
      widths.put(key, known);
    }
    return known * size;
  }
}
