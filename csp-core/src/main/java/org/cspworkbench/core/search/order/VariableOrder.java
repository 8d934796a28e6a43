package org.cspworkbench.core.search.order;

import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/** Chooses the variable on which the search branches next. */
@FunctionalInterface
public interface VariableOrder {

  /** The index of the next variable to decide, or {@link Network#NONE} when all are assigned. */
  int next(Network network, Domains domains, Assignment assignment);
}
