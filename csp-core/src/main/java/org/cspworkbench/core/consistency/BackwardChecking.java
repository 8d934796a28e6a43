package org.cspworkbench.core.consistency;

import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.TupleCheck;

/**
 * No look-ahead: checks the value just given to a variable against the variables assigned before,
 * and stops at the first constraint that is violated. What remains of look-ahead in plain
 * backtracking (Golomb and Baumert, "Backtrack Programming", Journal of the ACM 12, 1965).
 */
public final class BackwardChecking implements Consistency {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final TupleCheck tuples;

  /** Backward checking on these domains. */
  public BackwardChecking(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.tuples = new TupleCheck(domains);
  }

  /**
   * Checks the variables that have one value against each other; the first value in conflict is
   * removed.
   */
  @Override
  public boolean establish() {
    for (int x = 0; x < network.variableCount(); x++) {
      if (domains.isSingle(x)) {
        assignment.place(x);
        int arc = violatedArc(x);
        if (arc != Network.NONE) {
          domains.remove(x, domains.first(x), arc);
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public Level level() {
    return Level.CONSISTENT_WITH_THE_PAST;
  }

  @Override
  public boolean after(int changed) {
    int arc = assignment.isAssigned(changed) ? violatedArc(changed) : Network.NONE;
    if (arc != Network.NONE) {
      domains.blame(arc);
    }
    return arc == Network.NONE;
  }

  /**
   * The first arc of {@code x} whose constraint has all its variables assigned and does not hold.
   */
  private int violatedArc(int x) {
    int i = assignment.value(x);
    for (int place = network.arcsFromStart(x); place < network.arcsFromEnd(x); place++) {
      int arc = network.arcFrom(place);
      if (network.leansOnSeveral(arc)) {
        if (tuples.othersAreAssigned(arc, assignment) && !tuples.allows(arc, i)) {
          return arc;
        }
      } else if (assignment.isAssigned(network.head(arc))) {
        domains.counters().checks++;
        if (!network.allows(arc, i, assignment.value(network.head(arc)))) {
          return arc;
        }
      }
    }
    return Network.NONE;
  }
}
