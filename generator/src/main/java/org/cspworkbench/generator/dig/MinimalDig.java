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
 *
 * <p>A symmetric puzzle without a single given of such a group nearly always has one solution
 * still. A strict search counts these givens; puzzles without any are rare, so they have to be
 * drawn.
 */
public final class MinimalDig implements Digger {

  /** Counts the givens that could be removed, each alone. */
  private interface RemovableGivens {
    int count(Excavation site, BooleanSupplier stop);
  }

  private final Excavation site;
  private final RemovableGivens removable;

  private MinimalDig(Shape shape, Symmetry symmetry, RemovableGivens removable) {
    this.site = new Excavation(shape, symmetry);
    this.removable = removable;
  }

  /** Returns a digger of puzzles of this symmetry, minimal by groups of givens. */
  public static MinimalDig byGroups(Shape shape, Symmetry symmetry) {
    return new MinimalDig(shape, symmetry, (site, stop) -> 0);
  }

  /** Returns the same that also counts the givens that could be removed alone. */
  public static MinimalDig strict(Shape shape, Symmetry symmetry) {
    return new MinimalDig(shape, symmetry, Excavation::removable);
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
    int alone = removable.count(site, stop);
    return new DugPuzzle(solution, site.puzzle(), 1, site.undecided(), alone);
  }
}
