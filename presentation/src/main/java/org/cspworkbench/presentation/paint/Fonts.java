package org.cspworkbench.presentation.paint;

import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.TextMeasure;

/**
 * The fonts that painters write with.
 *
 * @param regular for values and labels
 * @param bold for givens and the value being tried
 * @param mono for numbers that change
 * @param monoBold for numbers on solid marks
 * @param measure measures texts in these fonts
 */
public record Fonts(Face regular, Face bold, Face mono, Face monoBold, TextMeasure measure) {

  /** The fonts of a screen. */
  public static Fonts screen(TextMeasure measure) {
    return new Fonts(Face.REGULAR, Face.BOLD, Face.MONO, Face.MONO_BOLD, measure);
  }

  /**
   * The fonts of what is printed: those that can be embedded in a document, where letters and
   * digits are easy to tell apart too.
   */
  public static Fonts printed(TextMeasure measure) {
    return new Fonts(Face.MONO, Face.MONO_BOLD, Face.MONO, Face.MONO_BOLD, measure);
  }

  /** The width of {@code text} at this size. */
  public double width(String text, Face face, double size) {
    return measure.width(text, face, size);
  }
}
