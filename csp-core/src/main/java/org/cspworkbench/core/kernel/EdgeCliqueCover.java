package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.BitSet;
import org.cspworkbench.core.cancellation.Cancellation;

/**
 * Maximal cliques that together contain every edge of a graph: an edge clique cover, found greedily
 * (Kellerman, "Determination of Keyword Conflict", IBM Technical Disclosure Bulletin 16, 1973; Kou,
 * Stockmeyer and Wong, "Covering Edges by Cliques with Regard to Keyword Conflicts and Intersection
 * Graphs", CACM 21, 1978). To find the fewest is NP-hard.
 *
 * <p>From each edge that no clique contains yet, a clique grows by one common neighbour after the
 * other: always the one that is joined to the most of those that remain, so that the clique becomes
 * large.
 *
 * <p>O(d³/64) for each clique among vertices of d neighbours. In a large and dense graph the search
 * ends after a number of steps, before all edges are covered.
 */
final class EdgeCliqueCover {

  private static final long MOST_STEPS = 1L << 26; // words that are read: about 0.1 s

  private final int[][] neighbours;
  private final BitSet[] covered; // by vertex: the places of neighbours in a clique with it
  private final ImmutableList.Builder<BitSet> cliques = ImmutableList.builder();
  private long steps;

  private EdgeCliqueCover(int[][] neighbours) {
    this.neighbours = neighbours;
    covered = new BitSet[neighbours.length];
    Arrays.setAll(covered, x -> new BitSet());
  }

  /**
   * Returns the cliques of a cover, each of at least two vertices.
   *
   * @param neighbours for each vertex those that an edge joins to it, in ascending order
   */
  static ImmutableList<BitSet> of(int[][] neighbours) {
    EdgeCliqueCover cover = new EdgeCliqueCover(neighbours);
    for (int x = 0; x < neighbours.length && cover.steps <= MOST_STEPS; x++) {
      cover.coverEdgesOf(x);
    }
    return cover.cliques.build();
  }

  /** Covers the edges from {@code x} to greater vertices; the others are covered already. */
  private void coverEdgesOf(int x) {
    Cancellation.check();
    int greater = -Arrays.binarySearch(neighbours[x], x) - 1;
    int place = covered[x].nextClearBit(greater);
    if (place >= neighbours[x].length) {
      return;
    }
    long[][] joined = new long[neighbours[x].length][]; // by place: the places of its neighbours
    Arrays.setAll(joined, k -> placesOf(neighbours[neighbours[x][k]], neighbours[x]));
    while (place < neighbours[x].length && steps <= MOST_STEPS) {
      BitSet clique = new BitSet();
      clique.set(x);
      grow(place, joined).stream().forEach(k -> clique.set(neighbours[x][k]));
      cover(clique);
      cliques.add(clique);
      place = covered[x].nextClearBit(place);
    }
  }

  /** Returns the places at which {@code all} has one of {@code some}; both ascend. */
  private long[] placesOf(int[] some, int[] all) {
    long[] places = new long[(all.length + 63) >>> 6];
    int s = 0;
    for (int k = 0; k < all.length; k++) {
      while (s < some.length && some[s] < all[k]) {
        s++;
      }
      if (s < some.length && some[s] == all[k]) {
        places[k >>> 6] |= 1L << k;
      }
    }
    steps += some.length;
    return places;
  }

  /** Returns places of which each two are joined, {@code first} among them. */
  private BitSet grow(int first, long[][] joined) {
    BitSet clique = new BitSet();
    long[] common = joined[first].clone(); // the places that are joined to all of the clique
    for (int next = first; next >= 0; next = mostJoined(common, joined)) {
      clique.set(next);
      for (int w = 0; w < common.length; w++) {
        common[w] &= joined[next][w];
      }
    }
    return clique;
  }

  /** Returns the first of those places that are joined to the most others of them, or −1. */
  private int mostJoined(long[] common, long[][] joined) {
    int best = -1;
    int most = -1;
    for (int w = 0; w < common.length; w++) {
      for (long rest = common[w]; rest != 0; rest &= rest - 1) {
        int k = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int count = countCommon(common, joined[k]);
        if (count > most) {
          most = count;
          best = k;
        }
      }
    }
    return best;
  }

  private int countCommon(long[] some, long[] others) {
    int count = 0;
    for (int w = 0; w < some.length; w++) {
      count += Long.bitCount(some[w] & others[w]);
    }
    steps += some.length;
    return count;
  }

  private void cover(BitSet clique) {
    int[] vertices = clique.stream().toArray();
    for (int x : vertices) {
      for (int y : vertices) {
        if (x != y) {
          covered[x].set(Arrays.binarySearch(neighbours[x], y));
        }
      }
    }
  }
}
