package org.cspworkbench.bench;

import java.io.PrintStream;
import java.util.List;

/** A measurement, with a name in {@link Bench}. */
interface Benchmark {

  /** Returns its purpose, in one line. */
  String question();

  /**
   * Measures, and prints the figures.
   *
   * @param arguments the arguments after the name
   * @throws IllegalStateException if an answer is wrong, so that times cannot be compared
   */
  void run(List<String> arguments, PrintStream out);
}
