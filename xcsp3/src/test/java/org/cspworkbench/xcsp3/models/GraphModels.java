package org.cspworkbench.xcsp3.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Colours, cycles, pairs and parities on graphs. */
final class GraphModels {

  private GraphModels() {}

  /** The graph of Petersen: an outer ring, an inner star, and five spokes. */
  private static int[][] petersen() {
    return IntStream.range(0, 5)
        .boxed()
        .flatMap(
            i ->
                Stream.of(
                    new int[] {i, (i + 1) % 5},
                    new int[] {i, 5 + i},
                    new int[] {5 + i, 5 + (i + 2) % 5}))
        .toArray(int[][]::new);
  }

  private static boolean areJoined(int[][] edges, int a, int b) {
    return Arrays.stream(edges).anyMatch(e -> (e[0] == a && e[1] == b) || (e[0] == b && e[1] == a));
  }

  /** The fewest colours of the graph of Grötzsch, which has no triangle; colours count from 0. */
  static PublishedModel groetzschColouring() {
    int[][] edges =
        IntStream.range(0, 5)
            .boxed()
            .flatMap(
                i ->
                    Stream.of(
                        new int[] {i, (i + 1) % 5},
                        new int[] {i, 5 + (i + 1) % 5},
                        new int[] {(i + 1) % 5, 5 + i},
                        new int[] {5 + i, 10}))
            .toArray(int[][]::new);
    InstanceText text = new InstanceText().array("x", "[11]", "0..10");
    for (int[] edge : edges) {
      text.intension("ne(x[%d],x[%d])".formatted(edge[0], edge[1]));
    }
    text.objective("minimize", "maximum", "x[]");
    return PublishedModel.optimised(
        "GraphColouring-groetzsch",
        text,
        3,
        "literature (Mycielski 1955: four colours); brute force",
        () ->
            BruteForce.least(
                11,
                0,
                3,
                (x, k) ->
                    IntStream.range(0, k).allMatch(i -> x[i] != x[k] || !areJoined(edges, i, k)),
                x -> Arrays.stream(x).max().orElseThrow()));
  }

  /** Subgraph isomorphism: a ring of this length in the graph of Petersen. */
  static PublishedModel ringInPetersen(int length, long solutions) {
    int[][] edges = petersen();
    InstanceText text =
        new InstanceText().array("x", "[" + length + "]", "0..9").allDifferent("x[]");
    for (int i = 0; i < length; i++) {
      text.supports(
          "x[%d] x[%d]".formatted(i, (i + 1) % length),
          Tuples.of(2, 0, 9).filter(t -> areJoined(edges, t[0], t[1])).map(InstanceText::tuple));
    }
    return PublishedModel.counted(
        "Subisomorphism-petersen-" + length,
        text,
        solutions,
        "literature (12 rings of 5, 20 of 9, none of 10, each from every start and both ways); brute force",
        () ->
            BruteForce.count(
                length,
                0,
                9,
                (x, k) ->
                    Arrays.stream(x, 0, k).noneMatch(v -> v == x[k])
                        && (k == 0 || areJoined(edges, x[k - 1], x[k]))
                        && (k < length - 1 || areJoined(edges, x[k], x[0]))));
  }

