package org.cspworkbench.core.consistency;

import org.cspworkbench.core.network.Domains;

/**
 * In what order the arcs that wait for a revision are taken out. It changes what is asked on the
 * way, never where it ends (Wallace and Freuder, "Ordering Heuristics for Arc Consistency
 * Algorithms", Canadian Conference on Artificial Intelligence 1992).
 */
public enum QueueOrder {
  /** As they came. */
  FIRST_IN_FIRST_OUT {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcRing(domains.network().arcCount());
    }
  },
  /** The last that came. */
  LAST_IN_FIRST_OUT {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcStack(domains.network().arcCount());
    }
  },
  /**
   * One of those that lean on the variable with the fewest values left; those that lean on several
   * variables last.
   */
  SMALLEST_DOMAIN {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcsByDomain(domains);
    }
  };

  /** An empty line for the arcs of these domains. */
  abstract WaitingArcs over(Domains domains);
}
