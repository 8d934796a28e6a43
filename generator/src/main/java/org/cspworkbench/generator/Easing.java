package org.cspworkbench.generator;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.function.BooleanSupplier;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.Hardness.Course;
import org.cspworkbench.sudoku.Grid;

/**
 * Makes a puzzle easier, until it is as hard as requested and no harder. Before or after a step of
 * the requested technique a harder one is usually needed, and drawing until that is not so may take
 * for ever. So cells are given, one after the other, that are open where the harder step would
 * come, except those that make the requested technique unnecessary. As their values are those of
 * the solution, it stays the only one.
 *
 * <p>Explains at most two puzzles for each cell of the grid.
 */
final class Easing {

  private static final int ROUNDS = 2;

  private final Hardness hardness;
  private final ImmutableList<ImmutableIntArray> orbits;

  /**
   * Creates the easing of puzzles.
   *
   * @param orbits the cells that are given together, because the pattern is to be symmetric
   */
  Easing(Hardness hardness, ImmutableList<ImmutableIntArray> orbits) {
    this.hardness = hardness;
    this.orbits = orbits;
  }

  /**
   * An eased puzzle.
   *
   * @param puzzle the puzzle
   * @param course how far it is explained
   */
  record Eased(Grid puzzle, Course course) {}

  /** Returns the distance of an eased puzzle from the request; 0 if it is as hard as that. */
  int distance(Eased eased) {
    return hardness.distance(eased.course());
  }

  /**
   * Gives cells of {@code solution} until {@code puzzle} is as hard as requested, and then any as
   * long as it stays so.
   *
   * @param fewest how many givens there are to be at least
   * @param most how many there may be
   */
  Eased ease(
      Grid puzzle, Grid solution, int fewest, int most, RandomStream random, BooleanSupplier stop) {
    Eased eased = new Eased(puzzle, hardness.course(puzzle, stop));
    for (int round = 0; round < ROUNDS; round++) {
      for (int orbit : RandomOrder.of(orbits.size(), random)) {
        ImmutableIntArray cells = orbits.get(orbit);
        Grid before = eased.puzzle();
        boolean fits = before.isEmpty(cells.get(0)) && before.filled() + cells.length() <= most;
        if (fits && isOfUse(cells, eased, fewest)) {
          eased = give(cells, eased, solution, stop);
        }
      }
    }
    return eased;
  }

  private static boolean isOfUse(ImmutableIntArray cells, Eased eased, int fewest) {
    return eased.course().isMet()
        ? eased.puzzle().filled() < fewest
        : cells.stream().anyMatch(eased.course().end()::isEmpty);
  }

  /** Gives these cells too, unless the puzzle becomes too easy. */
  private Eased give(ImmutableIntArray cells, Eased eased, Grid solution, BooleanSupplier stop) {
    int[] givens = eased.puzzle().shape().cells().map(eased.puzzle()::value).toArray();
    cells.forEach(cell -> givens[cell] = solution.value(cell));
    Grid puzzle = Grid.ofGivens(solution.shape(), givens);
    Course course = hardness.course(puzzle, stop);
    boolean isWorse =
        stop.getAsBoolean()
            || (eased.course().hasRequested() && !course.hasRequested())
            || (eased.course().isMet() && !course.isMet());
    return !isWorse ? new Eased(puzzle, course) : eased;
  }
}
