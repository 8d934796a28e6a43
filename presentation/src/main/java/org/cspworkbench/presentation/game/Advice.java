package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.AvailableSteps;
import org.cspworkbench.solvers.logic.Hint;
import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.cspworkbench.sudoku.PencilMarks;

/**
 * Advice for a player who asks for a hint. Faults come first: a puzzle without exactly one
 * solution, then a value that breaks a rule or is not in the solution, then an excluded candidate
 * that is in the solution. If there is no fault, the advice is the next step.
 *
 * @param kind the kind of advice
 * @param finding the content
 * @param cells the cells concerned, in reading order
 * @param targets the cells in which the step places a value or removes candidates; empty unless the
 *     hint is a full one
 */
public record Advice(
    Kind kind, Finding finding, ImmutableList<Integer> cells, ImmutableSet<Integer> targets) {

  /** A kind of advice. */
  public enum Kind {
    /** A fault of the puzzle: it has no solution, or several. */
    PUZZLE,
    /** A mistake of the player. */
    MISTAKE,
    /** The next step. */
    STEP,
    /** No advice. */
    NOTHING
  }

  private static final Solver CHECKER = SolverCatalog.find("mac").orElseThrow(); // complete, fast

  /**
   * Returns advice on {@code grid}, which holds the givens of the puzzle and the values of the
   * player.
   */
  public static Advice on(Grid grid, Strength strength) {
    return on(grid, PencilMarks.none(grid.shape()), strength);
  }

  /**
   * Returns advice for a player who has excluded candidates: a step that only removes excluded
   * candidates is skipped.
   *
   * @param struck the candidates that the player has excluded
   */
  public static Advice on(Grid grid, PencilMarks struck, Strength strength) {
    Settings settings = Settings.defaults().withSolutions(2, 1);
    Problem.Sudoku puzzle = Problem.Sudoku.of(grid.givens());
    Result result = CHECKER.solve(puzzle, settings, null);
    if (result.solutionCount() == 0) {
      return onImpossible(grid.givens());
    }
    if (result.solutionCount() > 1) {
      return of(Kind.PUZZLE, new Finding.SeveralSolutions());
    }
    Grid solution = puzzle.filledWith(result.firstSolution().orElseThrow());
    return mistake(grid, solution)
        .or(() -> mistake(grid, struck, solution))
        .orElseGet(() -> onNextStep(grid, struck, strength));
  }

  /**
   * Returns all steps, the easiest first, where advice would be a step; otherwise none.
   *
   * @param struck the candidates that the player has excluded
   */
  public static ImmutableList<SolutionStep> steps(Grid grid, PencilMarks struck) {
    return on(grid, struck, Strength.VAGUE).kind() == Kind.STEP
        ? AvailableSteps.in(Position.of(grid).without(candidates(grid, struck)), () -> false)
        : ImmutableList.of();
  }

  private static Advice onImpossible(Grid puzzle) {
    Optional<Conflict> conflict = GridConflicts.in(puzzle).all().stream().findFirst();
    int[] cells = conflict.map(fact -> fact.cells().toArray()).orElseGet(() -> new int[0]);
    return of(Kind.PUZZLE, new Finding.NoSolution(conflict), cells);
  }

  private static Optional<Advice> mistake(Grid grid, Grid solution) {
    Optional<Conflict> conflict = GridConflicts.in(grid).all().stream().findFirst();
    if (conflict.isPresent()) {
      Finding broken = new Finding.BrokenRule(conflict.get());
      return Optional.of(of(Kind.MISTAKE, broken, conflict.get().cells().toArray()));
    }
    return grid.shape()
        .cells()
        .filter(cell -> !grid.isEmpty(cell) && grid.value(cell) != solution.value(cell))
        .mapToObj(cell -> new Finding.WrongValue(grid.shape(), cell, grid.value(cell)))
        .map(wrong -> of(Kind.MISTAKE, wrong, wrong.cell()))
        .findFirst();
  }

  private static Optional<Advice> mistake(Grid grid, PencilMarks struck, Grid solution) {
    return grid.shape()
        .cells()
        .filter(cell -> grid.isEmpty(cell) && struck.contains(cell, solution.value(cell)))
        .mapToObj(cell -> new Finding.WrongStrike(grid.shape(), cell, solution.value(cell)))
        .map(wrong -> of(Kind.MISTAKE, wrong, wrong.cell()))
        .findFirst();
  }

  private static Advice onNextStep(Grid grid, PencilMarks struck, Strength strength) {
    if (grid.isComplete()) {
      return of(Kind.NOTHING, new Finding.Solved());
    }
    SolutionStep move =
        SolutionPath.next(Position.of(grid).without(candidates(grid, struck)), () -> false);
    if (move == null) {
      return of(Kind.NOTHING, new Finding.NoTechnique());
    }
    return of(move, strength);
  }

  /** Returns the advice to make {@code move}. */
  public static Advice of(SolutionStep move, Strength strength) {
    Hint hint = new Hint(move, strength);
    ImmutableIntArray cells = hint.cells().toImmutable();
    return new Advice(
        Kind.STEP,
        new Finding.NextStep(hint),
        cells.stream().boxed().collect(ImmutableList.toImmutableList()),
        strength == Strength.FULL ? targets(move) : ImmutableSet.of());
  }

  private static ImmutableList<Candidate> candidates(Grid grid, PencilMarks struck) {
    ImmutableList.Builder<Candidate> candidates = ImmutableList.builder();
    for (int cell = 0; cell < grid.shape().cellCount(); cell++) {
      for (int value = 1; value <= grid.shape().size(); value++) {
        if (grid.isEmpty(cell) && struck.contains(cell, value)) {
          candidates.add(new Candidate(cell, value));
        }
      }
    }
    return candidates.build();
  }

  private static ImmutableSet<Integer> targets(SolutionStep move) {
    return Stream.concat(move.step().placements().stream(), move.step().eliminations().stream())
        .map(Candidate::cell)
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Advice of(Kind kind, Finding finding, int... cells) {
    return new Advice(kind, finding, ImmutableList.copyOf(Ints.asList(cells)), ImmutableSet.of());
  }
}
