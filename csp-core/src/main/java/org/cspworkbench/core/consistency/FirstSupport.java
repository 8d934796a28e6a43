package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;

/** Asks about the values of the head one by one, each time from the first on: nothing is kept. */
final class FirstSupport implements SupportSearch {

  private final Network network;
  private final Domains domains;
  private final Counters counters;

  FirstSupport(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.counters = domains.counters();
  }

  @Override
  public boolean finds(int arc, int i) {
    return next(arc, i, NONE) != NONE;
  }

  /** Returns the first support after value {@code j} of the head, or {@link Network#NONE}. */
  int next(int arc, int i, int j) {
    int y = network.head(arc);
    int next = domains.next(y, j);
    while (next != NONE) {
      counters.checks++;
      if (network.allows(arc, i, next)) {
        break;
      }
      next = domains.next(y, next);
    }
    return next;
  }
}
