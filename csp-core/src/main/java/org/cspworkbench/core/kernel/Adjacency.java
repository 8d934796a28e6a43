package org.cspworkbench.core.kernel;

import java.util.function.IntUnaryOperator;

/** For each variable a run of arcs, all in one array (compressed sparse rows). */
final class Adjacency {

  private final int[] starts;
  private final int[] arcs;

  /**
   * Lays out the numbers below {@code count}, in order, by the row of each of them.
   *
   * @param rowOf the row of a number, or {@link Network#NONE} if it is to be left out
   */
  Adjacency(int rows, int count, IntUnaryOperator rowOf) {
    this(rows, count, k -> k, rowOf);
  }

  /**
   * Lays out the arcs of {@code order}, in the order in which they stand there, by the row of each
   * of them.
   *
   * @param rowOf the row of an arc, or {@link Network#NONE} if it is to be left out
   */
  Adjacency(int rows, Adjacency order, IntUnaryOperator rowOf) {
    this(rows, order.arcs.length, order::arc, rowOf);
  }

  private Adjacency(int rows, int count, IntUnaryOperator arcAt, IntUnaryOperator rowOf) {
    starts = new int[rows + 1];
    for (int k = 0; k < count; k++) {
      int row = rowOf.applyAsInt(arcAt.applyAsInt(k));
      if (row != Network.NONE) {
        starts[row + 1]++;
      }
    }
    for (int row = 0; row < rows; row++) {
      starts[row + 1] += starts[row];
    }
    arcs = new int[starts[rows]];
    int[] next = starts.clone();
    for (int k = 0; k < count; k++) {
      int arc = arcAt.applyAsInt(k);
      int row = rowOf.applyAsInt(arc);
      if (row != Network.NONE) {
        arcs[next[row]++] = arc;
      }
    }
  }

  int start(int x) {
    return starts[x];
  }

  int end(int x) {
    return starts[x + 1];
  }

  int arc(int place) {
    return arcs[place];
  }
}
