package org.cspworkbench.app.export;

import org.cspworkbench.app.input.NamedProblem;

/**
 * A writer of runs in one format. It has no state and may be used by several threads concurrently.
 */
public interface RunWriter {

  /** The maximum number of solutions of a run that are kept. */
  int MOST_KEPT = 10_000;

  /** Returns how many of {@code wanted} solutions must be kept for writing. */
  default int kept(long wanted) {
    return (int) Math.min(wanted, MOST_KEPT);
  }

  /** Returns the text before the first run: complete lines, or the empty string. */
  default String header() {
    return "";
  }

  /**
   * Returns the text to write as soon as a better solution of a problem with an objective is found:
   * complete lines, or the empty string.
   *
   * @param wanted how many solutions were requested
   * @param values one value (not index) for each variable of the problem, by index
   */
  default String found(NamedProblem problem, long wanted, int... values) {
    return "";
  }

  /**
   * Returns the text for a problem that was not read in time: complete lines, or the empty string.
   */
  default String unread() {
    return "";
  }

  /**
   * Returns the text of {@code run}: complete lines, each terminated by LF, or the empty string.
   */
  String write(Run run);
}
