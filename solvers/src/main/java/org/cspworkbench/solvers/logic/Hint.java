package org.cspworkbench.solvers.logic;

import java.util.Optional;
import org.cspworkbench.solvers.logic.position.CellSet;

/**
 * A hint for a player: a move and how much of it is shown.
 *
 * @param move the easiest move that applies
 * @param strength how much is shown
 */
public record Hint(SolutionStep move, Strength strength) {

  /** How much a hint shows. */
  public enum Strength {
    /** The technique. */
    VAGUE,
    /** The technique, and where to look. */
    POINTING,
    /** The whole step with its reason. */
    FULL;

    /** Returns the next stronger one; empty if this is the strongest. */
    public Optional<Strength> stronger() {
      return switch (this) {
        case VAGUE -> Optional.of(POINTING);
        case POINTING -> Optional.of(FULL);
        case FULL -> Optional.empty();
      };
    }
  }

  /** Returns the cells that a view may mark: none if the hint is vague. */
  public CellSet cells() {
    return strength == Strength.VAGUE ? move.layout().noCells() : move.step().cells();
  }
}
