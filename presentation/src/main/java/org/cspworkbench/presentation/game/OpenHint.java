package org.cspworkbench.presentation.game;

import java.util.Optional;
import org.cspworkbench.presentation.hint.Advice;
import org.cspworkbench.presentation.hint.Advice.Kind;
import org.cspworkbench.solvers.logic.Hint.Strength;

/**
 * A hint that has been worked out.
 *
 * @param request what was asked
 * @param advice what is told
 */
public record OpenHint(HintRequest request, Advice advice) {

  /** How strong the next hint on the same sheet is; empty if this one tells all. */
  public Optional<Strength> stronger() {
    return advice.kind() == Kind.STEP ? request.strength().stronger() : Optional.empty();
  }

  /** Whether it uses up one of those that are allowed: it does if it tells anything. */
  boolean isCounted() {
    return advice.kind() == Kind.STEP || advice.kind() == Kind.MISTAKE;
  }
}
