package org.cspworkbench.bench;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * One side of a comparison.
 *
 * @param name what the table calls it
 * @param preparation makes the work anew for each round, outside the clock
 * @param answer what the work must come to, every time
 */
record Contestant(String name, Supplier<LongSupplier> preparation, long answer) {

  /** Returns one whose work needs no preparation. */
  static Contestant of(String name, LongSupplier work, long answer) {
    return new Contestant(name, () -> work, answer);
  }
}
