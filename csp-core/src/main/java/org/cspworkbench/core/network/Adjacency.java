package org.cspworkbench.core.network;

import java.util.List;

/** For each variable a run of arcs, all in one array (compressed sparse rows). */
final class Adjacency {

  private final int[] starts;
  private final int[] arcs;

  /** Lays out {@code rows}, one list of arcs for each variable. */
  Adjacency(List<? extends List<Integer>> rows) {
    starts = new int[rows.size() + 1];
    for (int x = 0; x < rows.size(); x++) {
      starts[x + 1] = starts[x] + rows.get(x).size();
    }
    arcs = rows.stream().flatMap(List::stream).mapToInt(Integer::intValue).toArray();
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
