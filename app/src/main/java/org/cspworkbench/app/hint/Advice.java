package org.cspworkbench.app.hint;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.Explanation;
import org.cspworkbench.solvers.logic.Hint;
import org.cspworkbench.solvers.logic.Move;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Conflicts;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Symbols;

/**
 * What to tell a player who asks for a hint. What is wrong comes first: a puzzle without exactly
 * one solution, then a value that breaks a rule or is not in the solution; only then the next step.
 *
 * @param sentence what to tell
 * @param cells the cells that it speaks of, in reading order
 */
public record Advice(String sentence, ImmutableList<Integer> cells) {

  private static final Solver CHECKER = SolverCatalog.find("mac").orElseThrow(); // complete, fast

  /**
   * Advice on {@code grid}, whose givens are the puzzle and whose other values are the player's.
   */
  public static Advice on(Grid grid, Hint.Strength strength) {
    Settings settings = Settings.defaults().withSolutions(2, 1);
    Problem.Sudoku puzzle = Problem.Sudoku.of(grid.givens());
    Result result = CHECKER.solve(puzzle, settings, null);
    if (result.solutionCount() == 0) {
      return onImpossible(grid.givens());
    }
    if (result.solutionCount() > 1) {
      return of("This puzzle has several solutions, so logic alone cannot lead to one.");
    }
    Grid solution = puzzle.filledWith(result.firstSolution().orElseThrow());
    return mistake(grid, solution).orElseGet(() -> onNextStep(grid, strength));
  }

  private static Advice onImpossible(Grid puzzle) {
    Optional<Conflict> conflict = Conflicts.in(puzzle).all().stream().findFirst();
    return conflict
        .map(fact -> new Advice("This puzzle has no solution: " + fact + ".", list(fact.cells())))
        .orElseGet(() -> of("This puzzle has no solution."));
  }

  private static Optional<Advice> mistake(Grid grid, Grid solution) {
    Optional<Conflict> conflict = Conflicts.in(grid).all().stream().findFirst();
    if (conflict.isPresent()) {
      String fact = "There is a mistake: " + conflict.get() + ".";
      return Optional.of(new Advice(fact, list(conflict.get().cells())));
    }
    return grid.shape()
        .cells()
        .filter(cell -> !grid.isEmpty(cell) && grid.value(cell) != solution.value(cell))
        .mapToObj(
            cell ->
                new Advice(
                    String.format(
                        "There is a mistake: %s is not %s.",
                        grid.shape().cellName(cell), Symbols.of(grid.value(cell))),
                    ImmutableList.of(cell)))
        .findFirst();
  }

  private static Advice onNextStep(Grid grid, Hint.Strength strength) {
    if (grid.isComplete()) {
      return of("The puzzle is solved.");
    }
    Move move = Explanation.next(Position.of(grid), () -> false);
    if (move == null) {
      return of("No technique applies.");
    }
    Hint hint = new Hint(move, strength);
    return new Advice(hint.sentence(), list(hint.cells().toImmutable()));
  }

  private static Advice of(String sentence) {
    return new Advice(sentence, ImmutableList.of());
  }

  private static ImmutableList<Integer> list(ImmutableIntArray cells) {
    return ImmutableList.copyOf(cells.asList());
  }
}
