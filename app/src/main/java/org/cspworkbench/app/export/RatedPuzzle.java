package org.cspworkbench.app.export;

import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;

/**
 * A generated puzzle and how hard it is for a person.
 *
 * @param puzzle the givens
 * @param solution the only solution
 * @param seed the seed it was drawn from
 * @param number which of the puzzles of that seed it is, from 1
 * @param score the sum of the weights of all steps; empty if it could not be rated in time
 * @param hardest the hardest technique that it needs; empty if none, or if it is not rated
 */
public record RatedPuzzle(
    Grid puzzle,
    Grid solution,
    long seed,
    long number,
    OptionalInt score,
    Optional<RatedTechnique> hardest) {

  private static final String NOT_RATED = "not rated";

  /** How many givens there are: {@code 30 givens}. */
  public String givens() {
    return puzzle.filled() + " givens";
  }

  /** The word for the level, such as {@code hard}. */
  public String level() {
    return score.isEmpty()
        ? NOT_RATED
        : hardest.map(RatedTechnique::level).orElse(Level.EASY).title();
  }

  /** The id of the hardest technique that is needed, such as {@code x-wing}. */
  public String technique() {
    return score.isEmpty() ? NOT_RATED : hardest.map(RatedTechnique::id).orElse("none");
  }
}
