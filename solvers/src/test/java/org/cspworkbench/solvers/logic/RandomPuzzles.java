package org.cspworkbench.solvers.logic;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solvers;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/** Puzzles with exactly one solution, by a solver that shares nothing with human logic. */
final class RandomPuzzles {

  private static final Shape SHAPE = Shape.ofSize(9);

  private RandomPuzzles() {}

  /** A puzzle from which no given can be taken; the same for the same seed. */
  static Grid minimal(long seed) {
    Random random = new Random(seed);
    int[] givens = solutionOf(seeded(random));
    for (int cell : random.ints(0, 81).distinct().limit(81).toArray()) {
      int digit = givens[cell];
      givens[cell] = 0;
      if (solve(Grid.ofGivens(SHAPE, givens)).solutionCount() != 1) {
        givens[cell] = digit;
      }
    }
    return Grid.ofGivens(SHAPE, givens);
  }

  /** Three boxes along the diagonal, filled at random: every such grid can be completed. */
  private static Grid seeded(Random random) {
    int[] values = new int[81];
    for (int box = 0; box < 3; box++) {
      int[] digits = random.ints(1, 10).distinct().limit(9).toArray();
      for (int i = 0; i < 9; i++) {
        values[(3 * box + i / 3) * 9 + 3 * box + i % 3] = digits[i];
      }
    }
    return Grid.ofGivens(SHAPE, values);
  }

  /** The solution of {@code grid}, or one of them, by cell. */
  static int[] solutionOf(Grid grid) {
    return solve(grid).firstSolution().orElseThrow().values().toArray();
  }

  private static Result solve(Grid grid) {
    return Solvers.byId("mac")
        .solve(Problem.Sudoku.of(grid), Settings.defaults().withSolutions(2, 1), null);
  }

  /** Where the cell and digit of a candidate go. */
  record Transformation(ImmutableIntArray cells, ImmutableIntArray digits) {

    /** Transposed or not, bands and rows in bands in another order, digits under other names. */
    static Transformation random(long seed) {
      Random random = new Random(seed);
      boolean transposed = random.nextBoolean();
      int[] rows = lines(random);
      int[] columns = lines(random);
      int[] cells =
          IntStream.range(0, 81)
              .map(
                  cell -> {
                    int row = rows[cell / 9];
                    int column = columns[cell % 9];
                    return transposed ? column * 9 + row : row * 9 + column;
                  })
              .toArray();
      int[] names = random.ints(1, 10).distinct().limit(9).toArray();
      int[] digits = new int[10];
      System.arraycopy(names, 0, digits, 1, 9);
      return new Transformation(ImmutableIntArray.copyOf(cells), ImmutableIntArray.copyOf(digits));
    }

    private static int[] lines(Random random) {
      int[] bands = random.ints(0, 3).distinct().limit(3).toArray();
      return Arrays.stream(bands)
          .flatMap(band -> random.ints(0, 3).distinct().limit(3).map(line -> 3 * band + line))
          .toArray();
    }
  }
}
