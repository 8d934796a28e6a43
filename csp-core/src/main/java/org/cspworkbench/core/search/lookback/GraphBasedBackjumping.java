package org.cspworkbench.core.search.lookback;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Levels;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.Reasons;

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

  /** All decided neighbours are the reason. */
  @Override
  public void failedAtOnce(
      int x, Levels reason, Network network, Assignment assignment, Reasons reasons) {
    reason.clear();
    for (int place = network.arcsFromStart(x); place < network.arcsFromEnd(x); place++) {
      int arc = network.arcFrom(place);
      if (network.head(arc) != NONE) {
        addIfAssigned(network.head(arc), reason, assignment, reasons);
      } else {
        for (Variable y : network.constraint(arc).scope()) {
          if (y.index() != x) {
            addIfAssigned(y.index(), reason, assignment, reasons);
          }
        }
      }
    }
  }

  private static void addIfAssigned(int y, Levels reason, Assignment assignment, Reasons reasons) {
    if (assignment.isAssigned(y)) {
      reasons.addTo(reason, y);
    }
  }

  /** The rest of the conflict set, the neighbours of where the jump came from, is the reason. */
  @Override
  public void returnedTo(int level, Levels reason) {}

  @Override
  public boolean goesWith(Consistency.Level lookAhead) {
    return lookAhead == Consistency.Level.CONSISTENT_WITH_THE_PAST;
  }

  @Override
  public String toString() {
    return "graph-based backjumping";
  }
}
