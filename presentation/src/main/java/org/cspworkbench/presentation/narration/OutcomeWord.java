package org.cspworkbench.presentation.narration;

import org.cspworkbench.solvers.Outcome;

/** The word that stands for an outcome in data. */
public final class OutcomeWord {

  private OutcomeWord() {}

  /** {@code solved}, {@code unsatisfiable}, {@code stalled}, {@code gave-up}, {@code cancelled}. */
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
