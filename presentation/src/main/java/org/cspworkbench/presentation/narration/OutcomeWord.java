package org.cspworkbench.presentation.narration;

import org.cspworkbench.solvers.Outcome;

/** The words for outcomes in data files. */
public final class OutcomeWord {

  private OutcomeWord() {}

  /**
   * Returns {@code solved}, {@code unsatisfiable}, {@code stalled}, {@code gave-up} or {@code
   * cancelled}.
   */
  public static String of(Outcome outcome) {
    if (outcome instanceof Outcome.Solved) {
      return "solved";
    }
    if (outcome instanceof Outcome.Unsatisfiable) {
      return "unsatisfiable";
    }
    if (outcome instanceof Outcome.Stalled) {
      return "stalled";
    }
    return outcome instanceof Outcome.GaveUp || outcome instanceof Outcome.DeadEnd
        ? "gave-up"
        : "cancelled";
  }
}
