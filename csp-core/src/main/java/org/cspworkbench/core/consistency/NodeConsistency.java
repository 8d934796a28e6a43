package org.cspworkbench.core.consistency;

import org.cspworkbench.core.fast.ArcRevision;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * Node consistency: removes every value that a constraint on its variable alone forbids (Mackworth,
 * "Consistency in Networks of Relations", Artificial Intelligence 8, 1977).
 *
 * <p>O(u·d) checks for u such constraints over domains of at most d values. Every run starts from
 * domains on which this has been done, and nothing is left to remove there; it has work to do on
 * {@link Domains#asStated}.
 */
public final class NodeConsistency implements RootOnly {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final ArcRevision revision;

  /** Node consistency on these domains. */
  public NodeConsistency(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.revision = new Revision(domains);
  }

  @Override
  public boolean establish() {
    for (int arc = network.unaryArcsStart(); arc < network.unaryArcsEnd(); arc++) {
      if (revision.revise(arc) && domains.isEmpty(network.tail(arc))) {
        return false;
      }
    }
    assignment.assignSingles();
    return true;
  }

  @Override
  public Level level() {
    return Level.NODE_CONSISTENT;
  }

  @Override
  public String toString() {
    return "node consistency";
  }
}
