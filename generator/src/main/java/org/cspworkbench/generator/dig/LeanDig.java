package org.cspworkbench.generator.dig;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Makes puzzles of few givens: constrains, that is keeps a few cells and gives others as long as
 * they rule a further solution out, minimises, and gives random cells of the solution until there
 * are exactly as many as wanted. Digging down from the complete grid asks more often, and comes to
 * minimal puzzles of the same sizes.
 *
 * <p>Nearly every minimal puzzle of 9×9 has 28 givens or fewer, but only one in 27 has 22. Where it
 * has too many, the dig walks on: gives a few cells back, minimises again with those last in turn,
 * and goes on from there if that has come no worse off. So it walks from one minimal puzzle to
 * others near by, where there are more that are small than anywhere else (players who look for
 * puzzles of 17 givens call it the vicinity search {−n, +m}; forum.enjoysudoku.com, about 2005). It
 * takes about ten steps, each at a third of the cost of another puzzle, to come to 22.
 */
public final class LeanDig implements Digger {

  /** How many orbits are given back. With two a walk is soon caught, with eight it forgets. */
  private static final int GIVEN_BACK = 4;

  /** How many steps that lead nowhere are taken before another grid is worth a try. */
  private static final int PATIENCE = 40;

  private final Excavation site;
  private final int wanted;
  private final int[] order;

  /** Makes puzzles of {@code wanted} givens, or of as few more as there are when it gives up. */
  public LeanDig(Shape shape, Symmetry symmetry, int wanted) {
    this.site = new Excavation(shape, symmetry);
    this.wanted = wanted;
    this.order = new int[site.orbitCount()];
  }

  @Override
  public void reportTo(IntConsumer progress) {
    site.reportTo(progress);
  }

  @Override
  public DugPuzzle dig(Grid solution, RandomStream random, BooleanSupplier stop) {
    site.start(solution);
    site.constrain(RandomOrder.of(site.orbitCount(), random), stop);
    site.dig(RandomOrder.of(site.orbitCount(), random), 0, stop);
    long draws = 1;
    int inVain = 0;
    while (site.left() > wanted && inVain < PATIENCE && !stop.getAsBoolean()) {
      draws++;
      inVain = step(random, stop) ? 0 : inVain + 1;
    }
    site.fillUp(RandomOrder.of(site.orbitCount(), random), wanted);
    return new DugPuzzle(solution, site.puzzle(), draws, 0);
  }

  /** Goes on to a minimal puzzle near by, unless it is larger; returns whether it is smaller. */
  private boolean step(RandomStream random, BooleanSupplier stop) {
    int before = site.left();
    int given = 0;
    int end = order.length;
    for (int orbit : RandomOrder.of(order.length, random)) {
      if (site.isGiven(orbit)) {
        order[given++] = orbit;
      } else {
        order[--end] = orbit;
      }
    }
    site.remember();
    for (int i = given; i < Math.min(given + GIVEN_BACK, order.length); i++) {
      site.giveBack(order[i]);
    }
    site.dig(order, wanted, stop);
    if (site.left() > before) {
      site.goBack();
    }
    return site.left() < before;
  }
}
