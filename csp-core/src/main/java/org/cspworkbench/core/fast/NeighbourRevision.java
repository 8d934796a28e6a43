package org.cspworkbench.core.fast;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * Revises all open neighbours of a variable that has shrunk or was assigned: what the loop over the
 * arcs into the variable does on the page of AC-3, for constraints on two variables.
 */
public interface NeighbourRevision {

  /** One of the ways to create it, as in {@code NeighbourRevision::on}. */
  @FunctionalInterface
  interface Maker {
    /** Returns the revision over these domains; what loses values is added to {@code queue}. */
    NeighbourRevision on(Domains domains, Assignment assignment, VariableQueue queue);
  }

  /**
   * Returns the fastest that the network has room for, over these domains; neighbours that lose
   * values are added to {@code queue}.
   */
  static NeighbourRevision on(Domains domains, Assignment assignment, VariableQueue queue) {
    Network network = domains.network();
    QueueingRevision arcs = new QueueingRevision(domains, queue);
    Neighbours neighbours = network.hasWideDomains() ? null : Neighbours.of(network);
    if (neighbours == null) {
      return new RevisionByArc(domains, assignment, arcs);
    }
    RevisionByNeighbour byNeighbour =
        new RevisionByNeighbour(domains, assignment, queue, arcs, neighbours);
    PairSupports supports = PairSupports.of(network);
    return supports == null
        ? byNeighbour
        : new RevisionByMask(domains, assignment, queue, byNeighbour, neighbours, supports);
  }

  /**
   * Returns the same where propagators filter the constraints whose pairs are too many to be asked
   * about: their arcs are left out.
   */
  static NeighbourRevision besidePropagators(
      Domains domains, Assignment assignment, VariableQueue queue) {
    return domains.network().hasManyPairs()
        ? RevisionByArc.besidePropagators(domains, assignment, new QueueingRevision(domains, queue))
        : on(domains, assignment, queue);
  }

  /**
   * Removes from each open neighbour of {@code y} what disagrees with its only value.
   *
   * @return whether each has a value left
   */
  boolean assigned(int y);

  /**
   * Removes from each open neighbour of {@code y} what no value left of {@code y} supports. Arcs
   * are left out to which the number of values that {@code y} has lost cannot matter.
   *
   * @return whether each has a value left
   */
  boolean shrunk(int y);

  /** Forgets what has been lost, when the queue is emptied after a contradiction. */
  void clear();
}
