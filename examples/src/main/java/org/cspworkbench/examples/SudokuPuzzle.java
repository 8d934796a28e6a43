package org.cspworkbench.examples;

import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.PuzzleFormat;

/** A Sudoku, and whether it has one solution. */
public final class SudokuPuzzle {

  private SudokuPuzzle() {}

  /** Prints the solution. */
  public static void main(String[] arguments) {
    Grid puzzle =
        Grid.ofLine(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Problem.Sudoku problem = Problem.Sudoku.of(puzzle);
    Settings two = Settings.defaults().withSolutions(2, 1);
    Result result = StrongestSolver.of(problem).solve(problem, two);
    System.out.println(result.solutionCount() == 1 ? "one solution" : "not one solution");
    Grid solved = problem.filledWith(result.firstSolution().orElseThrow());
    System.out.print(PuzzleFormat.GRID.writer().write(solved));
  }
}
