package org.cspworkbench.presentation.game;

import java.time.Duration;
import java.util.Optional;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;

/**
 * The number of solutions of a puzzle, found before it is played.
 *
 * @param kind the number of solutions
 * @param solution the only solution, if there is exactly one
 */
public record Assessment(Kind kind, Optional<Grid> solution) {

  /** A number of solutions. */
  public enum Kind {
    /** Exactly one. */
    ONE,
    /** None. */
    NONE,
    /** More than one. */
    SEVERAL,
    /** Unknown, because the solver did not finish in time. */
    UNKNOWN
  }

  private static final Duration TIME_LIMIT = Duration.ofSeconds(10);

  /**
   * Counts the solutions of {@code puzzle}, in at most ten seconds. Must not be called on the event
   * dispatch thread.
   *
   * @param cancellation ends the search early; the number may then be unknown
   */
  public static Assessment of(Grid puzzle, Cancellation cancellation) {
    Problem.Sudoku problem = Problem.Sudoku.of(puzzle.givens());
    Result result = solve(problem, 2, cancellation);
    if (result.solutionCount() > 1) {
      return new Assessment(Kind.SEVERAL, Optional.empty());
    }
    if (result.outcome() instanceof Outcome.Unsatisfiable) {
      return new Assessment(Kind.NONE, Optional.empty());
    }
    if (!(result.outcome() instanceof Outcome.Solved)) {
      return new Assessment(Kind.UNKNOWN, Optional.empty());
    }
    Grid solution = problem.filledWith(result.firstSolution().orElseThrow());
    return new Assessment(Kind.ONE, Optional.of(solution));
  }

  /**
   * Searches for this many solutions of {@code problem} with a complete solver, for at most ten
   * seconds.
   */
  static Result solve(Problem problem, int solutions, Cancellation cancellation) {
    Limits limits = Limits.none().withTime(TIME_LIMIT).withCancellation(cancellation);
    return StrongestSolver.of(problem)
        .solve(problem, Settings.defaults().withSolutions(solutions, 1).withLimits(limits), null);
  }

  /**
   * Rates the difficulty of {@code puzzle} for a person, in at most ten seconds; returns empty if
   * logic does not solve it in this time. Must not be called on the event dispatch thread.
   *
   * @param cancellation ends the rating early
   */
  public Optional<Rating> rate(Grid puzzle, Cancellation cancellation) {
    if (!hasHints()) {
      return Optional.empty();
    }
    long start = System.nanoTime();
    SolutionPath explanation =
        SolutionPath.of(
            Position.of(puzzle.givens()),
            () -> cancellation.isRequested() || System.nanoTime() - start > TIME_LIMIT.toNanos());
    return explanation.ending() == SolutionPath.EndReason.SOLVED
        ? Optional.of(Rating.of(explanation))
        : Optional.empty();
  }

  /** Returns whether the logical techniques apply to the puzzle, so that hints are available. */
  public boolean hasHints() {
    return solution.isPresent() && solution.get().shape().isStatedByUnits();
  }
}
