package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.LinearSum;

/**
 * Phase saving: the value that the variable had last by a decision that held, as long as it is
 * there; otherwise another order chooses. What was solved before a return or a new attempt is so
 * found again (Pipatsrisawat and Darwiche, "A Lightweight Component Caching Scheme for
 * Satisfiability Solvers", SAT 2007).
 */
public final class PhaseSaving implements ValueOrder {

  private final ValueOrder otherwise;
  private int[] saved = new int[0]; // by variable
  private int lastVariable = NONE;
  private int lastValue;

  /** Asks {@code otherwise} where no value is saved. */
  public PhaseSaving(ValueOrder otherwise) {
    this.otherwise = otherwise;
  }

  @Override
  public void start(Network network) {
    saved = new int[network.variableCount()];
    Arrays.fill(saved, NONE);
    lastVariable = NONE;
    otherwise.start(network);
  }

  @Override
  public void minimise(LinearSum cost) {
    otherwise.minimise(cost);
  }

  @Override
  public void solved(Domains domains) {
    otherwise.solved(domains);
  }

  @Override
  public int next(int x, Domains domains) {
    saveTheLastChoiceIfItHolds(domains);
    lastVariable = x;
    lastValue =
        saved[x] != NONE && domains.contains(x, saved[x]) ? saved[x] : otherwise.next(x, domains);
    return lastValue;
  }

  /** A choice that failed at once has been undone and refuted by the time of the next one. */
  private void saveTheLastChoiceIfItHolds(Domains domains) {
    if (lastVariable != NONE
        && domains.isSingle(lastVariable)
        && domains.contains(lastVariable, lastValue)) {
      saved[lastVariable] = lastValue;
    }
  }

  @Override
  public boolean learns() {
    return true;
  }
}
