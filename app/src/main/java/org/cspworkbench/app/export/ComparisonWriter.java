package org.cspworkbench.app.export;

import org.cspworkbench.presentation.comparison.Comparison;

/** Writes comparisons in one form. */
@FunctionalInterface
public interface ComparisonWriter {

  /** Returns the text of {@code comparison}: complete lines, each ended by LF. */
  String write(Comparison comparison);

  /** Returns whether the text includes the {@linkplain ComparisonNotes notes}. */
  default boolean writesNotes() {
    return false;
  }
}
