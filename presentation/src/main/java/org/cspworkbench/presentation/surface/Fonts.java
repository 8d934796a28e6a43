package org.cspworkbench.presentation.surface;

/**
 * The fonts of painters.
 *
 * @param regular for values and labels
 * @param bold for givens and the value being tried
 * @param mono for numbers that change
 * @param monoBold for numbers on solid marks
 * @param measure measures texts in these fonts
 */
public record Fonts(Face regular, Face bold, Face mono, Face monoBold, TextMeasure measure) {

  /** Returns the fonts of a screen. */
  public static Fonts screen(TextMeasure measure) {
    return new Fonts(Face.REGULAR, Face.BOLD, Face.MONO, Face.MONO_BOLD, measure);
  }

  /**
   * Returns the fonts for printed documents, which can be embedded, and whose letters and digits
   * are easy to distinguish.
   */
  public static Fonts printed(TextMeasure measure) {
    return new Fonts(Face.MONO, Face.MONO_BOLD, Face.MONO, Face.MONO_BOLD, measure);
  }

  /** Returns the width of {@code text} at this size. */
  public double width(String text, Face face, double size) {
    return measure.width(text, face, size);
  }
}
