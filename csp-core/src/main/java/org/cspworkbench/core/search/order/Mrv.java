package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * Minimum remaining values: the open variable with the smallest domain, ties by index (the "fail
 * first" principle of Haralick and Elliott, "Increasing Tree Search Efficiency for Constraint
 * Satisfaction Problems", Artificial Intelligence 14, 1980).
 */
public final class Mrv implements VariableOrder {

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    int best = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int w = 0; w < assignment.wordCount(); w++) {
      for (long rest = assignment.open(w); rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int size = domains.size(x);
        if (size < fewest) {
          fewest = size;
          best = x;
        }
      }
    }
    return best;
  }
}
