package org.cspworkbench.core.consistency;

import org.cspworkbench.core.fast.ArcRevision;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * AC-1: revises every arc, and all of them again as long as any value went (Mackworth, "Consistency
 * in Networks of Relations", Artificial Intelligence 8, 1977). Asks pair by pair and keeps no
 * state.
 *
 * <p>Worst case O(n·e·d³) checks for e arcs between n variables with at most d values each: the
 * removal of one value has every arc revised again, though few depend on it.
 */
public final class Ac1 implements RootOnly {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final ArcRevision revision;

  /** AC-1 on these domains. */
  public Ac1(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.revision = new Revision(domains);
  }

  @Override
  public boolean establish() {
    boolean changed;
    do {
      changed = false;
      for (int arc = 0; arc < network.arcCount(); arc++) {
        if (revision.revise(arc)) {
          changed = true;
          if (domains.isEmpty(network.tail(arc))) {
            return false;
          }
        }
      }
    } while (changed);
    assignment.assignSingles();
    return true;
  }

  @Override
  public Level level() {
    return Level.ARC_CONSISTENT;
  }

  @Override
  public String toString() {
    return "AC-1";
  }
}
