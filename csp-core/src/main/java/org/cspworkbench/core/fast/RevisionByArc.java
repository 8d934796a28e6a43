package org.cspworkbench.core.fast;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Optional;
import org.cspworkbench.core.kernel.Adjacency;
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
  private final Adjacency arcsInto; // neighbour by neighbour

  /**
   * The arcs into each variable, neighbour by neighbour in the order of these.
   *
   * @param all all of them
   * @param ofFewPairs those that no propagator makes needless
   */
  private record ByNeighbour(Adjacency all, Adjacency ofFewPairs) {

    static ByNeighbour of(Network network) {
      return network.derived(ByNeighbour.class, ByNeighbour::compute).orElseThrow();
    }

    private static Optional<ByNeighbour> compute(Network network) {
      int n = network.variableCount();
      Adjacency all = network.arcsFrom().grouped(n, network::head);
      Adjacency ofFewPairs =
          network.hasManyPairs()
              ? all.grouped(n, arc -> network.hasManyPairs(arc) ? NONE : network.head(arc))
              : all;
      return Optional.of(new ByNeighbour(all, ofFewPairs));
    }
  }

  /** Revises along all arcs. */
  RevisionByArc(Domains domains, Assignment assignment, QueueingRevision arcs) {
    this(domains, assignment, arcs, ByNeighbour.of(domains.network()).all());
  }

  private RevisionByArc(
      Domains domains, Assignment assignment, QueueingRevision arcs, Adjacency arcsInto) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.arcs = arcs;
    this.arcsInto = arcsInto;
  }

  /** Revises along the arcs of constraints that are not filtered as a whole too. */
  static RevisionByArc besidePropagators(
      Domains domains, Assignment assignment, QueueingRevision arcs) {
    return new RevisionByArc(
        domains, assignment, arcs, ByNeighbour.of(domains.network()).ofFewPairs());
  }

  @Override
  public boolean assigned(int y) {
    arcs.headAssigned(y);
    int v = domains.first(y);
    domains.countWork(arcsInto.end(y) - arcsInto.start(y));
    for (int place = arcsInto.start(y); place < arcsInto.end(y); place++) {
      int arc = arcsInto.at(place);
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
    for (int place = arcsInto.start(y); place < arcsInto.end(y); place++) {
      int arc = arcsInto.at(place);
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
