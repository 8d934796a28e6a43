package org.cspworkbench.core.gallery;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.Graph.Edge;

/** Graphs whose chromatic number is known. */
final class Graphs {

  private Graphs() {}

  private interface Joined {
    boolean test(int a, int b);
  }

  /** The graph of all edges between two of the numbers 0 to {@code n - 1} that are joined. */
  private static Graph of(String name, int n, Joined joined) {
    ImmutableList.Builder<Edge> edges = ImmutableList.builder();
    for (int b = 0; b < n; b++) {
      for (int a = 0; a < b; a++) {
        if (joined.test(a, b)) {
          edges.add(new Edge(a + 1, b + 1));
        }
      }
    }
    return new Graph(name, n, edges.build());
  }

  /** Squares of a board, joined if a queen moves from one to the other. */
  static Graph queens(int rows, int columns) {
    return of(
        "queens %d x %d".formatted(rows, columns),
        rows * columns,
        (a, b) -> {
          int down = Math.abs(a / columns - b / columns);
          int across = Math.abs(a % columns - b % columns);
          return down == 0 || across == 0 || down == across;
        });
  }

  /**
   * Pairs of {@code n} things, joined if they have none in common: n − 2 colours (Lovász, "Kneser's
   * Conjecture, Chromatic Number, and Homotopy", 1978). The graph of Petersen for n = 5.
   */
  static Graph kneser(int n) {
    int[] pairs = IntStream.range(0, 1 << n).filter(set -> Integer.bitCount(set) == 2).toArray();
    return of("Kneser (%d, 2)".formatted(n), pairs.length, (a, b) -> (pairs[a] & pairs[b]) == 0);
  }

  /** Intervals, such as lifetimes of registers, joined if they meet. */
  static Graph intervals(List<int[]> intervals) {
    return of(
        "%d intervals".formatted(intervals.size()),
        intervals.size(),
        (a, b) ->
            intervals.get(a)[0] <= intervals.get(b)[1]
                && intervals.get(b)[0] <= intervals.get(a)[1]);
  }

  /** Random intervals; the same for the same seed. */
  static List<int[]> randomIntervals(long seed, int count, int span, int length) {
    Random random = new Random(seed);
    List<int[]> intervals = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      int from = random.nextInt(span);
      intervals.add(new int[] {from, from + random.nextInt(length)});
    }
    return intervals;
  }

  /** The most intervals that meet in one point: as many colours are needed, and enough. */
  static int mostAtOnce(List<int[]> intervals) {
    return intervals.stream()
        .mapToInt(at -> count(intervals.size(), k -> meets(intervals.get(k), at[0])))
        .max()
        .orElseThrow();
  }

  private static boolean meets(int[] interval, int point) {
    return interval[0] <= point && point <= interval[1];
  }

  private static int count(int n, IntPredicate condition) {
    return (int) IntStream.range(0, n).filter(condition).count();
  }

  /**
   * A random graph that takes exactly {@code colours}: vertex k has colour k modulo {@code
   * colours}, the first vertices are all joined, and others of different colours are joined with
   * this probability. The vertices are shuffled.
   */
  static Graph planted(long seed, int vertices, int colours, double density) {
    Random random = new Random(seed);
    int[] place = random.ints(0, vertices).distinct().limit(vertices).toArray();
    ImmutableList.Builder<Edge> edges = ImmutableList.builder();
    for (int b = 0; b < vertices; b++) {
      for (int a = 0; a < b; a++) {
        boolean drawn = random.nextDouble() < density;
        if (b < colours || (drawn && a % colours != b % colours)) {
          edges.add(new Edge(place[a] + 1, place[b] + 1));
        }
      }
    }
    return new Graph("planted %d".formatted(seed), vertices, edges.build());
  }
}
