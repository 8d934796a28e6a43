package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.IdentityHashMap;

/**
 * Filters a network that must be connected. A variable is <em>required</em> if all its values take
 * part. What cannot be connected with the required ones takes no part; an articulation point
 * between required ones takes part, and opens an edge to each side of it on which one is required
 * (Hopcroft and Tarjan, "Efficient Algorithms for Graph Manipulation", Communications of the ACM
 * 16, 1973; as a propagator: Prosser and Unsworth, "A Connectivity Constraint Using Bridges", ECAI
 * 2006).
 *
 * <p>What is left is each value with which, of its variable alone, the required variables are
 * connected through edges that may be open; domain consistency would be NP-hard. O(n + e) for n
 * variables and e edges, besides the values that go. Called only when an edge has closed or a
 * variable has become required.
 */
final class ArticulationPoints implements IncrementalPropagator {

  private static final long REQUIRED = 1L << 63;

  private final Scope scope;
  private final int n;
  private final boolean repeats;
  private final long[][][] opening; // by position and port: the values that open it, one bit each
  private final long[][] others; // by position: the values that open nothing
  private final Scope.Reversible state; // by position: the ports that may be open, and REQUIRED
  private final Scope.Reversible isStarted; // whether the state of all positions is known
  private final long[] open; // the same for the current call
  private final LowPoints tree;
  private final int[] required; // by position: how many at or below it in the tree
  private final long[] entering; // by position: the values of its parent that lead into its part
  private int root;

  /** The propagator of {@code network} on the domains of its scope. */
  ArticulationPoints(Connected network, Scope scope) {
    this.scope = scope;
    n = scope.size();
    repeats = DistinctVariables.of(network.scope()).hasRepeats();
    opening = new long[n][][];
    others = new long[n][];
    IdentityHashMap<Domain, long[][]> openingOf = new IdentityHashMap<>();
    IdentityHashMap<Domain, long[]> othersOf = new IdentityHashMap<>();
    for (int k = 0; k < n; k++) {
      Domain domain = network.scope().get(k).domain();
      opening[k] = openingOf.computeIfAbsent(domain, d -> opening(network, d));
      others[k] = othersOf.computeIfAbsent(domain, d -> others(network, d));
    }
    state = scope.reversible(n);
    isStarted = scope.reversible(1);
    open = new long[n];
    tree = new LowPoints(network);
    required = new int[n];
    entering = new long[n];
  }

  private static long[][] opening(Connected network, Domain domain) {
    return network.ports().stream()
        .map(port -> Bits.where(domain, port::contains))
        .toArray(long[][]::new);
  }

  private static long[] others(Connected network, Domain domain) {
    return Bits.where(
        domain, value -> network.ports().stream().noneMatch(port -> port.contains(value)));
  }

  @Override
  public boolean notice(int position) {
    long before = state.get(position);
    long now = stateOf(position);
    if (now != before) {
      state.set(position, now);
    }
    return now != before || repeats;
  }

  private long stateOf(int position) {
    long ports = 0;
    for (int port = 0; port < opening[position].length; port++) {
      ports |= scope.hasAny(position, opening[position][port]) ? 1L << port : 0;
    }
    return ports != 0 && !scope.hasAny(position, others[position]) ? ports | REQUIRED : ports;
  }

  @Override
  public boolean propagate() {
    if (repeats || isStarted.get(0) == 0) {
      isStarted.set(0, 1);
      for (int k = 0; k < n; k++) {
        state.set(k, stateOf(k));
      }
    }
    root = NONE;
    for (int k = n - 1; k >= 0; k--) {
      open[k] = state.get(k);
      root = open[k] < 0 ? k : root; // the sign is REQUIRED
    }
    if (root == NONE) {
      return true;
    }
    tree.search(root, open);
    countRequired();
    for (int k = 0; k < n; k++) {
      if (mayLose(k) && !filter(k)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether there may be something to remove: not where each port leads to the root,
   * however the variable is assigned.
   */
  private boolean mayLose(int k) {
    if (open[k] == 0 || !tree.isReached(k)) {
      return open[k] != 0;
    }
    return scope.domainSize(k) > 1
        && (tree.mayBeArticulationPoint(k) || tree.usedPorts(k) != (open[k] & ~REQUIRED));
  }

  private void countRequired() {
    for (int at = tree.reachedCount() - 1; at >= 0; at--) {
      required[tree.reachedAt(at)] = 0;
    }
    for (int at = tree.reachedCount() - 1; at >= 0; at--) {
      int k = tree.reachedAt(at);
      required[k] += open[k] < 0 ? 1 : 0;
      if (at > 0) {
        required[tree.parent(k)] += required[k];
      }
    }
  }

  private boolean filter(int k) {
    for (int w = 0; w < scope.wordCount(k); w++) {
      long kept = tree.isReached(k) ? kept(k, w) : others[k][w];
      for (long gone = scope.word(k, w) & ~kept; gone != 0; gone &= gone - 1) {
        if (!scope.remove(k, w * Long.SIZE + Long.numberOfTrailingZeros(gone))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the values in word {@code w} with which the required variables may be connected. */
  private long kept(int k, int w) {
    long leaving = 0; // the values that open an edge to the part with the root
    for (int arc = tree.firstArc(k); arc < tree.firstArc(k + 1); arc++) {
      if (tree.isOpen(k, arc)) {
        int part = tree.partBehind(k, arc);
        if (part == NONE) {
          leaving |= opening[k][tree.port(arc)][w];
        } else {
          entering[part] |= opening[k][tree.port(arc)][w];
        }
      }
    }
    long taking = k == root ? -1 : leaving;
    long leftOut = others[k][w];
    for (int arc = tree.firstArc(k); arc < tree.firstArc(k + 1); arc++) {
      int child = tree.isOpen(k, arc) ? tree.child(arc) : NONE;
      if (child != NONE) {
        if (tree.partBehind(k, arc) == child && required[child] > 0) {
          taking &= entering[child];
          leftOut = 0; // k is an articulation point
        }
        entering[child] = 0;
      }
    }
    return (taking & ~others[k][w]) | leftOut;
  }
}
