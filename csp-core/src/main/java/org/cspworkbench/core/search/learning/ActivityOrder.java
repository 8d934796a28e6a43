package org.cspworkbench.core.search.learning;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.search.order.VariableOrder;

/**
 * The open variable that has been met most in the latest analyses of contradictions; of equal ones
 * that with the fewest values, then the first. Each analysis raises the activity of what it meets by
 * more than the one before (Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff", DAC 2001; Eén and
 * Sörensson, "An Extensible SAT-solver", SAT 2003).
 */
public final class ActivityOrder implements VariableOrder {

  private static final double GROWTH = 1 / 0.95;
  private static final double MOST = 1e100;

  private double[] activity = new double[0]; // by variable
  private double step = 1;

  @Override
  public void start(Network network) {
    activity = new double[network.variableCount()];
    step = 1;
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    int best = NONE;
    for (int x = assignment.nextOpen(0); x != NONE; x = assignment.nextOpen(x + 1)) {
      if (best == NONE
          || activity[x] > activity[best]
          || (activity[x] == activity[best] && domains.size(x) < domains.size(best))) {
        best = x;
      }
    }
    return best;
  }

  /** An analysis has met {@code x}. */
  void raise(int x) {
    activity[x] += step;
    if (activity[x] > MOST) {
      for (int y = 0; y < activity.length; y++) {
        activity[y] /= MOST;
      }
      step /= MOST;
    }
  }

  /** An analysis has ended. */
  void endAnalysis() {
    step *= GROWTH;
  }

  @Override
  public boolean learns() {
    return true;
  }
}
