package org.cspworkbench.solvers.logic.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.cspworkbench.solvers.logic.chains.LinkGraph.Scope;
import org.cspworkbench.solvers.logic.position.Position;
import org.jspecify.annotations.Nullable;

/**
 * Whether some chain shows that a candidate is false, decided by the strong links that were not in
 * an earlier graph of the puzzle without such a chain.
 *
 * <p>Candidates are only removed, so weak links are never added: a chain that concludes something
 * now has a strong link that is new. Read from that link in both directions, it ends at the
 * candidate both times. So it is enough to follow the chains from both ends of each new link, and
 * to look for a candidate that is false by both. If there are many such ends, the implications of
 * all candidates are computed instead.
 */
final class AddedLinks {

  /** As many ends of new links as take about as long as all implications. */
  private static final int MOST_ENDS = 128;

  private volatile @Nullable LinkGraph latest; // of those without conclusions

  /** Returns what is known of the puzzle of {@code position}. */
  static AddedLinks of(Position position, Scope scope) {
    return position.derive(position.layout().noCells(), scope, p -> new AddedLinks());
  }

  /** Returns whether there was a graph without conclusions. */
  boolean hasPast() {
    return latest != null;
  }

  /** Returns whether some chain in {@code graph} shows that a candidate is false. */
  boolean conclude(LinkGraph graph) {
    LinkGraph past = latest;
    boolean concludes;
    if (past != null && graph.position().isWithin(past.position())) {
      concludes = new Comparison(graph, past).conclude();
    } else {
      concludes = graph.implications().refutes();
    }
    if (!concludes) {
      latest = graph;
    }
    return concludes;
  }

  /** The strong links of a graph that an earlier one without conclusions has not. */
  private static final class Comparison {
    private static final int UNKNOWN = Integer.MIN_VALUE;

    private final LinkGraph graph;
    private final int[] indices; // by node: its number in the past, once needed
    private final long[][] falses; // by end: what is false if it is true
    private final List<int[]> added = new ArrayList<>();
    private final BitSet ends = new BitSet();

    Comparison(LinkGraph graph, LinkGraph past) {
      this.graph = graph;
      this.indices = new int[graph.size()];
      Arrays.fill(indices, UNKNOWN);
      this.falses = new long[graph.size()][];
      graph.linksSince(
          past,
          (a, b) -> {
            if (!areLinked(past, a, b)) {
              added.add(new int[] {a, b});
              ends.set(a);
              ends.set(b);
            }
          });
    }

    private boolean areLinked(LinkGraph past, int a, int b) {
      int one = indexIn(past, a);
      int other = indexIn(past, b);
      return one != Nodes.NONE && other != Nodes.NONE && past.areStronglyLinked(one, other);
    }

    private int indexIn(LinkGraph past, int node) {
      if (indices[node] == UNKNOWN) {
        indices[node] = past.index(graph.node(node));
      }
      return indices[node];
    }

    boolean conclude() {
      if (ends.cardinality() > MOST_ENDS) {
        return graph.implications().refutes();
      }
      Chain chain = new Chain(graph);
      for (int end = ends.nextSetBit(0); end >= 0; end = ends.nextSetBit(end + 1)) {
        chain.follow(end, true);
        falses[end] = chain.falses();
      }
      for (int[] link : added) {
        if (haveCommonCandidate(falses[link[0]], falses[link[1]])) {
          return true;
        }
      }
      return false;
    }

    private boolean haveCommonCandidate(long[] some, long[] others) {
      for (int w = 0; w * Long.SIZE < graph.candidates(); w++) {
        int left = graph.candidates() - w * Long.SIZE;
        long candidates = left < Long.SIZE ? (1L << left) - 1 : -1L;
        if ((some[w] & others[w] & candidates) != 0) {
          return true;
        }
      }
      return false;
    }
  }
}
