package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.fast.VariableQueue;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.kernel.TupleCheck;

/**
 * Revises the arcs of constraints on three or more variables, tuple by tuple: each when only one of
 * its variables has several values left. A variable that loses values is added to the queue.
 */
final class TupleRevision {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final VariableQueue queue;
  private final TupleCheck tuples;
  private final BitSet isRevised = new BitSet(); // by constraint

  TupleRevision(
      Domains domains, Assignment assignment, VariableQueue queue, IntPredicate isRevised) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.queue = queue;
    this.tuples = new TupleCheck(domains);
    IntStream.range(0, network.structure().constraints().size())
        .filter(isRevised)
        .forEach(this.isRevised::set);
  }

  /**
   * Revises the constraints on {@code y}, which has one value left, and several others.
   *
   * @return whether each variable has a value left
   */
  boolean apply(int y) {
    Adjacency constraints = network.constraintsWith();
    for (int p = constraints.start(y); p < constraints.end(y); p++) {
      int constraint = constraints.at(p);
      if (isRevised.get(constraint) && !reviseArcsOf(constraint)) {
        return false;
      }
    }
    return true;
  }

  private boolean reviseArcsOf(int constraint) {
    for (int arc = network.firstArcOf(constraint); arc < network.endOfArcsOf(constraint); arc++) {
      if (!assignment.isAssigned(network.tail(arc)) && tuples.othersAreSingle(arc)) {
        if (revise(arc) && !queue.addUnlessEmpty(network.tail(arc))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean revise(int arc) {
    domains.countWork(1);
    domains.countRevision(arc);
    int x = network.tail(arc);
    boolean removed = false;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (!tuples.allows(arc, i)) {
        domains.remove(x, i, arc);
        removed = true;
      }
    }
    return removed;
  }
}
