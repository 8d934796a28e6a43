package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * AC-6: rests every value on every arc on one support, the first; when that goes, on the next after
 * it (Bessière, "Arc-Consistency and Arc-Consistency Again", Artificial Intelligence 65, 1994).
 *
 * <p>Worst case O(e·d²) checks for e arcs over domains of at most d values, which is optimal and
 * never more than AC-4 makes, and O(e·d) memory. Works value by value, so that it has no revisions.
 */
public final class Ac6 implements RootOnly {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final FirstSupport support;
  private final Removals removals;
  private final ArcValues pairs;
  private final int[]
      firstSupported; // by address: the front of the list of what rests on the value
  private final int[] nextSupported; // by arc and value at its tail: the one behind in its list

  /** AC-6 on these domains. */
  public Ac6(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.support = new FirstSupport(domains);
    this.removals = new Removals(domains);
    this.pairs = new ArcValues(network);
    this.firstSupported = new int[network.wordCount() * Long.SIZE];
    this.nextSupported = new int[pairs.count()];
    Arrays.fill(firstSupported, NONE);
  }

  @Override
  public boolean establish() {
    for (int arc = 0; arc < network.arcCount(); arc++) {
      if (!(network.dependsOnSeveral(arc) ? removals.filterTuples(arc) : supportAll(arc))) {
        return false;
      }
    }
    while (!removals.isEmpty()) {
      if (!supportNoMore(removals.next())) {
        return false;
      }
    }
    assignment.assignSingles();
    return true;
  }

  @Override
  public Level level() {
    return Level.ARC_CONSISTENT;
  }

  private boolean supportAll(int arc) {
    int x = network.tail(arc);
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (!restOnNext(arc, i, NONE)) {
        return false;
      }
    }
    return true;
  }

  /** Rests value {@code i} at the tail of {@code arc} on its first support after {@code j}. */
  private boolean restOnNext(int arc, int i, int j) {
    domains.countWork(0);
    int next = support.next(arc, i, j);
    if (next == NONE) {
      return removals.remove(network.tail(arc), i, arc);
    }
    int pair = pairs.number(arc, i);
    int address = network.address(network.head(arc), next);
    nextSupported[pair] = firstSupported[address];
    firstSupported[address] = pair;
    return true;
  }

  /** Removes the value at {@code address}: what rested on it is to rest on another. */
  private boolean supportNoMore(int address) {
    int j = network.indexAt(address);
    int following;
    for (int pair = firstSupported[address]; pair != NONE; pair = following) {
      following = nextSupported[pair];
      int arc = pairs.arc(pair);
      int i = pair - pairs.number(arc, 0);
      if (domains.contains(network.tail(arc), i) && !restOnNext(arc, i, j)) {
        return false;
      }
    }
    return removals.filterTuplesInto(network.variableAt(address));
  }

  @Override
  public String toString() {
    return "AC-6";
  }
}
