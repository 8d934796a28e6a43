package org.cspworkbench.core.search.order;

import static java.util.Objects.requireNonNull;

import org.cspworkbench.core.fast.WeightedDegrees;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * dom/ddeg: the open variable with the least quotient of the size of its domain and its dynamic
 * degree, the number of its constraints that still have another open variable; ties by index
 * (Bessière and Régin, "MAC and Combined Heuristics: Two Reasons to Forsake FC (and CBJ?) on Hard
 * Problems", CP 1996).
 */
public final class DomDdeg implements VariableOrder {

  private @Nullable WeightedDegrees degrees;

  @Override
  public void start(Network network) {
    degrees = new WeightedDegrees(network);
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    return requireNonNull(degrees, "no run has started").leastQuotient(domains, assignment);
  }
}
