package org.cspworkbench.solvers.logic.chains;

import java.util.Arrays;

/** Which nodes of a graph are linked, both ways: for each node a row with a bit for every node. */
final class AdjacencyMatrix {

  private final long[][] rows;
  private final long[][] shared; // by node: its row if another matrix has it too

  private AdjacencyMatrix(long[][] rows, long[][] shared) {
    this.rows = rows;
    this.shared = shared;
  }

  /** Of {@code size} nodes none of which are linked yet. */
  static AdjacencyMatrix none(int size) {
    return new AdjacencyMatrix(new long[size][words(size)], new long[size][]);
  }

  /** Returns a copy, for which this matrix must not be changed any more. */
  AdjacencyMatrix copy() {
    return new AdjacencyMatrix(rows.clone(), rows);
  }

  /** Returns a copy with additional nodes without links, {@code size} nodes in all. */
  AdjacencyMatrix widened(int size) {
    long[][] widened = new long[size][];
    for (int row = 0; row < size; row++) {
      widened[row] =
          row < rows.length ? Arrays.copyOf(rows[row], words(size)) : new long[words(size)];
    }
    return new AdjacencyMatrix(widened, new long[size][]);
  }

  private static int words(int bits) {
    return (bits + Long.SIZE - 1) / Long.SIZE;
  }

  private long[] own(int node) {
    if (rows[node] == shared[node]) {
      rows[node] = rows[node].clone();
    }
    return rows[node];
  }

  void link(int a, int b) {
    own(a)[b >>> 6] |= 1L << b;
    own(b)[a >>> 6] |= 1L << a;
  }

  /** Removes all links of {@code node}. */
  void isolate(int node) {
    long[] row = rows[node];
    rows[node] = new long[row.length];
    for (int w = 0; w < row.length; w++) {
      for (long rest = row[w]; rest != 0; rest &= rest - 1) {
        own(w * Long.SIZE + Long.numberOfTrailingZeros(rest))[node >>> 6] &= ~(1L << node);
      }
    }
  }

  /** Links {@code node} to all nodes that each of {@code members}, one at least, is linked to. */
  void linkToCommon(int node, int[] members) {
    long[] row = rows[members[0]].clone();
    for (int member : members) {
      for (int w = 0; w < row.length; w++) {
        row[w] &= rows[member][w];
      }
    }
    rows[node] = row;
    for (int w = 0; w < row.length; w++) {
      for (long rest = row[w]; rest != 0; rest &= rest - 1) {
        own(w * Long.SIZE + Long.numberOfTrailingZeros(rest))[node >>> 6] |= 1L << node;
      }
    }
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
