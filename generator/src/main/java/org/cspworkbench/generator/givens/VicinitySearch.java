package org.cspworkbench.generator.givens;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Makes puzzles of few givens: keeps a few cells and adds others as long as they rule out a further
 * solution, minimises, and adds random cells of the solution until there are exactly as many givens
 * as wanted. Removing givens from the complete grid takes more proofs, and leads to minimal puzzles
 * of the same sizes.
 *
 * <p>Nearly every minimal puzzle of 9×9 has 28 givens or fewer, but only one in 27 has 22. Where
 * there are too many givens, a local search follows: it adds a few cells, minimises again with
 * these last in the order, and continues with the result unless that has more givens. Near a small
 * minimal puzzle, more small ones are found than elsewhere (players who look for puzzles of 17
 * givens call it the vicinity search {−n, +m}; forum.enjoysudoku.com, about 2005). About ten steps,
 * each at a third of the cost of another puzzle, lead to 22 givens.
 */
public final class VicinitySearch implements GivenSelector {

  /** How many orbits a step adds: with two the search gets stuck, with eight it becomes random. */
  private static final int RESTORED = 4;

  /** After so many steps without a smaller puzzle another grid is more promising. */
  private static final int PATIENCE = 40;

  private final GivenRemoval removal;
  private final int wanted;
  private final int[] order;

  /** Makes puzzles of {@code wanted} givens, or of as few more as it reaches. */
  public VicinitySearch(Shape shape, Symmetry symmetry, int wanted) {
    this.removal = new GivenRemoval(shape, symmetry);
    this.wanted = wanted;
    this.order = new int[removal.orbitCount()];
  }

  @Override
  public void reportTo(IntConsumer progress) {
    removal.reportTo(progress);
  }

  @Override
  public SelectedGivens select(Grid solution, RandomStream random, BooleanSupplier stop) {
    removal.start(solution);
    removal.constrain(RandomOrder.of(removal.orbitCount(), random), stop);
    removal.remove(RandomOrder.of(removal.orbitCount(), random), 0, stop);
    long draws = 1;
    int inVain = 0;
    while (removal.left() > wanted && inVain < PATIENCE && !stop.getAsBoolean()) {
      draws++;
      inVain = step(random, stop) ? 0 : inVain + 1;
    }
    removal.restoreUpTo(RandomOrder.of(removal.orbitCount(), random), wanted);
    return new SelectedGivens(solution, removal.puzzle(), draws, 0);
  }

  /** Moves to a minimal puzzle near by unless it is larger; returns whether it is smaller. */
  private boolean step(RandomStream random, BooleanSupplier stop) {
    int before = removal.left();
    int given = 0;
    int end = order.length;
    for (int orbit : RandomOrder.of(order.length, random)) {
      if (removal.isGiven(orbit)) {
        order[given++] = orbit;
      } else {
        order[--end] = orbit;
      }
    }
    removal.save();
    for (int i = given; i < Math.min(given + RESTORED, order.length); i++) {
      removal.restore(order[i]);
    }
    removal.remove(order, wanted, stop);
    if (removal.left() > before) {
      removal.returnToSaved();
    }
    return removal.left() < before;
  }
}
