package org.cspworkbench.core.learning;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.search.order.ValueOrder;

/**
 * Phase saving: the value that the variable had last, by whatever it got it, as long as it is
 * there; otherwise another order chooses (Pipatsrisawat and Darwiche, "A Lightweight Component
 * Caching Scheme for Satisfiability Solvers", SAT 2007).
 */
public final class SavedPhases implements ValueOrder {

  private final ValueOrder otherwise;
  private int[] saved = new int[0]; // by variable

  /** Asks {@code otherwise} where no value is saved. */
  public SavedPhases(ValueOrder otherwise) {
    this.otherwise = otherwise;
  }

  @Override
  public void start(Network network) {
    saved = new int[network.variableCount()];
    Arrays.fill(saved, NONE);
    otherwise.start(network);
  }

  @Override
  public void minimise(LinearSum cost) {
    otherwise.minimise(cost);
  }

  @Override
  public int next(int x, Domains domains) {
    return saved[x] != NONE && domains.contains(x, saved[x])
        ? saved[x]
        : otherwise.next(x, domains);
  }

  /** Saves the values of the variables that became fixed at {@code position} or later. */
  void save(DomainLog log, Network network, int position) {
    for (int p = log.length() - 1; p >= position; p--) {
      int literal = log.literal(p);
      if (DomainLog.isEquation(literal)) {
        int address = DomainLog.address(literal);
        saved[network.variableAt(address)] = network.indexAt(address);
      }
    }
  }

  @Override
  public boolean learns() {
    return true;
  }
}
