package org.cspworkbench.presentation.game;

import java.util.Optional;
import org.cspworkbench.presentation.game.Advice.Kind;
import org.cspworkbench.solvers.logic.Hint.Strength;

/**
 * A computed hint.
 *
 * @param request the request
 * @param advice the advice
 */
public record OpenHint(HintRequest request, Advice advice) {

  /**
   * Returns the strength of the next hint on the same sheet, or empty if this one is the strongest.
   */
  public Optional<Strength> stronger() {
    return advice.kind() == Kind.STEP ? request.strength().stronger() : Optional.empty();
  }

  /** Returns whether the hint counts against the limit: only hints with a step or a mistake do. */
  boolean isCounted() {
    return advice.kind() == Kind.STEP || advice.kind() == Kind.MISTAKE;
  }
}
