package org.cspworkbench.generator.givens;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Visits the cells once in random order and removes each given that is not needed for the solution
 * to stay the only one, until as few givens are left as are wanted.
 *
 * <p>A given that is needed when it is visited is needed ever after, as later puzzles have fewer
 * givens still. So one pass is sufficient, and a puzzle with more givens than were wanted is
 * minimal. On boards so large that a proof of uniqueness may take too long, a given also stays when
 * the proof was given up.
 */
public final class RandomRemoval implements GivenSelector {

  private final GivenRemoval removal;
  private final int fewest;
  private final int most;

  /**
   * Removes givens until {@code wanted} are left, or no more can be removed.
   *
   * @throws IllegalArgumentException if {@code wanted} is negative
   */
  public RandomRemoval(Shape shape, Symmetry symmetry, int wanted) {
    this(shape, symmetry, wanted, wanted);
  }

  /**
   * Removes givens until as many are left as are drawn for each puzzle, or no more can be removed.
   *
   * @param fewest the fewest that it may draw
   * @param most the most that it may draw
   * @throws IllegalArgumentException if {@code fewest} is negative or more than {@code most}
   */
  public RandomRemoval(Shape shape, Symmetry symmetry, int fewest, int most) {
    checkArgument(
        fewest >= 0 && fewest <= most, "a puzzle cannot have from %s to %s givens", fewest, most);
    this.removal = new GivenRemoval(shape, symmetry);
    this.fewest = fewest;
    this.most = most;
  }

  @Override
  public void reportTo(IntConsumer progress) {
    removal.reportTo(progress);
  }

  @Override
  public SelectedGivens select(Grid solution, RandomStream random, BooleanSupplier stop) {
    int wanted = fewest == most ? most : fewest + random.nextInt(most - fewest + 1);
    removal.start(solution);
    removal.remove(RandomOrder.of(removal.orbitCount(), random), wanted, stop);
    return new SelectedGivens(solution, removal.puzzle(), 1, removal.undecided());
  }
}
