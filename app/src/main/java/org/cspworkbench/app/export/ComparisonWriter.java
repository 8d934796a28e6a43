package org.cspworkbench.app.export;

/** Writes comparisons in one form. */
@FunctionalInterface
public interface ComparisonWriter {

  /** The text of {@code comparison}: complete lines, each ended by LF. */
  String write(Comparison comparison);
}
