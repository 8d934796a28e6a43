package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.Explanation;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;

/**
 * What is known of a puzzle before it is played.
 *
 * @param kind how many solutions it has
 * @param solution its only solution, if it has exactly one
 */
public record Assessment(Kind kind, Optional<Grid> solution) {

  /** How many solutions a puzzle has. */
  public enum Kind {
    /** Exactly one. */
    ONE,
    /** None. */
    NONE,
    /** More than one. */
    SEVERAL,
    /** That could not be found out in time. */
    UNKNOWN
  }

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** Complete solvers, the faster first; the last works on any problem. */
  private static final ImmutableList<Solver> CHECKERS =
      Stream.of("bitboard", "mac")
          .map(id -> SolverCatalog.find(id).orElseThrow())
          .collect(ImmutableList.toImmutableList());

  /**
   * Finds out about {@code puzzle}, in ten seconds at most. Not for a thread that paints.
   *
   * @param cancellation ends it early; what is not known by then stays unknown
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

  /** Looks for this many solutions of {@code problem} by a complete solver, for a while. */
  static Result solve(Problem problem, int solutions, Cancellation cancellation) {
    Solver solver =
        CHECKERS.stream().filter(each -> each.accepts(problem)).findFirst().orElseThrow();
    Limits limits = Limits.none().withTime(PATIENCE).withCancellation(cancellation);
    return solver.solve(
        problem, Settings.defaults().withSolutions(solutions, 1).withLimits(limits), null);
  }

  /**
   * Finds out how hard {@code puzzle} is for a person, in ten seconds at most; empty if that cannot
   * be said. Not for a thread that paints.
   *
   * @param cancellation ends it early
   */
  public Optional<Rating> rate(Grid puzzle, Cancellation cancellation) {
    if (!hasHints()) {
      return Optional.empty();
    }
    long start = System.nanoTime();
    Explanation explanation =
        Explanation.of(
            Position.of(puzzle.givens()),
            () -> cancellation.isRequested() || System.nanoTime() - start > PATIENCE.toNanos());
    return explanation.ending() == Explanation.Ending.SOLVED
        ? Optional.of(Rating.of(explanation))
        : Optional.empty();
  }

  /** Whether human logic can work on the puzzle, so that there are hints. */
  public boolean hasHints() {
    return solution.isPresent() && solution.get().shape().isStatedByUnits();
  }
}
