package org.cspworkbench.core.search.order;

import static java.util.Objects.requireNonNull;

import org.cspworkbench.core.fast.WeightedDegrees;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * dom/wdeg: the open variable with the least quotient of the size of its domain and its weighted
 * degree; ties by index. A constraint weighs 1 more for each contradiction that it has found, and a
 * variable as much as its constraints that still have another open variable, so that the search
 * goes where it has failed most (Boussemart, Hemery, Lecoutre and Sais, "Boosting Systematic Search
 * by Weighting Constraints", ECAI 2004).
 */
public final class DomWdeg implements VariableOrder {

  private @Nullable WeightedDegrees degrees;

  @Override
  public void start(Network network) {
    degrees = new WeightedDegrees(network);
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    return requireNonNull(degrees, "no run has started").leastQuotient(domains, assignment);
  }

  @Override
  public void failed(int x, int arc) {
    if (arc != Network.NONE) {
      requireNonNull(degrees, "no run has started").raise(arc);
    }
  }

  @Override
  public boolean learns() {
    return true;
  }
}
