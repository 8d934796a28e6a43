package org.cspworkbench.solvers.logic.chains;

import java.util.Arrays;

/** Which nodes of a graph are linked, both ways: for each node a row with a bit for every node. */
final class AdjacencyMatrix {

  private final long[][] rows;

  private AdjacencyMatrix(long[][] rows) {
    this.rows = rows;
  }

  /** Of {@code size} nodes none of which are linked yet. */
  static AdjacencyMatrix none(int size) {
    return new AdjacencyMatrix(new long[size][words(size)]);
  }

  /** Returns a copy with additional nodes without links, {@code size} nodes in all. */
  AdjacencyMatrix widened(int size) {
    long[][] widened = new long[size][];
    for (int row = 0; row < size; row++) {
      widened[row] =
          row < rows.length ? Arrays.copyOf(rows[row], words(size)) : new long[words(size)];
    }
    return new AdjacencyMatrix(widened);
  }

  private static int words(int bits) {
    return (bits + Long.SIZE - 1) / Long.SIZE;
  }

  void link(int a, int b) {
    rows[a][b >>> 6] |= 1L << b;
    rows[b][a >>> 6] |= 1L << a;
  }

  boolean areLinked(int a, int b) {
    return (rows[a][b >>> 6] >>> b & 1) != 0;
  }

  /** Returns the nodes that are linked to {@code node}, one bit each. */
  long[] of(int node) {
    return rows[node];
  }

  /** Returns whether one of the first {@code most} nodes, at least one, is linked to both. */
  boolean haveCommon(int a, int b, int most) {
    int last = (most - 1) >>> 6;
    for (int w = 0; w < last; w++) {
      if ((rows[a][w] & rows[b][w]) != 0) {
        return true;
      }
    }
    return (rows[a][last] & rows[b][last] & -1L >>> -most) != 0;
  }

  /** Returns those of the first {@code most} nodes that are linked to both, one bit each. */
  long[] common(int a, int b, int most) {
    long[] both = new long[words(most)];
    for (int w = 0; w < both.length; w++) {
      both[w] = rows[a][w] & rows[b][w];
    }
    if (most % Long.SIZE != 0) {
      both[both.length - 1] &= (1L << most) - 1;
    }
    return both;
  }
}
