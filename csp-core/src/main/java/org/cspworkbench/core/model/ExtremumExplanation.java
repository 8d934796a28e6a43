package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

/**
 * Explains a removal by an extremum, told for the largest. A value of a variable is gone because
 * each value of the extremum from it on is missing there, or in all other variables. A value of the
 * extremum is gone because a variable has only greater ones, or because no variable has it.
 */
final class ExtremumExplanation implements Explanation {

  private final Domain[] domains; // by place
  private final int sign;
  private final int extremum; // the place of the extremum, after the variables

  /** Explains what {@code constraint} removes. */
  ExtremumExplanation(Extremum constraint) {
    domains = constraint.scope().stream().map(Variable::domain).toArray(Domain[]::new);
    sign = constraint.which().sign();
    extremum = domains.length - 1;
  }

  @Override
  public boolean explain(int k, int i, PastScope past) {
    int value = domains[k].valueAt(i);
    return k == extremum
        ? explainPassed(value, past) || explainMissing(value, NONE, past)
        : explainUnreached(k, value, past);
  }

  /** Explains by a variable all values of which are beyond {@code value}. */
  private boolean explainPassed(int value, PastScope past) {
    for (int k = 0; k < extremum; k++) {
      if (isBeyondAll(k, value, past)) {
        for (int i = 0; i < domains[k].size(); i++) {
          if (!isBeyond(domains[k].valueAt(i), value)) {
            past.addRemoved(k, i);
          }
        }
        return true;
      }
    }
    return false;
  }

  private boolean isBeyondAll(int k, int value, PastScope past) {
    for (int i = 0; i < domains[k].size(); i++) {
      if (!isBeyond(domains[k].valueAt(i), value) && past.had(k, i)) {
        return false;
      }
    }
    return true;
  }

  private boolean isBeyond(int one, int other) {
    return (long) sign * one > (long) sign * other;
  }

  /** Explains that no variable has {@code value}, but perhaps the one at {@code besides}. */
  private boolean explainMissing(int value, int besides, PastScope past) {
    if (!isMissing(value, besides, past)) {
      return false;
    }
    for (int k = 0; k < extremum; k++) {
      int i = k == besides ? NONE : domains[k].indexOf(value);
      if (i != NONE) {
        past.addRemoved(k, i);
      }
    }
    return true;
  }

  private boolean isMissing(int value, int besides, PastScope past) {
    for (int k = 0; k < extremum; k++) {
      int i = k == besides ? NONE : domains[k].indexOf(value);
      if (i != NONE && past.had(k, i)) {
        return false;
      }
    }
    return true;
  }

  /** Explains that the extremum can be neither {@code value} of place {@code k} nor beyond it. */
  private boolean explainUnreached(int k, int value, PastScope past) {
    Domain own = domains[extremum];
    for (int i = 0; i < own.size(); i++) {
      int reached = own.valueAt(i);
      if (isBeyond(value, reached)) {
        continue; // less than the value
      }
      if (!past.had(extremum, i)) {
        past.addRemoved(extremum, i);
      } else if (reached == value || !explainMissing(reached, k, past)) {
        return false;
      }
    }
    return true;
  }
}
