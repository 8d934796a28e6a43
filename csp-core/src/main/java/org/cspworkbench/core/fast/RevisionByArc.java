package org.cspworkbench.core.fast;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * Revision of the neighbours along the list of all arcs into a variable, each of which asks whether
 * its tail is open: where a variable has few neighbours among many, as in a grid.
 */
final class RevisionByArc implements NeighbourRevision {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final QueueingRevision arcs;

  RevisionByArc(Domains domains, Assignment assignment, QueueingRevision arcs) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.arcs = arcs;
  }

  @Override
  public boolean assigned(int y) {
    arcs.headAssigned(y);
    int v = domains.first(y);
    int end = network.arcsByNeighbourEnd(y);
    for (int place = network.arcsByNeighbourStart(y); place < end; place++) {
      int arc = network.arcByNeighbour(place);
      int x = network.tail(arc);
      if (!assignment.isAssigned(x) && !arcs.keepSupported(arc, x, v)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean shrunk(int y) {
    arcs.headShrunk(y);
    int gone = network.domainSize(y) - domains.size(y);
    if (gone < network.leastSupportsInto(y)) {
      return true;
    }
    int end = network.arcsByNeighbourEnd(y);
    for (int place = network.arcsByNeighbourStart(y); place < end; place++) {
      int arc = network.arcByNeighbour(place);
      int x = network.tail(arc);
      if (gone >= network.leastSupports(arc) && !assignment.isAssigned(x) && !arcs.revise(arc, x)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void clear() {
    arcs.clear();
  }
}
