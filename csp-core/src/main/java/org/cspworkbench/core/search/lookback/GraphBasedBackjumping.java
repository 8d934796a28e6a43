package org.cspworkbench.core.search.lookback;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.ConflictSets;
import org.cspworkbench.core.network.DecisionSet;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/**
 * Graph-based backjumping: from a dead end back to the latest decided neighbour of the variable in
 * the constraint graph, or of the variables from which jumps have come to it; which values were in
 * conflict does not matter (Dechter, "Enhancement Schemes for Constraint Processing: Backjumping,
 * Learning, and Cutset Decomposition", Artificial Intelligence 41, 1990).
 *
 * <p>Only where nothing but the past is checked do the neighbours alone decide what fails, so that
 * it goes with no look-ahead.
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

  /** All decided neighbours of {@code x} are to blame. */
  @Override
  public void failedAtOnce(int x, int y) {
    conflict.clear();
    for (int place = network.arcsFromStart(x); place < network.arcsFromEnd(x); place++) {
      int arc = network.arcFrom(place);
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

  @Override
  public void solved(int level) {
    conflict.setUpTo(level);
  }

  /** The latest decided neighbour of {@code x}, or of those from which jumps have come to it. */
  @Override
  public int target(int x) {
    conflictSets.copyAtDeadEnd(x, conflict);
    return conflict.latest();
  }

  /** The other neighbours are the neighbours of {@code x} from now on. */
  @Override
  public void union(int x, int level) {
    conflict.remove(level);
    conflictSets.add(x, conflict);
  }

  @Override
  public boolean goesWith(Consistency.Level lookAhead) {
    return lookAhead == Consistency.Level.CONSISTENT_WITH_THE_PAST;
  }

  @Override
  public String toString() {
    return "graph-based backjumping";
  }
}
