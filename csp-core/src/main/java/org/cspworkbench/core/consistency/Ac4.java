package org.cspworkbench.core.consistency;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * AC-4: counts all supports of every value on every arc, and then needs to ask nothing more: a
 * value that goes takes one from the count of each value that it supported (Mohr and Henderson,
 * "Arc and Path Consistency Revisited", Artificial Intelligence 28, 1986).
 *
 * <p>Worst case O(e·d²) checks for e arcs over domains of at most d values, which is optimal, but
 * nearly always as many, and O(e·d²) memory. Works value by value, so that it has no revisions.
 */
public final class Ac4 implements RootOnly {

  private static final int MAX_PAIRS = 1 << 26;

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final FirstSupport support;
  private final Removals removals;
  private final ArcValues pairs;
  private final int[] supportsLeft; // by arc and value at its tail
  private final int[]
      firstSupported; // by address: the front of the list of what the value supports
  private int[] supported = new int[1024]; // an arc and a value at its tail, by place in a list
  private int[] nextSupported = new int[1024]; // the place behind, in the same list
  private int places;

  /** AC-4 on these domains. */
  public Ac4(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.support = new FirstSupport(domains);
    this.removals = new Removals(domains);
    this.pairs = new ArcValues(network);
    this.supportsLeft = new int[pairs.count()];
    this.firstSupported = new int[network.wordCount() * Long.SIZE];
    Arrays.fill(firstSupported, NONE);
  }

  @Override
  public boolean establish() {
    for (int arc = 0; arc < network.arcCount(); arc++) {
      if (!(network.dependsOnSeveral(arc) ? removals.filterTuples(arc) : countSupports(arc))) {
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

  private boolean countSupports(int arc) {
    int x = network.tail(arc);
    int y = network.head(arc);
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      domains.countWork(0);
      int pair = pairs.number(arc, i);
      for (int j = support.next(arc, i, NONE); j != NONE; j = support.next(arc, i, j)) {
        supportsLeft[pair]++;
        addSupported(network.address(y, j), pair);
      }
      if (supportsLeft[pair] == 0 && !removals.remove(x, i, arc)) {
        return false;
      }
    }
    return true;
  }

  /** Removes the value at {@code address}: takes it from the counts of what it supported. */
  private boolean supportNoMore(int address) {
    for (int place = firstSupported[address]; place != NONE; place = nextSupported[place]) {
      int pair = supported[place];
      if (--supportsLeft[pair] == 0) {
        int arc = pairs.arc(pair);
        int x = network.tail(arc);
        int i = pair - pairs.number(arc, 0);
        if (domains.contains(x, i) && !removals.remove(x, i, arc)) {
          return false;
        }
      }
    }
    return removals.filterTuplesInto(network.variableAt(address));
  }

  private void addSupported(int address, int pair) {
    if (places == supported.length) {
      checkArgument(
          places < MAX_PAIRS,
          "AC-4 keeps every allowed pair of values, and there are more than %s; AC-6 and AC-2001"
              + " do not",
          MAX_PAIRS);
      supported = Arrays.copyOf(supported, 2 * places);
      nextSupported = Arrays.copyOf(nextSupported, 2 * places);
    }
    supported[places] = pair;
    nextSupported[places] = firstSupported[address];
    firstSupported[address] = places++;
  }

  @Override
  public String toString() {
    return "AC-4";
  }
}
