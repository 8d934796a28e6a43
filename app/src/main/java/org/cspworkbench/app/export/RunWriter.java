package org.cspworkbench.app.export;

/** Writes runs in one form. It keeps nothing, and may be used by several threads at once. */
public interface RunWriter {

  /** What stands before the first run: complete lines, or nothing. */
  default String header() {
    return "";
  }

  /** The text of {@code run}: complete lines, each ended by LF, or nothing. */
  String write(Run run);
}
