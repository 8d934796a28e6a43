package org.cspworkbench.core.consistency;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.kernel.TupleCheck;

/**
 * The values removed whose consequences are still to be drawn, in the order in which they went. Of
 * use once: a value comes by at most once, and nothing is set back.
 *
 * <p>For what rests on pairs the algorithm draws the consequences itself. Arcs that depend on
 * several variables are filtered here, when all of them are down to one value.
 */
final class Removals {

  private static final int MAX_VALUES = 1 << 27;

  private final Network network;
  private final Domains domains;
  private final TupleCheck tuples;
  private final int[] removed; // addresses, from the first removed to the last
  private int next;
  private int end;

  Removals(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.tuples = new TupleCheck(domains);
    long values = 0;
    for (int x = 0; x < network.variableCount(); x++) {
      values += domains.size(x);
    }
    checkArgument(values <= MAX_VALUES, "the domains have too many values in all: %s", values);
    this.removed = new int[(int) values];
  }

  /**
   * Removes value {@code i} of {@code x} because of {@code arc}; whether {@code x} has one left.
   */
  boolean remove(int x, int i, int arc) {
    domains.remove(x, i, arc);
    removed[end++] = network.address(x, i);
    return !domains.isEmpty(x);
  }

  /** Returns whether the consequences of all removals have been drawn. */
  boolean isEmpty() {
    return next == end;
  }

  /** Returns the address of the next value whose consequences are to be drawn. */
  int next() {
    Cancellation.check();
    return removed[next++];
  }

  /**
   * Filters by the arcs that depend on {@code y} and on others; whether every domain has a value.
   */
  boolean filterTuplesInto(int y) {
    if (!domains.isSingle(y)) {
      return true;
    }
    Adjacency constraints = network.constraintsWith();
    for (int p = constraints.start(y); p < constraints.end(y); p++) {
      int constraint = constraints.at(p);
      for (int arc = network.firstArcOf(constraint); arc < network.endOfArcsOf(constraint); arc++) {
        if (network.tail(arc) != y && !filterTuples(arc)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Filters by {@code arc}, which depends on several variables; whether its tail has a value. */
  boolean filterTuples(int arc) {
    if (!tuples.othersAreSingle(arc)) {
      return true;
    }
    int x = network.tail(arc);
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (!tuples.allows(arc, i) && !remove(x, i, arc)) {
        return false;
      }
    }
    return true;
  }
}
