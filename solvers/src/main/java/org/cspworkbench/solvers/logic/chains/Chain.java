package org.cspworkbench.solvers.logic.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.solvers.logic.technique.Link;

/**
 * All that follows from one statement along alternating links, breadth first, so that the chain to
 * each conclusion is as short as any.
 */
final class Chain {

  private static final int START = -1;

  private final LinkGraph graph;
  private final long[] falses; // the nodes that are false, one bit each
  private final long[] trues;
  private final int[] before; // by node: its false state, then its true state; state before it
  private final int[] queue;
  private int length;

  Chain(LinkGraph graph) {
    this.graph = graph;
    this.falses = new long[(graph.size() + Long.SIZE - 1) / Long.SIZE];
    this.trues = new long[falses.length];
    this.before = new int[2 * graph.size()];
    this.queue = new int[before.length];
  }

  /** Follows all chains from {@code node} being true or false. */
  void follow(int node, boolean isTrue) {
    Arrays.fill(falses, 0);
    Arrays.fill(trues, 0);
    (isTrue ? trues : falses)[node >>> 6] |= 1L << node;
    length = 0;
    reach(state(node, isTrue), START);
    for (int i = 0; i < length; i++) {
      int state = queue[i];
      boolean holds = (state & 1) == 1;
      long[] next = holds ? graph.weak(state >> 1) : graph.strong(state >> 1);
      long[] known = holds ? falses : trues;
      for (int w = 0; w < next.length; w++) {
        long rest = next[w] & ~known[w];
        known[w] |= rest;
        for (; rest != 0; rest &= rest - 1) {
          reach(state(w * Long.SIZE + Long.numberOfTrailingZeros(rest), !holds), state);
        }
      }
    }
  }

  private void reach(int state, int from) {
    before[state] = from;
    queue[length++] = state;
  }

  private static int state(int node, boolean isTrue) {
    return 2 * node + (isTrue ? 1 : 0);
  }

  /** Returns whether it follows that {@code node} is true or false. */
  boolean leadsTo(int node, boolean isTrue) {
    return ((isTrue ? trues : falses)[node >>> 6] >>> node & 1) != 0;
  }

  /** Returns a copy of the nodes that are false, one bit each. */
  long[] falses() {
    return falses.clone();
  }

  /** Returns the states reached, in order of the length of their chains. */
  int reached() {
    return length;
  }

  /** Returns the node of state {@code i}, 0 ≤ i &lt; reached. */
  int node(int i) {
    return queue[i] >> 1;
  }

  /** Returns whether the node of state {@code i} is true in it. */
  boolean isTrue(int i) {
    return (queue[i] & 1) == 1;
  }

  /**
   * Returns the node from which it follows directly that {@code node}, not the start, is in this
   * state.
   */
  int before(int node, boolean isTrue) {
    return before[state(node, isTrue)] >> 1;
  }

  /** Returns the nodes from the start to {@code node} in this state. */
  int[] path(int node, boolean isTrue) {
    int links = 0;
    for (int state = before[state(node, isTrue)]; state != START; state = before[state]) {
      links++;
    }
    int[] path = new int[links + 1];
    for (int state = state(node, isTrue); state != START; state = before[state]) {
      path[links--] = state >> 1;
    }
    return path;
  }

  /** Returns the links along {@code path}, of alternating kinds. */
  static List<Link> links(LinkGraph graph, int[] path, Link.Kind first) {
    List<Link> links = new ArrayList<>();
    for (int i = 1; i < path.length; i++) {
      Node from = graph.node(path[i - 1]);
      Node to = graph.node(path[i]);
      boolean isFirstKind = i % 2 == 1;
      Link.Kind kind =
          isFirstKind == (first == Link.Kind.STRONG) ? Link.Kind.STRONG : Link.Kind.WEAK;
      links.add(new Link(from.cells(), from.digit(), to.cells(), to.digit(), kind));
    }
    return links;
  }
}
