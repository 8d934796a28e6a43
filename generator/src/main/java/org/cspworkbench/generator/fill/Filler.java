package org.cspworkbench.generator.fill;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.cspworkbench.core.random.RandomStream;

/** Makes complete grids of one shape. Not to be used by two threads at once. */
public interface Filler {

  /**
   * Returns the next grid.
   *
   * @param random all that it depends on
   * @param stop is polled; returns whether to stop
   * @return the grid; empty if there is none, or {@code stop} returned true
   */
  Optional<CompleteGrid> next(RandomStream random, BooleanSupplier stop);
}
