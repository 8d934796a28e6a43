package org.cspworkbench.core.search.order;

import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/** The variables in the order in which the problem states them. */
public final class Lexicographic implements VariableOrder {

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    return assignment.nextOpen(0);
  }
}
