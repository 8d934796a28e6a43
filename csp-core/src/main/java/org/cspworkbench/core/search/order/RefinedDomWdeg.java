package org.cspworkbench.core.search.order;

import static java.util.Objects.requireNonNull;
import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.fast.WeightedDegrees;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * dom/wdeg by current arities and domains: a contradiction raises the weight of its constraint by
 * the mean of 1/d over the d values that each of its open variables has left, divided by their
 * number, so that one counts for more where little was left to choose from (Wattez, Lecoutre,
 * Paparrizou and Tabary, "Refining Constraint Weighting", ICTAI 2019). No values count as half of
 * one.
 */
public final class RefinedDomWdeg implements VariableOrder {

  private static final long ONE = 1 << 12; // weights are fractions with this denominator

  private @Nullable Network network;
  private @Nullable WeightedDegrees degrees;
  private @Nullable Domains domains;

  @Override
  public void start(Network newNetwork) {
    network = newNetwork;
    degrees = new WeightedDegrees(newNetwork, ONE);
    domains = null;
  }

  @Override
  public int next(Network ofRun, Domains newDomains, Assignment assignment) {
    domains = newDomains;
    return requireNonNull(degrees, "no run has started").leastQuotient(newDomains, assignment);
  }

  @Override
  public void failed(int x, int arc) {
    if (arc != NONE && domains != null) { // at the root there is nothing to choose
      requireNonNull(degrees).raise(arc, increment(requireNonNull(network), domains, arc));
    }
  }

  private long increment(Network ofRun, Domains current, int arc) {
    long sum = 0;
    int open = 0;
    if (ofRun.dependsOnSeveral(arc)) {
      int constraint = ofRun.constraintIndex(arc);
      int end = ofRun.endOfArcsOf(constraint);
      for (int a = ofRun.firstArcOf(constraint); a < end; a++) {
        sum += share(current, ofRun.tail(a));
        open += isOpen(ofRun.tail(a)) ? 1 : 0;
      }
    } else {
      sum = share(current, ofRun.tail(arc)) + share(current, ofRun.head(arc));
      open = (isOpen(ofRun.tail(arc)) ? 1 : 0) + (isOpen(ofRun.head(arc)) ? 1 : 0);
    }
    return Math.max(1, open == 0 ? 0 : sum / open);
  }

  private long share(Domains current, int x) {
    int size = current.size(x);
    return !isOpen(x) ? 0 : size == 0 ? 2 * ONE : ONE / size;
  }

  private boolean isOpen(int x) {
    return requireNonNull(degrees).isOpen(x);
  }

  @Override
  public boolean learns() {
    return true;
  }
}
