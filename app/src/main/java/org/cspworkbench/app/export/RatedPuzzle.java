package org.cspworkbench.app.export;

import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.Remarks;

/**
 * A generated puzzle with its rating.
 *
 * @param puzzle the givens
 * @param solution the only solution
 * @param seed the seed from which it was generated
 * @param number its number among the puzzles of that seed, from 1
 * @param score the sum of the weights of all steps; empty if it could not be rated in time
 * @param hardest the hardest technique that it requires; empty if there is none, or if it is not
 *     rated
 */
public record RatedPuzzle(
    Grid puzzle,
    Grid solution,
    long seed,
    long number,
    OptionalInt score,
    Optional<RatedTechnique> hardest) {

  /** Returns what is stated about it besides its givens. */
  public Remarks remarks() {
    return new Remarks(
        Optional.of(solution.toLine()),
        Optional.of(level()).filter(any -> score.isPresent()),
        Optional.of(technique()).filter(any -> score.isPresent()),
        score,
        Optional.of(new Remarks.Origin(seed, number)));
  }

  /** Returns the number of givens: {@code 30 givens}. */
  public String givens() {
    return puzzle.filled() + " givens";
  }

  /** Returns the name of the level, such as {@code hard}. */
  public String level() {
    return score.isEmpty()
        ? Remarks.NOT_RATED
        : hardest.map(RatedTechnique::level).orElse(Level.EASY).title();
  }

  /** Returns the id of the hardest technique that it requires, such as {@code x-wing}. */
  public String technique() {
    return score.isEmpty() ? Remarks.NOT_RATED : hardest.map(RatedTechnique::id).orElse("none");
  }
}
