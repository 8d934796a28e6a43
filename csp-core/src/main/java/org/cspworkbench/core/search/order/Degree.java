package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * The open variable with the most constraints, ties by index (Dechter and Meiri, "Experimental
 * Evaluation of Preprocessing Techniques in Constraint Satisfaction Problems", IJCAI 1989). All
 * constraints count, also those whose other variables are assigned, so that the order is the same
 * all through the search.
 */
public final class Degree implements VariableOrder {

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    int best = NONE;
    int most = -1;
    for (int x = assignment.nextOpen(0); x != NONE; x = assignment.nextOpen(x + 1)) {
      int degree = of(x, network);
      if (degree > most) {
        most = degree;
        best = x;
      }
    }
    return best;
  }

  /** Returns the number of constraints on {@code x} and other variables. */
  static int of(int x, Network network) {
    return network.arcsFrom().count(x);
  }
}
