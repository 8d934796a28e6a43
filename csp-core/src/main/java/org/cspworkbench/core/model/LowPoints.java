package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;

/**
 * A depth-first search of what may be open of a graph. The low point of a vertex is the earliest
 * one to which an edge leads from it or from its descendants; where the low point of a child is not
 * before its parent, the graph falls apart there if the parent is taken away (Tarjan, "Depth-First
 * Search and Linear Graph Algorithms", SIAM Journal on Computing 1, 1972).
 *
 * <p>An edge is two arcs, one in each direction. O(n + e) for n vertices and e edges, without
 * recursion.
 */
final class LowPoints {

  private final int[] firstArc; // by vertex, and the number of arcs behind the last
  private final int[] head; // by arc
  private final int[] port; // by arc: the port of its tail
  private final int[] headPort; // by arc: the port of its head
  private final int[] reverse; // by arc
  private final int[] nextArc; // by vertex: the arc to follow next
  private final int[] path; // the vertices from the root to the current one
  private final int[] depth; // by vertex: its place in the path
  private final int[] order; // the vertices in the order in which they are reached
  private final int[] number; // by vertex: its place in the order, or NONE
  private final int[] low; // by vertex: the number of its low point
  private final int[] upArc; // by vertex: the arc to its parent, or NONE
  private final boolean[] separates; // by vertex: whether a child does not lead past it
  private final long[] used; // by vertex: the ports of its arcs that may be open
  private final int[] branch; // by arc to a descendant: the child that it leads to or past
  private long[] open = {}; // by vertex: the ports that may be open
  private int reached;

  LowPoints(Connected graph) {
    int n = graph.scope().size();
    firstArc = new int[n + 1];
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      countArc(graph, edge, 0);
      countArc(graph, edge, 1);
    }
    for (int v = 0; v < n; v++) {
      firstArc[v + 1] += firstArc[v];
    }
    int arcs = firstArc[n];
    head = new int[arcs];
    port = new int[arcs];
    headPort = new int[arcs];
    reverse = new int[arcs];
    branch = new int[arcs];
    nextArc = Arrays.copyOf(firstArc, n);
    path = new int[n];
    depth = new int[n];
    order = new int[n];
    number = new int[n];
    low = new int[n];
    upArc = new int[n];
    separates = new boolean[n];
    used = new long[n];
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (graph.position(edge, 0) != graph.position(edge, 1)) { // a loop connects nothing
        int there = addArc(graph, edge, 0);
        int back = addArc(graph, edge, 1);
        reverse[there] = back;
        reverse[back] = there;
      }
    }
  }

  private void countArc(Connected graph, int edge, int end) {
    boolean isLoop = graph.position(edge, 0) == graph.position(edge, 1);
    firstArc[graph.position(edge, end) + 1] += isLoop ? 0 : 1;
  }

  private int addArc(Connected graph, int edge, int end) {
    int arc = nextArc[graph.position(edge, end)]++;
    head[arc] = graph.position(edge, 1 - end);
    port[arc] = graph.port(edge, end);
    headPort[arc] = graph.port(edge, 1 - end);
    return arc;
  }

  /**
   * Visits what can be reached from {@code root} through edges that may be open at both ends.
   *
   * @param openPorts by vertex, the ports that may be open, one bit each; kept, not copied
   */
  void search(int root, long[] openPorts) {
    open = openPorts;
    Arrays.fill(number, NONE);
    reached = 0;
    int current = reach(root, NONE, 0);
    while (current >= 0) {
      int v = path[current];
      int arc = nextTreeArc(v);
      if (arc != NONE) {
        branch[arc] = head[arc];
        current = reach(head[arc], reverse[arc], current + 1);
      } else {
        current--;
        if (current >= 0) {
          leave(v, path[current]);
        }
      }
    }
  }

  private int reach(int v, int arcToParent, int at) {
    path[at] = v;
    depth[v] = at;
    number[v] = reached;
    low[v] = reached;
    order[reached++] = v;
    nextArc[v] = firstArc[v];
    upArc[v] = arcToParent;
    separates[v] = false;
    used[v] = 0;
    if (arcToParent != NONE) {
      branch[arcToParent] = NONE;
      used[v] = 1L << port[arcToParent];
    }
    return at;
  }

  /** Looks at the arcs of {@code v} up to one that leads to a vertex not reached yet. */
  private int nextTreeArc(int v) {
    int end = firstArc[v + 1];
    for (int arc = nextArc[v]; arc < end; arc++) {
      if (arc != upArc[v] && isOpen(v, arc)) {
        used[v] |= 1L << port[arc];
        int w = head[arc];
        if (number[w] == NONE) {
          nextArc[v] = arc + 1;
          return arc;
        }
        low[v] = Math.min(low[v], number[w]);
        if (number[w] < number[v]) {
          branch[arc] = NONE;
          branch[reverse[arc]] = path[depth[w] + 1];
        }
      }
    }
    nextArc[v] = end;
    return NONE;
  }

  private void leave(int v, int parent) {
    low[parent] = Math.min(low[parent], low[v]);
    separates[parent] |= low[v] >= number[parent];
  }

  /** Returns the number of vertices that the last search reached. */
  int reachedCount() {
    return reached;
  }

  /** Returns the vertex that was reached at {@code place}, the root at 0. */
  int reachedAt(int place) {
    return order[place];
  }

  /** Returns whether the last search reached {@code v}. */
  boolean isReached(int v) {
    return number[v] != NONE;
  }

  /** Returns the vertex from which {@code v} was reached, or {@code NONE} for the root. */
  int parent(int v) {
    return upArc[v] == NONE ? NONE : head[upArc[v]];
  }

  /** Returns the first arc of {@code v}; its last one comes before the first one of v + 1. */
  int firstArc(int v) {
    return firstArc[v];
  }

  /** Returns the port from which {@code arc} leads. */
  int port(int arc) {
    return port[arc];
  }

  /** Returns whether {@code arc} of {@code v} may be open at both ends. */
  boolean isOpen(int v, int arc) {
    return (open[v] >>> port[arc] & open[head[arc]] >>> headPort[arc] & 1) != 0;
  }

  /** Returns the ports of {@code v} from which arcs lead that may be open, one bit each. */
  long usedPorts(int v) {
    return used[v];
  }

  /** Returns whether the graph falls apart without {@code v}, or it is the root. */
  boolean mayBeArticulationPoint(int v) {
    return separates[v];
  }

  /** Returns the child that {@code arc} leads to as an edge of the tree, or {@code NONE}. */
  int child(int arc) {
    int w = head[arc];
    return upArc[w] == reverse[arc] && number[w] != NONE ? w : NONE;
  }

  /**
   * Returns the child of {@code v} without which {@code arc}, which may be open, leads nowhere
   * else: the part of the graph that it leads to is connected to the rest by {@code v} alone.
   * {@code NONE} if it leads to the part that holds the parent of {@code v}.
   */
  int partBehind(int v, int arc) {
    int c = branch[arc];
    return c != NONE && low[c] >= number[v] ? c : NONE;
  }
}
