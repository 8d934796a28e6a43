package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.junit.jupiter.api.Test;

/** The cliques of a cover are maximal cliques of the graph, and leave no edge out. */
final class EdgeCliqueCoverTest {

  @Test
  void maximalCliquesCoverEveryEdge() {
    for (long seed = 0; seed < 300; seed++) {
      RandomStream random = new RandomStream(seed);
      boolean[][] edges = edges(1 + random.nextInt(90), random.nextInt(11) / 10.0, random);
      boolean[][] covered = new boolean[edges.length][edges.length];
      for (BitSet clique : EdgeCliqueCover.of(neighbours(edges))) {
        for (int x = 0; x < edges.length; x++) {
          int vertex = x;
          boolean isMember = clique.get(x);
          assertThat(clique.stream().filter(y -> y != vertex).allMatch(y -> edges[vertex][y]))
              .as("seed %d: %s and vertex %d", seed, clique, x)
              .isEqualTo(isMember);
          clique.stream().filter(y -> isMember).forEach(y -> covered[vertex][y] |= y != vertex);
        }
      }
      assertThat(covered).as("seed %d", seed).isDeepEqualTo(edges);
    }
  }

  /** A clique of which each vertex has few neighbours outside is found as a whole. */
  @Test
  void aCliqueIsFoundInASparseGraph() {
    for (long seed = 0; seed < 100; seed++) {
      RandomStream random = new RandomStream(seed);
      boolean[][] edges = edges(80, 0.1, random);
      BitSet planted = new BitSet();
      while (planted.cardinality() < 12) {
        planted.set(random.nextInt(edges.length));
      }
      planted.stream().forEach(x -> planted.stream().forEach(y -> edges[x][y] = x != y));
      assertThat(EdgeCliqueCover.of(neighbours(edges)))
          .as("seed %d", seed)
          .anyMatch(clique -> contains(clique, planted));
    }
  }

  private static boolean contains(BitSet clique, BitSet some) {
    BitSet outside = (BitSet) some.clone();
    outside.andNot(clique);
    return outside.isEmpty();
  }

  @Test
  void aGraphWithoutEdgesHasNoCliques() {
    assertThat(EdgeCliqueCover.of(new int[5][0])).isEqualTo(List.of());
  }

  private static boolean[][] edges(int n, double density, RandomStream random) {
    boolean[][] edges = new boolean[n][n];
    for (int x = 0; x < n; x++) {
      for (int y = 0; y < x; y++) {
        edges[x][y] = random.nextInt(1_000) < density * 1_000;
        edges[y][x] = edges[x][y];
      }
    }
    return edges;
  }

  private static int[][] neighbours(boolean[][] edges) {
    return Arrays.stream(edges)
        .map(row -> IntStream.range(0, row.length).filter(y -> row[y]).toArray())
        .toArray(int[][]::new);
  }
}
