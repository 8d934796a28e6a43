package org.cspworkbench.generator.fill;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.search.ConflictDrivenSolvers;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * A test for whether a shape has a complete grid: each of its rules may allow some, and all
 * together none. Of 9×9 there is none with both diagonals, the windows and no two equal values a
 * knight's move apart.
 */
public final class GridExistence {

  /** Enough for every shape of up to nine rows; about half a second. */
  private static final long MOST_NODES = 50_000;

  private static final Solver SOLVER = ConflictDrivenSolvers.WEIGHTED_DEGREES;

  private GridExistence() {}

  /**
   * Returns whether a complete search has proved that there is no grid of {@code shape}. Values may
   * be exchanged for each other, so that it is enough to look for grids with the values in order in
   * their first row.
   *
   * @return false if there is one, or if {@value #MOST_NODES} nodes do not decide
   * @throws IllegalArgumentException if a rule of the shape distinguishes values
   */
  public static boolean isRefuted(Shape shape) {
    checkArgument(shape.isStatedByUnits(), "the values of %s cannot be exchanged", shape);
    int[] firstRow = new int[shape.cellCount()];
    for (int column = 0; column < shape.size(); column++) {
      firstRow[column] = column + 1;
    }
    Settings settings = Settings.defaults().withLimits(Limits.none().withNodes(MOST_NODES));
    Problem problem = Problem.Sudoku.of(Grid.ofGivens(shape, firstRow));
    return SOLVER.solve(problem, settings, null).outcome() instanceof Outcome.Unsatisfiable;
  }
}
