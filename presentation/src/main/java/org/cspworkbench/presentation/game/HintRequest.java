package org.cspworkbench.presentation.game;

import org.cspworkbench.presentation.hint.Advice;
import org.cspworkbench.solvers.logic.Hint.Strength;

/**
 * A hint that somebody has asked for.
 *
 * @param sheet what stood on the sheet then
 * @param strength how much is to be told
 */
public record HintRequest(Sheet sheet, Strength strength) {

  /** Works the hint out. Not for a thread that paints. */
  public OpenHint answer() {
    return new OpenHint(this, Advice.on(sheet.grid(), sheet.struck(), strength));
  }
}
