package org.cspworkbench.presentation.surface;

/** A measure of texts as a surface writes them. Implementations are thread-safe. */
public interface TextMeasure {

  /** Returns the width of {@code text} at this size. */
  double width(String text, Face face, double size);
}
