package org.cspworkbench.core.search.lookback;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.ConflictSets;
import org.cspworkbench.core.kernel.DecisionSet;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Variable;

/**
 * Graph-based backjumping: from a dead end back to the latest decided neighbour of the variable in
 * the constraint graph, or of the variables from which jumps have come to it; which values were in
 * conflict does not matter (Dechter, "Enhancement Schemes for Constraint Processing: Backjumping,
 * Learning, and Cutset Decomposition", Artificial Intelligence 41, 1990).
 *
 * <p>A variable may lose values only to decisions on its neighbours. That holds if nothing but the
 * past is checked, and with forward checking: there, the dead end may also be an open variable
 * whose values the look-ahead has removed. Arc consistency removes values because of remaining
 * values elsewhere, which the neighbours alone do not explain.
 */
public final class GraphBasedBackjumping implements LookBack {

  private final Network network;
  private final Assignment assignment;
  private final ConflictSets conflictSets;
  private final DecisionSet conflict;

  /** Graph-based backjumping on these domains. */
  public GraphBasedBackjumping(Domains domains, Assignment assignment) {
    this.network = domains.network();
    this.assignment = assignment;
    this.conflictSets = domains.keepConflictSets();
    this.conflict = conflictSets.newSet();
  }

  /** A value of {@code x} leaves {@code y} no value: conflict ← parents(y). */
  @Override
  public void failedAtOnce(int x, int y) {
    determineParents(y);
  }

  /**
   * conflict ← the decided neighbours of {@code x}, and of the variables from which jumps have come
   * to it.
   */
  private void determineParents(int x) {
    conflictSets.copy(x, conflict);
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      if (network.head(arc) != NONE) {
        addIfAssigned(network.head(arc));
      } else {
        for (Variable z : network.constraint(arc).scope()) {
          if (z.index() != x) {
            addIfAssigned(z.index());
          }
        }
      }
    }
  }

  private void addIfAssigned(int neighbour) {
    if (assignment.isAssigned(neighbour)) {
      conflictSets.addTo(conflict, neighbour);
    }
  }

  /** Other solutions differ from this one in at least one decision: conflict ← all decisions. */
  @Override
  public void solved(int level) {
    conflict.setUpTo(level);
  }

  /** Nothing is left of {@code x}: conflict ← parents(x), and back to the latest of them. */
  @Override
  public int target(int x) {
    determineParents(x);
    conflictSets.recordDeadEnd(conflict);
    return conflict.latest();
  }

  /** The other parents are parents of {@code x} from now on. */
  @Override
  public void union(int x, int level) {
    conflict.remove(level);
    conflictSets.add(x, conflict);
  }

  @Override
  public boolean goesWith(Consistency.Level lookAhead) {
    return lookAhead == Consistency.Level.BACKWARD_CHECKED
        || lookAhead == Consistency.Level.FORWARD_CHECKED;
  }

  @Override
  public String definedWith() {
    return "without look-ahead or with forward checking only: other look-ahead removes values for"
        + " reasons beyond the neighbours";
  }

  @Override
  public String toString() {
    return "graph-based backjumping";
  }
}
