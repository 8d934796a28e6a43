package org.cspworkbench.core.consistency;

import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.network.Domains;

/**
 * In what order the arcs that wait for a revision are taken out. It changes what is asked on the
 * way, never where it ends (Wallace and Freuder, "Ordering Heuristics for Arc Consistency
 * Algorithms", Canadian Conference on Artificial Intelligence 1992).
 */
public enum QueueOrder {
  /** As they came. */
  FIRST_IN_FIRST_OUT("fifo") {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcRing(domains.network().arcCount());
    }
  },
  /** The last that came. */
  LAST_IN_FIRST_OUT("lifo") {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcStack(domains.network().arcCount());
    }
  },
  /**
   * One of those that depend on the variable with the fewest values left; those that depend on
   * several variables last.
   */
  SMALLEST_DOMAIN("smallest-domain") {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcsByDomain(domains);
    }
  };

  private final String id;

  QueueOrder(String id) {
    this.id = id;
  }

  /** Returns the order of this id, if there is one. */
  public static Optional<QueueOrder> of(String id) {
    return Arrays.stream(values()).filter(order -> order.id.equals(id)).findFirst();
  }

  /** Returns its name on the command line, such as {@code lifo}. */
  public String id() {
    return id;
  }

  /** Returns an empty line for the arcs of these domains. */
  abstract WaitingArcs over(Domains domains);
}
