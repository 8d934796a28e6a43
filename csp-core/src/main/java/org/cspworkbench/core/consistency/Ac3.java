package org.cspworkbench.core.consistency;

import org.cspworkbench.core.fast.ArcRevision;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * AC-3: revises arcs until nothing is left to remove (Mackworth, "Consistency in Networks of
 * Relations", Artificial Intelligence 8, 1977). Asks pair by pair and keeps no state between calls.
 *
 * <p>Worst case O(e·d³) checks for e arcs over domains of at most d values.
 */
public final class Ac3 implements Consistency {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final ArcQueue queue;
  private final ArcRevision revision;

  /** AC-3 on these domains. */
  public Ac3(Domains domains, Assignment assignment) {
    this(domains, assignment, QueueOrder.FIRST_IN_FIRST_OUT);
  }

  /** AC-3 on these domains that takes the arcs in this order. */
  public Ac3(Domains domains, Assignment assignment, QueueOrder order) {
    this(domains, assignment, order, new FirstSupport(domains));
  }

  /** The same scheme with another search for supports, as its successors have it. */
  Ac3(Domains domains, Assignment assignment, QueueOrder order, SupportSearch support) {
    this(domains, assignment, new ArcQueue(domains, order), new Revision(domains, support));
  }

  /** The same scheme over this queue. */
  Ac3(Domains domains, Assignment assignment, ArcQueue queue, ArcRevision revision) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.queue = queue;
    this.revision = revision;
  }

  @Override
  public boolean establish() {
    queue.addAllArcs();
    return propagate();
  }

  @Override
  public boolean establishAfter(Consistency filter) {
    return filter.establish(); // which leaves nothing to do
  }

  @Override
  public Level level() {
    return Level.ARC_CONSISTENT;
  }

  @Override
  public boolean after(int changed) {
    queue.addArcsInto(changed, Network.NONE);
    return propagate();
  }

  @Override
  public void guideBy(ArcGuide guide) {
    queue.guideBy(guide);
  }

  private boolean propagate() {
    while (!queue.isEmpty()) {
      if (!reviseNext()) {
        return false;
      }
    }
    assignment.assignSingles();
    return true;
  }

  /** Revises the next arc that waits; returns whether its tail has a value left. */
  boolean reviseNext() {
    int arc = queue.remove();
    if (!revision.revise(arc)) {
      return true;
    }
    int x = network.tail(arc);
    if (domains.isEmpty(x)) {
      queue.clear();
      return false;
    }
    queue.addArcsInto(x, network.inverse(arc)); // all that depend on x, except the one just used
    return true;
  }
}