  /** Stable roommates (Irving 1985): {@code prefs[i]} are the others as person i prefers them. */
  static PublishedModel roommates(int[][] prefs, long solutions) {
    int n = prefs.length;
    InstanceText text = new InstanceText().array("x", "[" + n + "]", "0.." + (n - 2));
    for (int i = 0; i < n; i++) {
      for (int rank = 0; rank < n - 1; rank++) {
        int j = prefs[i][rank];
        int back = rank(prefs, j, i);
        text.intension("imp(eq(x[%d],%d),eq(x[%d],%d))".formatted(i, rank, j, back));
        text.intension("or(le(x[%d],%d),le(x[%d],%d))".formatted(i, rank, j, back));
      }
    }
    return PublishedModel.counted(
        "Roommates-" + n,
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                n,
                0,
                n - 1,
                (mate, k) ->
                    mate[k] != k
                        && (mate[k] > k || mate[mate[k]] == k)
                        && IntStream.range(0, k).allMatch(i -> (mate[i] == k) == (mate[k] == i))
                        && (k < n - 1 || isStable(prefs, mate))));
  }

  private static boolean isStable(int[][] prefs, int[] mate) {
    return IntStream.range(0, prefs.length)
        .allMatch(
            i ->
                IntStream.range(0, i)
                    .allMatch(
                        j ->
                            rank(prefs, i, mate[i]) <= rank(prefs, i, j)
                                || rank(prefs, j, mate[j]) <= rank(prefs, j, i)));
  }

  private static int rank(int[][] prefs, int person, int other) {
    return IntStream.range(0, prefs[person].length)
        .filter(rank -> prefs[person][rank] == other)
        .findFirst()
        .orElseThrow();
  }

  /**
   * Dubois: parities of three bits in a ring, each bit in two of them. All are even but one, so the
   * sum of all is odd and counts each bit twice.
   */
  static PublishedModel dubois(int n) {
    InstanceText text = new InstanceText().array("x", "[" + 3 * n + "]", "0 1");
    for (int i = 0; i < 2 * n; i++) {
      int parity = i == 0 ? 1 : 0;
      String scope =
          "x[%d] x[%d] x[%d]".formatted(i, (i + 1) % (2 * n), 2 * n + Math.min(i, 2 * n - 1 - i));
      text.supports(
          scope,
          Tuples.of(3, 0, 1)
              .filter(t -> Arrays.stream(t).sum() % 2 == parity)
              .map(InstanceText::tuple));
    }
    return PublishedModel.counted(
        "Dubois-" + n,
        text,
        0,
        "by the sum of all parities; brute force",
        () ->
            BruteForce.count(
                3 * n,
                0,
                1,
                (x, k) ->
                    k < 3 * n - 1
                        || IntStream.range(0, 2 * n)
                            .allMatch(
                                i ->
                                    (x[i]
                                                + x[(i + 1) % (2 * n)]
                                                + x[2 * n + Math.min(i, 2 * n - 1 - i)])
                                            % 2
                                        == (i == 0 ? 1 : 0))));
  }

  /** Knight's tour: every square once, by a table of three squares in succession. */
  static PublishedModel knightTour(int rows, int columns, long solutions) {
    int squares = rows * columns;
    InstanceText text =
        new InstanceText()
            .array("x", "[" + squares + "]", "0.." + (squares - 1))
            .allDifferent("x[]");
    for (int i = 0; i + 2 < squares; i++) {
      text.supports(
          "x[%d] x[%d] x[%d]".formatted(i, i + 1, i + 2),
          Tuples.of(3, 0, squares - 1)
              .filter(
                  t -> t[0] != t[2] && isMove(columns, t[0], t[1]) && isMove(columns, t[1], t[2]))
              .map(InstanceText::tuple));
    }
    return PublishedModel.counted(
        "KnightTour-%d-%d".formatted(rows, columns),
        text,
        solutions,
        "literature (8 tours, both ways); brute force",
        () ->
            BruteForce.count(
                squares,
                0,
                squares - 1,
                (x, k) ->
                    Arrays.stream(x, 0, k).noneMatch(v -> v == x[k])
                        && (k == 0 || isMove(columns, x[k - 1], x[k]))));
  }

  private static boolean isMove(int columns, int from, int to) {
    int rows = Math.abs(from / columns - to / columns);
    int across = Math.abs(from % columns - to % columns);
    return rows * across == 2;
  }

  /** Still life: the most cells of a square that live for ever, with nothing outside. */
  static PublishedModel stillLife(int n, long optimum) {
    int side = n + 2;
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(side, side), "0 1");
    for (int i = 0; i < side; i++) {
      String[] border = {
        "x[0][%d]".formatted(i),
        "x[%d][%d]".formatted(side - 1, i),
        "x[%d][0]".formatted(i),
        "x[%d][%d]".formatted(i, side - 1)
      };
      text.instantiation(
          String.join(" ", Arrays.stream(border).distinct().toList()), zeros(border));
    }
    for (int row = 1; row <= n; row++) {
      for (int column = 1; column <= n; column++) {
        int r = row;
        int c = column;
        text.supports(
            names(9, i -> "x[%d][%d]".formatted(r - 1 + i / 3, c - 1 + i % 3)),
            Tuples.of(9, 0, 1).filter(GraphModels::isStill).map(InstanceText::tuple));
      }
    }
    for (int i = 1; i < n - 1; i++) { // three in a row along the side would give birth outside
      text.sum("x[1][%d..%d]".formatted(i, i + 2), "(le,2)");
      text.sum("x[%d][%d..%d]".formatted(n, i, i + 2), "(le,2)");
      text.sum("x[%d..%d][1]".formatted(i, i + 2), "(le,2)");
      text.sum("x[%d..%d][%d]".formatted(i, i + 2, n), "(le,2)");
    }
    text.objective("maximize", "sum", "x[][]");
    return PublishedModel.optimised(
        "StillLife-" + n,
        text,
        optimum,
        "literature (4, 6, 8, 16 for sides 2 to 5); brute force",
        () -> BruteForce.most(n * n, 0, 1, (x, k) -> k < n * n - 1 || isStill(n, x), x -> sum(x)));
  }

  private static int[] zeros(String... names) {
    return new int[(int) Arrays.stream(names).distinct().count()];
  }

  private static long sum(int[] values) {
    return Arrays.stream(values).sum();
  }

  /** Whether the middle of nine cells stays as it is. */
  private static boolean isStill(int[] nine) {
    int neighbours = Arrays.stream(nine).sum() - nine[4];
    return nine[4] == 1 ? neighbours == 2 || neighbours == 3 : neighbours != 3;
  }

  private static boolean isStill(int n, int[] cells) {
    return IntStream.range(0, (n + 2) * (n + 2))
        .allMatch(
            i ->
                isStill(
                    IntStream.range(0, 9)
                        .map(d -> cell(n, cells, i / (n + 2) - 2 + d / 3, i % (n + 2) - 2 + d % 3))
                        .toArray()));
  }

  private static int cell(int n, int[] cells, int row, int column) {
    return row < 0 || row >= n || column < 0 || column >= n ? 0 : cells[row * n + column];
  }

  /**
   * Black hole solitaire: {@code piles} by rank are played from the top, each one rank up or down.
   */
  static PublishedModel blackHole(int ranks, int[][] piles, long solutions) {
    int[] cards = Arrays.stream(piles).flatMapToInt(Arrays::stream).toArray();
    int n = cards.length;
    InstanceText text =
        new InstanceText()
            .array("x", "[" + n + "]", "0.." + (n - 1))
            .array("y", "[" + n + "]", "0.." + (n - 1))
            .constraint("<channel><list> x[] </list><list> y[] </list></channel>");
    int card = 0;
    for (int[] pile : piles) {
      for (int depth = 1; depth < pile.length; depth++) {
        text.intension("lt(y[%d],y[%d])".formatted(card + depth - 1, card + depth));
      }
      card += pile.length;
    }
    for (int i = 0; i + 1 < n; i++) {
      text.supports(
          "x[%d] x[%d]".formatted(i, i + 1),
          Tuples.of(2, 0, n - 1)
              .filter(t -> areNeighbours(ranks, cards[t[0]], cards[t[1]]))
              .map(InstanceText::tuple));
    }
    int[] pileOf =
        IntStream.range(0, piles.length).flatMap(p -> IntStream.of(piles[p]).map(c -> p)).toArray();
    return PublishedModel.counted(
        "BlackHole-" + n,
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                n,
                0,
                n - 1,
                (x, k) ->
                    Arrays.stream(x, 0, k).noneMatch(v -> v == x[k])
                        && (k == 0 || areNeighbours(ranks, cards[x[k - 1]], cards[x[k]]))
                        && (x[k] == 0
                            || pileOf[x[k]] != pileOf[x[k] - 1]
                            || Arrays.stream(x, 0, k).anyMatch(v -> v == x[k] - 1))));
  }

  private static boolean areNeighbours(int ranks, int a, int b) {
    return (a + 1) % ranks == b || (b + 1) % ranks == a;
  }
}
