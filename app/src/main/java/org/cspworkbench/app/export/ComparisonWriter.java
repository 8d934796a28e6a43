package org.cspworkbench.app.export;

/** A writer of comparisons in one format. */
@FunctionalInterface
public interface ComparisonWriter {

  /** Returns the text of {@code comparison}: complete lines, each terminated by LF. */
  String write(Comparison comparison);
}
