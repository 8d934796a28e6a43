package org.cspworkbench.core.consistency;

import java.util.BitSet;
import org.cspworkbench.core.fast.ArcRevision;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.kernel.TupleCheck;

/**
 * Forward checking: removes from the open neighbours of a variable that was just given a value all
 * that disagrees with it, and looks no further (Haralick and Elliott, "Increasing Tree Search
 * Efficiency for Constraint Satisfaction Problems", Artificial Intelligence 14, 1980).
 *
 * <p>A constraint on three or more variables is looked at when only one of them is still open. Asks
 * pair by pair: O(δ·d) checks for a variable of degree δ.
 */
public final class ForwardChecking implements Consistency {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final ArcQueue queue;
  private final ArcRevision revision;
  private final TupleCheck tuples;

  /** Forward checking on these domains. */
  public ForwardChecking(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.queue = new ArcQueue(domains);
    this.revision = new Revision(domains);
    this.tuples = new TupleCheck(domains);
  }

  /**
   * Looks forward from each variable that has one value at the start, in order. One that is left
   * with one value meanwhile stays open: it is no given, and the result must not depend on the
   * order of the givens.
   */
  @Override
  public boolean establish() {
    BitSet given = new BitSet();
    for (int x = 0; x < network.variableCount(); x++) {
      given.set(x, domains.isSingle(x));
    }
    for (int x = given.nextSetBit(0); x >= 0; x = given.nextSetBit(x + 1)) {
      assignment.assignSingle(x);
      if (!after(x)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean establishAfter(Consistency filter) {
    return filter.establish(); // which leaves nothing to do
  }

  @Override
  public Level level() {
    return Level.FORWARD_CHECKED;
  }

  /**
   * A variable that is still open, of which a value was refuted, does not filter its neighbours.
   */
  @Override
  public boolean after(int changed) {
    if (!assignment.isAssigned(changed)) {
      return true;
    }
    addArcsFromOpenNeighbours(changed);
    while (!queue.isEmpty()) {
      int arc = queue.remove();
      if (revision.revise(arc) && domains.isEmpty(network.tail(arc))) {
        queue.clear();
        return false;
      }
    }
    return true;
  }

  @Override
  public void guideBy(ArcGuide guide) {
    queue.guideBy(guide);
  }

  private void addArcsFromOpenNeighbours(int y) {
    Adjacency arcsInto = network.arcsInto();
    for (int place = arcsInto.start(y); place < arcsInto.end(y); place++) {
      int arc = arcsInto.at(place);
      if (!assignment.isAssigned(network.tail(arc))) {
        queue.add(arc);
      }
    }
    Adjacency constraints = network.constraintsWith();
    for (int p = constraints.start(y); p < constraints.end(y); p++) {
      addLastOpenArcOf(constraints.at(p));
    }
  }

  private void addLastOpenArcOf(int constraint) {
    for (int arc = network.firstArcOf(constraint); arc < network.endOfArcsOf(constraint); arc++) {
      if (!assignment.isAssigned(network.tail(arc)) && tuples.othersAreAssigned(arc, assignment)) {
        queue.add(arc);
      }
    }
  }
}
