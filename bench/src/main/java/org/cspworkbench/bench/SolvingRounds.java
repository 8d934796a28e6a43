package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.base.Splitter;
import java.util.List;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;

/** Solves the same puzzles again and again: the program whose time is compared. */
public final class SolvingRounds {

  private SolvingRounds() {}

  /**
   * Prints the milliseconds of each round, a line each.
   *
   * @param arguments one text of lines: the id of a solver, the number of rounds, and puzzles
   */
  public static void main(String[] arguments) {
    List<String> lines = Splitter.on('\n').splitToList(arguments[0]);
    int rounds = Integer.parseInt(lines.get(1));
    for (double millis : millis(lines.get(0), rounds, lines.subList(2, lines.size()))) {
      System.out.println(millis);
    }
  }

  /**
   * Returns the milliseconds of each round, in which the solver finds a solution of each puzzle.
   *
   * @throws IllegalStateException if one of them is left unsolved
   */
  static double[] millis(String id, int rounds, List<String> puzzles) {
    Solver solver = SolverCatalog.find(id).orElseThrow();
    double[] millis = new double[rounds];
    for (int round = 0; round < rounds; round++) {
      long start = System.nanoTime();
      for (String puzzle : puzzles) {
        Problem.Sudoku problem = Problem.Sudoku.of(Grid.ofLine(puzzle));
        Result result = solver.solve(problem, Settings.defaults(), null);
        checkState(result.firstSolution().isPresent(), "%s does not solve %s", id, puzzle);
      }
      millis[round] = (System.nanoTime() - start) / 1e6;
    }
    return millis;
  }
}
