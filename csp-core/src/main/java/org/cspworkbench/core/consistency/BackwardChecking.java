package org.cspworkbench.core.consistency;

import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.ConflictSets;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.kernel.TupleCheck;

/**
 * No look-ahead: checks the value just given to a variable against the variables assigned before,
 * and stops at the first constraint that is violated. What remains of look-ahead in plain
 * backtracking (Golomb and Baumert, "Backtrack Programming", Journal of the ACM 12, 1965).
 *
 * <p>Whether a value passes is known before the value is tried. A search that has nothing else to
 * do with the values that fail may skip them, and counts them as if they had been tried here.
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
    domains.useTrailing(); // nothing but what is decided or refuted
  }

  /**
   * Checks the variables that have one value against each other; the first value in conflict is
   * removed.
   */
  @Override
  public boolean establish() {
    for (int x = 0; x < network.variableCount(); x++) {
      if (domains.isSingle(x)) {
        assignment.assignSingle(x);
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
  public boolean establishAfter(Consistency filter) {
    return filter.establish(); // which leaves nothing to do
  }

  @Override
  public Level level() {
    return Level.BACKWARD_CHECKED;
  }

  /**
   * Where a search keeps conflict sets, all arcs are checked, since the one violated by the
   * earliest decisions is blamed.
   */
  @Override
  public boolean after(int changed) {
    int arc = assignment.isAssigned(changed) ? violatedArc(changed) : Network.NONE;
    if (arc != Network.NONE) {
      ConflictSets sets = domains.conflictSets();
      domains.blame(sets == null ? arc : earliestViolatedArc(changed, sets));
    }
    return arc == Network.NONE;
  }

  /**
   * Returns the first arc of {@code x} whose constraint has all its variables assigned and does not
   * hold.
   */
  private int violatedArc(int x) {
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      if (isViolated(arc)) {
        return arc;
      }
    }
    return Network.NONE;
  }

  /** Of those arcs the one whose other variables were all decided first. */
  private int earliestViolatedArc(int x, ConflictSets sets) {
    int earliest = Network.NONE;
    int level = Integer.MAX_VALUE;
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      if (sets.latestBehind(arc) < level && isViolated(arc)) {
        earliest = arc;
        level = sets.latestBehind(arc);
      }
    }
    return earliest;
  }

  private boolean isViolated(int arc) {
    int i = assignment.value(network.tail(arc));
    if (network.dependsOnSeveral(arc)) {
      return tuples.othersAreAssigned(arc, assignment) && !tuples.allows(arc, i);
    }
    if (!assignment.isAssigned(network.head(arc))) {
      return false;
    }
    domains.counters().checks++;
    return !network.allows(arc, i, assignment.value(network.head(arc)));
  }
}
