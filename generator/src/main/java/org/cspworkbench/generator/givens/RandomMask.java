package org.cspworkbench.generator.givens;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Draws random sets of givens until one has exactly one solution: the classic baseline. Of sets of
 * 45 givens some in a hundred have one; of sets of 22 givens practically none has.
 */
public final class RandomMask implements GivenSelector {

  private static final int MASKS_A_GRID = 1000;

  private final Shape shape;
  private final int[][] orbits;
  private final UniquenessProof proof;
  private final int wanted;
  private IntConsumer progress = givens -> {};

  /** Draws sets of {@code wanted} givens. */
  public RandomMask(Shape shape, Symmetry symmetry, int wanted) {
    this.shape = shape;
    this.orbits =
        symmetry.orbits(shape).stream().map(orbit -> orbit.toArray()).toArray(int[][]::new);
    this.proof = UniquenessProof.of(shape);
    this.wanted = wanted;
  }

  @Override
  public void reportTo(IntConsumer newProgress) {
    progress = newProgress;
  }

  /** Draws up to 1,000 sets; if none has one solution, the puzzle is the complete grid. */
  @Override
  public SelectedGivens select(Grid solution, RandomStream random, BooleanSupplier stop) {
    int[] values = new int[shape.cellCount()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = solution.value(cell);
    }
    int draws = 0;
    progress.accept(wanted); // every mask has as many
    while (draws < MASKS_A_GRID && !stop.getAsBoolean()) {
      draws++;
      int[] givens = draw(values, random);
      if (proof.of(givens, values, UniquenessProof.USUAL_EFFORT, stop)
          == UniquenessProof.Verdict.UNIQUE) {
        return new SelectedGivens(solution, Grid.ofGivens(shape, givens), draws, 0);
      }
    }
    return new SelectedGivens(solution, solution, draws, 0);
  }

  /** Draws orbits of as many cells as are wanted, or nearly as many if no orbits add up to that. */
  private int[] draw(int[] values, RandomStream random) {
    int[] givens = new int[values.length];
    int left = wanted;
    for (int orbit : RandomOrder.of(orbits.length, random)) {
      if (orbits[orbit].length <= left) {
        left -= orbits[orbit].length;
        for (int cell : orbits[orbit]) {
          givens[cell] = values[cell];
        }
      }
    }
    return givens;
  }
}
