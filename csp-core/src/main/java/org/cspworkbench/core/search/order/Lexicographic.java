package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/** The variables in the order in which the problem states them. */
public final class Lexicographic implements VariableOrder {

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    return assignment.nextOpen(0);
  }
}
