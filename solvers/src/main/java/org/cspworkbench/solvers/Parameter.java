package org.cspworkbench.solvers;

/**
 * Something about a solver that its user may set. The command line and the window make their
 * options from these.
 */
public sealed interface Parameter {

  /**
   * Its name on a command line: lower case, words joined by hyphens, unique among the parameters of
   * a solver.
   */
  String name();

  /** What it does, in one sentence. */
  String description();

  /**
   * A whole number.
   *
   * @param name its name on a command line
   * @param description what it does
   * @param min the smallest value that makes sense
   * @param max the largest
   * @param defaultValue what holds unless it is set
   */
  record WholeNumber(String name, String description, long min, long max, long defaultValue)
      implements Parameter {}

  /**
   * How likely values are, relative to each other: {@link ValueWeights}.
   *
   * @param name its name on a command line
   * @param description what it does
   */
  record Weights(String name, String description) implements Parameter {}
}
