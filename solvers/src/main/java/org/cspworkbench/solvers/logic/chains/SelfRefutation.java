package org.cspworkbench.solvers.logic.chains;

import java.util.Arrays;

/**
 * Finds the candidates that refute themselves: from their being true it follows, along alternating
 * links, that they are false. Whatever a chain or loop rules out is one of them, so that where
 * there is none, there is no chain to look for.
 *
 * <p>Asks only what follows, not along which chain, and so need not follow what it has followed
 * before: all that follows from a candidate is kept, and taken over as a whole by the next.
 */
final class SelfRefutation {

  private final LinkGraph graph;
  private final int words; // for as many bits as there are nodes
  private final long[][] known; // by candidate: what follows from it; null until that is known
  private final long[] followed; // what need not be followed, as all that follows from it is known
  private final int[] queue;

  private SelfRefutation(LinkGraph graph) {
    this.graph = graph;
    this.words = (graph.size() + Long.SIZE - 1) / Long.SIZE;
    this.known = new long[graph.candidates()][];
    this.followed = new long[2 * words];
    this.queue = new int[2 * graph.size() + 1];
  }

  /** Returns the candidates of {@code graph} that refute themselves, one bit each. */
  static long[] of(LinkGraph graph) {
    SelfRefutation search = new SelfRefutation(graph);
    long[] refuted = new long[search.words];
    for (int node = 0; node < graph.candidates(); node++) {
      search.known[node] = search.follow(node);
      refuted[node >>> 6] |= search.known[node][node >>> 6] & 1L << node;
    }
    return refuted;
  }

  /**
   * Returns what follows if {@code start} is true: the nodes that are false, then those that are
   * true.
   */
  private long[] follow(int start) {
    long[] following = new long[2 * words];
    Arrays.fill(followed, 0);
    int length = 0;
    queue[length++] = words * Long.SIZE + start;
    for (int i = 0; i < length; i++) {
      int statement = queue[i];
      if ((followed[statement >>> 6] >>> statement & 1) != 0) {
        continue;
      }
      int node = statement % (words * Long.SIZE);
      boolean isTrue = statement >= words * Long.SIZE;
      if (isTrue && node < start) {
        for (int w = 0; w < following.length; w++) {
          following[w] |= known[node][w];
          followed[w] |= known[node][w];
        }
        continue;
      }
      long[] next = isTrue ? graph.weak(node) : graph.strong(node);
      int first = isTrue ? 0 : words;
      for (int w = 0; w < words; w++) {
        long rest = next[w] & ~following[first + w];
        following[first + w] |= rest;
        for (; rest != 0; rest &= rest - 1) {
          queue[length++] = (first + w) * Long.SIZE + Long.numberOfTrailingZeros(rest);
        }
      }
    }
    return following;
  }
}
