package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.TupleCheck;
import org.cspworkbench.core.trace.Counters;

/**
 * The procedure REVISE (Mackworth, "Consistency in Networks of Relations", Artificial Intelligence
 * 8, 1977), asking pair by pair.
 *
 * <p>An arc that leans on several variables is revised once all of them are down to one value;
 * before that every value counts as supported.
 */
final class Revision {

  private final Network network;
  private final Domains domains;
  private final Counters counters;
  private final TupleCheck tuples;

  Revision(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.counters = domains.counters();
    this.tuples = new TupleCheck(domains);
  }

  /**
   * Removes the values at the tail of {@code arc} that have no support at its head; says whether
   * any went.
   */
  boolean revise(int arc) {
    if (network.leansOnSeveral(arc) && !tuples.othersAreSingle(arc)) {
      return false;
    }
    int x = network.tail(arc);
    boolean removed = false;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (!isSupported(arc, i)) {
        domains.remove(x, i, arc);
        removed = true;
      }
    }
    return removed;
  }

  private boolean isSupported(int arc, int i) {
    if (network.leansOnSeveral(arc)) {
      return tuples.allows(arc, i);
    }
    int y = network.head(arc);
    for (int j = domains.first(y); j != NONE; j = domains.next(y, j)) {
      counters.checks++;
      if (network.allows(arc, i, j)) {
        return true;
      }
    }
    return false;
  }
}
