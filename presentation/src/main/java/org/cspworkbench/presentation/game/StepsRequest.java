package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.solvers.logic.SolutionStep;

/**
 * A request for all steps that are available now.
 *
 * @param sheet the sheet at the time of the request
 */
public record StepsRequest(Sheet sheet) {

  /**
   * Computes the steps, the easiest first; none if the sheet has a mistake or is complete. Must not
   * be called on the event dispatch thread.
   */
  public ImmutableList<SolutionStep> answer() {
    return Advice.steps(sheet.grid(), sheet.struck());
  }

  /** Returns the full hint that shows {@code step}, one of the answer. */
  public OpenHint hint(SolutionStep step) {
    return new OpenHint(new HintRequest(sheet, Strength.FULL), Advice.of(step, Strength.FULL));
  }
}
