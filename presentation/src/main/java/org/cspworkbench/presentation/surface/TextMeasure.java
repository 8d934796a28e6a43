package org.cspworkbench.presentation.surface;

/** Measures texts as surfaces write them; used by several threads at once. */
public interface TextMeasure {

  /** The width of {@code text} at this size. */
  double width(String text, Face face, double size);
}
