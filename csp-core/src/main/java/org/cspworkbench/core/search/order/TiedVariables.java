package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.random.RandomStream;

/** The variables of least measure among those offered; a small difference in measure is a tie. */
final class TiedVariables {

  private final double tie;
  private int[] variable = new int[64]; // in the order in which they were offered
  private double[] measure = new double[64];
  private int count;
  private double least;

  /** Measures that differ by {@code tie} at most are a tie. */
  TiedVariables(double tie) {
    this.tie = tie;
  }

  /** Forgets all that was offered. */
  void clear() {
    count = 0;
    least = Double.POSITIVE_INFINITY;
  }

  /** Offers {@code x}, whose measure is {@code own}. */
  void offer(int x, double own) {
    if (own > least + tie) {
      return;
    }
    if (own < least - tie) {
      count = 0;
    }
    if (count == variable.length) {
      variable = Arrays.copyOf(variable, 2 * count);
      measure = Arrays.copyOf(measure, 2 * count);
    }
    variable[count] = x;
    measure[count++] = own;
    least = Math.min(least, own);
  }

  /** Draws one of the variables of least measure, each as likely; {@code NONE} if there is none. */
  int draw(RandomStream random) {
    int ties = 0;
    for (int k = 0; k < count; k++) {
      if (measure[k] <= least + tie) { // else it was a tie only with what was least before
        variable[ties++] = variable[k];
      }
    }
    return ties == 0 ? NONE : variable[ties > 1 ? random.nextInt(ties) : 0];
  }
}
