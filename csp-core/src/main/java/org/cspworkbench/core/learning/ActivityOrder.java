package org.cspworkbench.core.learning;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.order.VariableOrder;

/**
 * The open variable with the least quotient of the size of its domain and its activity; ties by
 * index. Each analysis of a contradiction raises the activity of the variables that it meets, and
 * by more than the one before, so that the latest count most; until the first one, the smallest
 * domain decides (Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff", DAC 2001; Eén and Sörensson,
 * "An Extensible SAT-solver", SAT 2003).
 */
public final class ActivityOrder implements VariableOrder {

  private static final double GROWTH = 1 / 0.95;
  private static final double MOST = 1e100;
  private static final double LEAST = 1e-6; // of a step: what a variable has that was never met

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
    double bestActivity = 0;
    int bestSize = 1;
    double least = LEAST * step;
    for (int x = assignment.nextOpen(0); x != NONE; x = assignment.nextOpen(x + 1)) {
      int size = domains.size(x);
      double own = activity[x] + least;
      if (best == NONE || own * bestSize > bestActivity * size) {
        best = x;
        bestActivity = own;
        bestSize = size;
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
