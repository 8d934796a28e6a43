package org.cspworkbench.bench;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * One side of a comparison.
 *
 * @param name its name in the table
 * @param preparation creates the work for each round, before the clock starts
 * @param answer the expected result of the work
 */
record ComparedWork(String name, Supplier<LongSupplier> preparation, long answer) {

  /** Returns one whose work needs no preparation. */
  static ComparedWork of(String name, LongSupplier work, long answer) {
    return new ComparedWork(name, () -> work, answer);
  }
}
