package org.cspworkbench.generator.dig;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Makes minimal puzzles, and counts which of their givens could be removed alone. A symmetric
 * puzzle is minimal if it has several solutions without any group of givens that belong together;
 * without one given of such a group it nearly always has one solution still. Puzzles without such
 * givens are rare, so they have to be drawn.
 */
public final class StrictDig implements Digger {

  private final Excavation site;

  /** Digs patterns of this symmetry in grids of this shape. */
  public StrictDig(Shape shape, Symmetry symmetry) {
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
    int removable = site.removable(stop);
    return new DugPuzzle(solution, site.puzzle(), 1, site.undecided(), removable);
  }
}
