package org.cspworkbench.generator.dig;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Makes minimal puzzles: without any of their givens, or of the groups of givens that belong
 * together by symmetry, they would have several solutions. On boards so large that a proof may take
 * long, it goes on until all are there or it is stopped.
 */
public final class MinimalDig implements Digger {

  private final Excavation site;

  /** Digs patterns of this symmetry in grids of this shape. */
  public MinimalDig(Shape shape, Symmetry symmetry) {
    this.site = new Excavation(shape, symmetry);
  }

  @Override
  public void reportTo(IntConsumer progress) {
    site.reportTo(progress);
  }

  /** Digs once; if it was stopped, some of the givens may not be needed. */
  @Override
  public DugPuzzle dig(Grid solution, RandomStream random, BooleanSupplier stop) {
    site.start(solution);
    site.minimise(RandomOrder.of(site.orbitCount(), random), stop);
    return new DugPuzzle(solution, site.puzzle(), 1, site.undecided());
  }
}
