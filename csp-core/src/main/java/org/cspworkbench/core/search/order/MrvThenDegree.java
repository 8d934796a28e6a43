package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * The open variable with the smallest domain; of equal ones that with the most constraints, then by
 * index (after Brélaz, "New Methods to Color the Vertices of a Graph", Communications of the ACM
 * 22, 1979).
 */
public final class MrvThenDegree implements VariableOrder {

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    int best = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int x = assignment.nextOpen(0); x != NONE; x = assignment.nextOpen(x + 1)) {
      int size = domains.size(x);
      boolean breaksTie = size == fewest && Degree.of(x, network) > Degree.of(best, network);
      if (size < fewest || breaksTie) {
        fewest = size;
        best = x;
      }
    }
    return best;
  }
}
