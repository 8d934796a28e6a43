package org.cspworkbench.app.export;

import org.cspworkbench.app.input.NamedProblem;

/** Writes runs in one form. It keeps nothing, and may be used by several threads at once. */
public interface RunWriter {

  /** What stands before the first run: complete lines, or nothing. */
  default String header() {
    return "";
  }

  /**
   * What is written as soon as a solution is found: complete lines, or nothing.
   *
   * @param wanted how many solutions were asked for
   * @param values one value (not index) for each variable of the problem, by index
   */
  default String found(NamedProblem problem, long wanted, int... values) {
    return "";
  }

  /** The text of {@code run}: complete lines, each ended by LF, or nothing. */
  String write(Run run);
}
