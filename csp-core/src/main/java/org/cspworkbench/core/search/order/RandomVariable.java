package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;

/** A random open variable, each as likely as the others. */
public final class RandomVariable implements VariableOrder {

  private final RandomStream random;

  /** Draws from {@code random}. */
  public RandomVariable(RandomStream random) {
    this.random = random;
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    int open = assignment.openCount();
    int chosen = assignment.nextOpen(0);
    for (int skip = open > 1 ? random.nextInt(open) : 0; skip > 0; skip--) {
      chosen = assignment.nextOpen(chosen + 1);
    }
    return chosen;
  }
}
