package org.cspworkbench.generator;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.cspworkbench.generator.fill.CompleteGrid;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;

/**
 * A puzzle with exactly one solution, and how it was generated.
 *
 * @param puzzle the givens; where nothing was found at all, the complete grid
 * @param filled the complete grid from which its givens are, and what that took
 * @param seed the seed it was drawn from
 * @param number which of the puzzles of that seed it is, from 1
 * @param draws how many puzzles were drawn until this one was found
 * @param shortfall why it does not meet the request, as a sentence; empty if it does
 */
public record GeneratedPuzzle(
    Grid puzzle,
    CompleteGrid filled,
    long seed,
    long number,
    long draws,
    Optional<String> shortfall) {

  /**
   * Checks that the puzzle is part of the solution.
   *
   * @param puzzle the givens
   * @param filled the complete grid from which its givens are
   * @param seed the seed it was drawn from
   * @param number which of the puzzles of that seed it is
   * @param draws how many puzzles were drawn
   * @param shortfall why it does not meet the request
   * @throws IllegalArgumentException if a given differs from the solution
   */
  public GeneratedPuzzle {
    for (int cell = 0; cell < puzzle.shape().cellCount(); cell++) {
      if (!puzzle.isEmpty(cell) && puzzle.value(cell) != filled.grid().value(cell)) {
        throw new IllegalArgumentException(
            puzzle.shape().cellName(cell) + " of the puzzle differs from the solution");
      }
    }
  }

  /** Returns the only solution; all of its values are given. */
  public Grid solution() {
    return filled.grid();
  }

  /** Returns how many cells are given. */
  public int givens() {
    return puzzle.filled();
  }

  /** Returns whether it meets the request. */
  public boolean isMet() {
    return shortfall.isEmpty();
  }

  /**
   * Returns how hard it is for a person; computed at each call, in milliseconds for most of 9×9.
   *
   * @throws IllegalArgumentException if the puzzle has a rule that human logic does not know
   */
  public Rating rating() {
    checkArgument(puzzle.shape().isStatedByUnits(), "human logic does not rate %s", puzzle.shape());
    return Rating.of(SolutionPath.of(Position.of(puzzle)));
  }

  /**
   * Returns how hard it is for a person; empty if human logic does not know a rule of it, or if
   * {@code stop}, which is polled, returns true.
   */
  public Optional<Rating> rating(BooleanSupplier stop) {
    if (!puzzle.shape().isStatedByUnits()) {
      return Optional.empty();
    }
    SolutionPath explanation = SolutionPath.of(Position.of(puzzle), stop);
    return explanation.ending() == SolutionPath.EndReason.STOPPED
        ? Optional.empty()
        : Optional.of(Rating.of(explanation));
  }
}
