package org.cspworkbench.generator.givens;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;

/**
 * Selects givens of a complete grid such that it stays their only solution. A selector may aim at a
 * number of givens and miss it. Not safe for use by several threads.
 */
public interface GivenSelector {

  /**
   * Selects givens once.
   *
   * @param stop is polled; returns whether to stop with the givens that are left
   * @throws IllegalArgumentException if the grid is not complete and correct
   */
  SelectedGivens select(Grid solution, RandomStream random, BooleanSupplier stop);

  /** Reports to {@code progress} now and then, during a selection, how many givens are left. */
  void reportTo(IntConsumer progress);
}
