package org.cspworkbench.document;

/**
 * A position in a source.
 *
 * @param source its name: a file name, {@code standard input}, {@code the argument}
 * @param line from 1; 0 if the source as a whole is meant
 * @param column from 1; 0 if the source as a whole is meant
 */
public record SourcePosition(String source, int line, int column) {

  /** No position: that of a fault which the document has yet to locate. */
  public static final SourcePosition NOWHERE = of("");

  /** Returns the source as a whole. */
  public static SourcePosition of(String source) {
    return new SourcePosition(source, 0, 0);
  }

  /** As compilers write it: {@code week3.sdk:4:7}, or {@code week3.sdk} for the whole. */
  @Override
  public String toString() {
    return line == 0 ? source : source + ":" + line + ":" + column;
  }
}
