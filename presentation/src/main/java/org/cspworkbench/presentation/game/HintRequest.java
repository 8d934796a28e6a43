package org.cspworkbench.presentation.game;

import org.cspworkbench.solvers.logic.Hint.Strength;

/**
 * A request for a hint.
 *
 * @param sheet the sheet at the time of the request
 * @param strength the requested strength
 */
public record HintRequest(Sheet sheet, Strength strength) {

  /** Computes the hint. Must not be called on the event dispatch thread. */
  public OpenHint answer() {
    return new OpenHint(this, Advice.on(sheet.grid(), sheet.struck(), strength));
  }
}
