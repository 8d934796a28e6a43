package org.cspworkbench.generator.dig;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Goes once through the cells in random order and blanks each whose value is not needed for the
 * solution to stay the only one, until as few givens are left as are wanted.
 *
 * <p>A value that is needed when its cell's turn comes is needed ever after, as later puzzles have
 * fewer givens still. So one round is enough, and a dig that ends with more givens than were wanted
 * can get no further: its puzzle is minimal. On boards so large that a proof of uniqueness may take
 * too long, a value also stays when the proof was given up.
 */
public final class RandomDig implements Digger {

  private final Excavation site;
  private final int fewest;
  private final int most;

  /**
   * Digs until {@code wanted} givens are left, or no more can be blanked.
   *
   * @throws IllegalArgumentException if {@code wanted} is negative
   */
  public RandomDig(Shape shape, Symmetry symmetry, int wanted) {
    this(shape, symmetry, wanted, wanted);
  }

  /**
   * Digs until as many givens are left as it draws for each puzzle, or no more can be blanked.
   *
   * @param fewest the fewest that it may draw
   * @param most the most that it may draw
   * @throws IllegalArgumentException if {@code fewest} is negative or more than {@code most}
   */
  public RandomDig(Shape shape, Symmetry symmetry, int fewest, int most) {
    checkArgument(
        fewest >= 0 && fewest <= most, "a puzzle cannot have from %s to %s givens", fewest, most);
    this.site = new Excavation(shape, symmetry);
    this.fewest = fewest;
    this.most = most;
  }

  @Override
  public void reportTo(IntConsumer progress) {
    site.reportTo(progress);
  }

  @Override
  public DugPuzzle dig(Grid solution, RandomStream random, BooleanSupplier stop) {
    int wanted = fewest == most ? most : fewest + random.nextInt(most - fewest + 1);
    site.start(solution);
    site.dig(RandomOrder.of(site.orbitCount(), random), wanted, stop);
    return new DugPuzzle(solution, site.puzzle(), 1, site.undecided());
  }
}
