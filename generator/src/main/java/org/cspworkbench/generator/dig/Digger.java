package org.cspworkbench.generator.dig;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;

/**
 * Chooses givens of a complete grid such that it stays their only solution. It may have an aim, and
 * miss it. Not to be used by two threads at once.
 */
public interface Digger {

  /**
   * Digs once.
   *
   * @param stop is polled; returns whether to stop, with what has been reached
   * @throws IllegalArgumentException if the grid is not complete and correct
   */
  DugPuzzle dig(Grid solution, RandomStream random, BooleanSupplier stop);

  /** Tells {@code progress} now and then, while it digs, how many givens are left. */
  void reportTo(IntConsumer progress);
}
