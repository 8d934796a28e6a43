package org.cspworkbench.app.export;

import java.util.Optional;
import org.cspworkbench.generator.GeneratedPuzzle;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;

/**
 * A generated puzzle and how hard it is for a person.
 *
 * @param generated the puzzle
 * @param rating how hard it is; empty if that could not be found out in time
 */
public record RatedPuzzle(GeneratedPuzzle generated, Optional<Rating> rating) {

  private static final String NOT_RATED = "not rated";

  /** How many givens there are: {@code 30 givens}. */
  public String givens() {
    return generated.givens() + " givens";
  }

  /** The word for the level, such as {@code hard}. */
  public String level() {
    return rating.map(known -> known.level().title()).orElse(NOT_RATED);
  }

  /** The id of the hardest technique that is needed, such as {@code x-wing}. */
  public String technique() {
    return rating
        .map(known -> known.hardest().map(RatedTechnique::id).orElse("none"))
        .orElse(NOT_RATED);
  }
}
