package org.cspworkbench.generator.givens;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Makes minimal puzzles: without any of their givens, or of the groups of givens that belong
 * together by symmetry, they would have several solutions. On boards so large that a proof may take
 * long, it continues until all are proved or it is stopped.
 *
 * <p>A symmetric puzzle without a single given of such a group nearly always has one solution
 * still. A strict search counts these givens; puzzles without any are rare, so they have to be
 * drawn.
 */
public final class MinimalRemoval implements GivenSelector {

  /** Counts the givens that could be removed, each alone. */
  private interface RemovableGivens {
    int count(GivenRemoval removal, BooleanSupplier stop);
  }

  private final GivenRemoval removal;
  private final RemovableGivens removable;

  private MinimalRemoval(Shape shape, Symmetry symmetry, RemovableGivens removable) {
    this.removal = new GivenRemoval(shape, symmetry);
    this.removable = removable;
  }

  /** Returns a selector of puzzles of this symmetry that are minimal by groups of givens. */
  public static MinimalRemoval byGroups(Shape shape, Symmetry symmetry) {
    return new MinimalRemoval(shape, symmetry, (removal, stop) -> 0);
  }

  /** Returns the same that also counts the givens that could be removed alone. */
  public static MinimalRemoval strict(Shape shape, Symmetry symmetry) {
    return new MinimalRemoval(shape, symmetry, GivenRemoval::removable);
  }

  @Override
  public void reportTo(IntConsumer progress) {
    removal.reportTo(progress);
  }

  /** Removes givens once; if that was stopped, some of those that are left may not be needed. */
  @Override
  public SelectedGivens select(Grid solution, RandomStream random, BooleanSupplier stop) {
    removal.start(solution);
    removal.minimise(RandomOrder.of(removal.orbitCount(), random), stop);
    int alone = removable.count(removal, stop);
    return new SelectedGivens(solution, removal.puzzle(), 1, removal.undecided(), alone);
  }
}
