package org.cspworkbench.solvers.logic.chains;

import java.util.Arrays;

/**
 * What follows along alternating links from each candidate being true: which nodes are false, and
 * which are true.
 *
 * <p>This is the transitive closure of a graph of statements, each of which says that a node is
 * true or false. One depth-first search finds the strongly connected components; the statements of
 * a component have the same consequences, those of the components behind it included (Tarjan,
 * "Depth-First Search and Linear Graph Algorithms", SIAM Journal on Computing 1, 1972; Nuutila,
 * "Efficient Transitive Closure Computation in Large Digraphs", 1995). O(e·n/64) for e links
 * between n nodes.
 */
final class Implications {

  private static final int NONE = -1;
  private static final int COMPLETE = Integer.MAX_VALUE;

  private final LinkGraph graph;
  private final int words; // for as many bits as there are nodes
  private final long[] leading; // statements from which others follow: false nodes, then true ones
  private final long[] visited; // as in leading
  private final long[][] rows; // by statement: what is known to follow from it, as in leading
  private final int[] numbers; // by statement: the order of the visits
  private final int[] lowest; // by statement: the lowest number found in its component
  private final int[] path; // the statements whose consequences are being searched
  private final int[] open; // the visited statements whose components are not complete
  private final long[] refuted; // the candidates that are false if they are true, one bit each
  private final long[] contradictory; // the nodes that one of these makes both false and true
  private int visits;
  private int depth;
  private int opened;

  private Implications(LinkGraph graph) {
    this.graph = graph;
    this.words = (graph.size() + Long.SIZE - 1) / Long.SIZE;
    this.leading = new long[2 * words];
    this.visited = new long[2 * words];
    this.rows = new long[visited.length * Long.SIZE][];
    this.numbers = new int[rows.length];
    this.lowest = new int[rows.length];
    this.path = new int[rows.length];
    this.open = new int[rows.length];
    this.refuted = new long[words];
    this.contradictory = new long[words];
    for (int node = 0; node < graph.size(); node++) {
      leading[node >>> 6] |= LinkGraph.isEmpty(graph.strong(node)) ? 0 : 1L << node;
      leading[words + (node >>> 6)] |= 1L << node;
    }
  }

  /** Returns what follows from each candidate of {@code graph}. */
  static Implications of(LinkGraph graph) {
    Implications implications = new Implications(graph);
    for (int node = 0; node < graph.candidates(); node++) {
      implications.search(implications.truth(node));
      if ((implications.of(node)[node >>> 6] >>> node & 1) != 0) {
        implications.refute(node);
      }
    }
    return implications;
  }

  /**
   * Returns what follows from {@code candidate} being true, which is included: a bit for each node
   * that is false, then a bit for each that is true. Not to be written to.
   */
  long[] of(int candidate) {
    return rows[truth(candidate)];
  }

  /**
   * Returns which candidates are false by each of {@code starts}, which are candidates, one bit
   * each; or true, in the second half of the words.
   */
  long[] common(int[] starts) {
    int ofCandidates = (graph.candidates() + Long.SIZE - 1) / Long.SIZE;
    long[] common = new long[2 * ofCandidates];
    Arrays.fill(common, -1L);
    common[ofCandidates - 1] >>>= -graph.candidates();
    common[common.length - 1] >>>= -graph.candidates();
    for (int start : starts) {
      long[] row = of(start);
      for (int w = 0; w < ofCandidates; w++) {
        common[w] &= row[w];
        common[ofCandidates + w] &= row[words + w];
      }
    }
    return common;
  }

  private void refute(int candidate) {
    refuted[candidate >>> 6] |= 1L << candidate;
    long[] row = of(candidate);
    for (int w = 0; w < words; w++) {
      contradictory[w] |= row[w] & row[words + w];
    }
  }

  /**
   * Returns whether some candidate that is false if it is true makes {@code node} both false and
   * true. Those that a continuous loop rules out do so to all of its nodes: they break one of its
   * links, and from there everything follows in both directions.
   */
  boolean refuteBothWays(int node) {
    return (contradictory[node >>> 6] >>> node & 1) != 0;
  }

  /** Returns whether some candidate is false if it is true. */
  boolean refutes() {
    return !LinkGraph.isEmpty(refuted);
  }

  /** Returns whether one of {@code nodes}, one bit each, is a candidate that is false if true. */
  boolean refutesOne(long[] nodes) {
    for (int w = 0; w < refuted.length; w++) {
      if ((nodes[w] & refuted[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  private int truth(int node) {
    return words * Long.SIZE + node;
  }

  private boolean isTruth(int statement) {
    return statement >= words * Long.SIZE;
  }

  /** Returns what follows directly: nodes that are false if the statement is that one is true. */
  private long[] next(int statement) {
    return isTruth(statement) ? graph.weak(statement - truth(0)) : graph.strong(statement);
  }

  /** Searches all that follows from {@code start}. */
  private void search(int start) {
    if (rows[start] == null) {
      visit(start);
    }
    while (depth > 0) {
      int statement = path[depth - 1];
      int following = notVisited(statement);
      if (following != NONE) {
        visit(following);
      } else {
        depth--;
        conclude(statement);
      }
    }
  }

  private void visit(int statement) {
    visited[statement >>> 6] |= 1L << statement;
    rows[statement] = new long[visited.length];
    rows[statement][statement >>> 6] |= 1L << statement;
    numbers[statement] = visits;
    lowest[statement] = visits++;
    path[depth++] = statement;
    open[opened++] = statement;
  }

  private int notVisited(int statement) {
    long[] next = next(statement);
    int first = isTruth(statement) ? 0 : words;
    for (int w = 0; w < words; w++) {
      long rest = next[w] & leading[first + w] & ~visited[first + w];
      if (rest != 0) {
        return (first + w) * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return NONE;
  }

  /** Collects what follows from {@code statement}, since all that follows directly was visited. */
  private void conclude(int statement) {
    long[] next = next(statement);
    long[] row = rows[statement];
    int first = isTruth(statement) ? 0 : words;
    for (int w = first; w < first + words; w++) {
      long rest = next[w - first] & leading[w] & ~row[w];
      for (; rest != 0; rest &= (rest - 1) & ~row[w]) {
        int following = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (lowest[following] == COMPLETE) {
          include(row, rows[following]);
        } else {
          lowest[statement] = Math.min(lowest[statement], lowest[following]);
        }
      }
      row[w] |= next[w - first];
    }
    if (lowest[statement] == numbers[statement]) {
      complete(statement);
    }
  }

  /** Gives all statements of the component that was entered at {@code root} one row. */
  private void complete(int root) {
    int end = opened;
    long[] row = rows[root];
    do {
      opened--;
      include(row, rows[open[opened]]);
    } while (open[opened] != root);
    for (int i = opened; i < end; i++) {
      rows[open[i]] = row;
      lowest[open[i]] = COMPLETE;
    }
  }

  private static void include(long[] row, long[] more) {
    for (int w = 0; w < row.length; w++) {
      row[w] |= more[w];
    }
  }
}
