package org.cspworkbench.bench;

import java.io.PrintStream;
import java.util.List;

/** Something that can be measured, by its name in {@link Bench}. */
interface Measurement {

  /** Returns what it finds out, in one line. */
  String question();

  /**
   * Measures, and prints the figures.
   *
   * @param arguments what the command line says behind the name
   * @throws IllegalStateException if an answer is not the one that is known, so that there is
   *     nothing to compare
   */
  void run(List<String> arguments, PrintStream out);
}
