package org.cspworkbench.xcsp3.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.tuple;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Arrangements of numbers. */
final class NumberModels {

  private NumberModels() {}

  /** All-interval series: a permutation whose neighbours differ by different amounts. */
  static PublishedModel allInterval(int n, long solutions) {
    InstanceText text =
        new InstanceText()
            .array("x", "[" + n + "]", "0.." + (n - 1))
            .array("y", "[" + (n - 1) + "]", "1.." + (n - 1))
            .allDifferent("x[]")
            .allDifferent("y[]");
    for (int i = 0; i + 1 < n; i++) {
      text.intension("eq(y[%d],dist(x[%d],x[%d]))".formatted(i, i, i + 1));
    }
    return PublishedModel.counted(
        "AllInterval-" + n,
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                n,
                0,
                n - 1,
                (x, k) -> {
                  int difference = k == 0 ? 0 : Math.abs(x[k] - x[k - 1]);
                  return IntStream.range(0, k).allMatch(i -> x[i] != x[k])
                      && IntStream.range(1, k)
                          .allMatch(i -> Math.abs(x[i] - x[i - 1]) != difference);
                }));
  }

  /** Langford's problem: of k copies of each number i from 1 to n, the next is i + 1 places on. */
  static PublishedModel langford(int copies, int n, long solutions) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(copies, n), "0.." + (copies * n - 1))
            .allDifferent("x[][]");
    for (int copy = 1; copy < copies; copy++) {
      for (int i = 0; i < n; i++) {
        text.intension("eq(x[%d][%d],add(x[%d][%d],%d))".formatted(copy, i, copy - 1, i, i + 2));
      }
    }
    return PublishedModel.counted(
        "Langford-%d-%d".formatted(copies, n),
        text,
        solutions,
        "literature (each arrangement and its reversal); brute force",
        () -> BruteForce.count(n, 0, copies * n - 1, (x, k) -> langfordFits(copies, x, k)));
  }

  /** Whether all copies of the numbers up to k + 1, the first of each at x, have places. */
  private static boolean langfordFits(int copies, int[] x, int k) {
    int places = copies * x.length;
    long taken = 0;
    for (int i = 0; i <= k; i++) {
      for (int copy = 0; copy < copies; copy++) {
        int place = x[i] + copy * (i + 2);
        if (place >= places || (taken >> place & 1) != 0) {
          return false;
        }
        taken |= 1L << place;
      }
    }
    return true;
  }

  /** Magic sequence: x[i] is how often i occurs. */
  static PublishedModel magicSequence(int n, long solutions) {
    String values = names(n, Integer::toString);
    InstanceText text =
        new InstanceText()
            .array("x", "[" + n + "]", "0.." + (n - 1))
            .constraint(
                "<cardinality><list> x[] </list><values> %s </values><occurs> x[] </occurs></cardinality>"
                    .formatted(values))
            .sum("x[]", "(eq," + n + ")");
    return PublishedModel.counted(
        "MagicSequence-" + n,
        text,
        solutions,
        "literature (Smullyan; one for n > 6); brute force",
        () ->
            BruteForce.count(
                n,
                0,
                n - 1,
                (x, k) ->
                    Arrays.stream(x, 0, k + 1).sum() <= n
                        && (k < n - 1
                            || IntStream.range(0, n)
                                .allMatch(
                                    i -> Arrays.stream(x).filter(v -> v == i).count() == x[i]))));
  }

  /** Magic square by sums. */
  static PublishedModel magicSquareBySums(int n, long solutions) {
    InstanceText text = new InstanceText();
    text.array("x", "[%d][%d]".formatted(n, n), "1.." + n * n).allDifferent("x[][]");
    magicLines(n).forEach(line -> text.sum(line, "(eq," + magicSum(n) + ")"));
    return PublishedModel.counted(
        "MagicSquare-%d-sum".formatted(n),
        text,
        solutions,
        "literature (one of order 3, in 8 orientations); brute force",
        () -> BruteForce.count(n * n, 1, n * n, (x, k) -> magicFits(n, x, k)));
  }

  /** Magic square by the table of all lines of different numbers with the right sum. */
  static PublishedModel magicSquareByTables(int n, long solutions) {
    InstanceText text = new InstanceText();
    text.array("x", "[%d][%d]".formatted(n, n), "1.." + n * n).allDifferent("x[][]");
    magicLines(n).forEach(line -> text.supports(line, distinctWithSum(n, n * n, magicSum(n))));
    return PublishedModel.counted(
        "MagicSquare-%d-table".formatted(n),
        text,
        solutions,
        "literature (one of order 3, in 8 orientations); brute force",
        () -> BruteForce.count(n * n, 1, n * n, (x, k) -> magicFits(n, x, k)));
  }

  private static int magicSum(int n) {
    return n * (n * n + 1) / 2;
  }

  private static Stream<String> magicLines(int n) {
    Stream<String> rows = IntStream.range(0, n).mapToObj("x[%d][]"::formatted);
    Stream<String> columns = IntStream.range(0, n).mapToObj("x[][%d]"::formatted);
    Stream<String> diagonals =
        Stream.of(
            names(n, "x[%1$d][%1$d]"::formatted),
            names(n, i -> "x[%d][%d]".formatted(i, n - 1 - i)));
    return Stream.of(rows, columns, diagonals).flatMap(lines -> lines);
  }

  private static boolean magicFits(int n, int[] x, int k) {
    int row = k / n;
    int column = k % n;
    boolean isNew = IntStream.range(0, k).allMatch(i -> x[i] != x[k]);
    boolean rowFits = column < n - 1 || Arrays.stream(x, row * n, k + 1).sum() == magicSum(n);
    boolean columnFits =
        row < n - 1 || IntStream.range(0, n).map(r -> x[r * n + column]).sum() == magicSum(n);
    boolean diagonalsFit =
        k < n * n - 1
            || (IntStream.range(0, n).map(i -> x[i * n + i]).sum() == magicSum(n)
                && IntStream.range(0, n).map(i -> x[i * n + n - 1 - i]).sum() == magicSum(n));
    return isNew && rowFits && columnFits && diagonalsFit;
  }

  /** All tuples of different numbers from 1 to {@code highest} with this sum. */
  static Stream<String> distinctWithSum(int length, int highest, int sum) {
    return Tuples.of(length, 1, highest)
        .filter(t -> Arrays.stream(t).sum() == sum && Arrays.stream(t).distinct().count() == length)
        .map(InstanceText::tuple);
  }

  /** Zebra: five houses in a row, after the puzzle in Life International, 1962. */
  static PublishedModel zebra() {
    InstanceText text = new InstanceText();
    // nations: Englishman 0, Spaniard 1, Ukrainian 2, Norwegian 3, Japanese 4
    // colours: red 0, green 1, ivory 2, yellow 3, blue 4; animals: dog 0, snails 1, fox 2, horse 3,
    // zebra 4
    // drinks: coffee 0, tea 1, milk 2, juice 3, water 4
    // cigarettes: Old Gold 0, Kools 1, Chesterfield 2, Lucky Strike 3, Parliament 4
    for (String kind : new String[] {"nation", "colour", "animal", "drink", "smoke"}) {
      text.array(kind, "[5]", "0..4").allDifferent(kind + "[]");
    }
    String[] clues = {
      "eq(nation[0],colour[0])",
      "eq(nation[1],animal[0])",
      "eq(drink[0],colour[1])",
      "eq(nation[2],drink[1])",
      "eq(colour[1],add(colour[2],1))",
      "eq(smoke[0],animal[1])",
      "eq(smoke[1],colour[3])",
      "eq(drink[2],2)",
      "eq(nation[3],0)",
      "eq(dist(smoke[2],animal[2]),1)",
      "eq(dist(smoke[1],animal[3]),1)",
      "eq(smoke[3],drink[3])",
      "eq(nation[4],smoke[4])",
      "eq(dist(nation[3],colour[4]),1)"
    };
    for (String clue : clues) {
      text.intension(clue);
    }
    return PublishedModel.counted(
        "Zebra",
        text,
        1,
        "literature (the Japanese owns the zebra); brute force",
        NumberModels::zebras);
  }

  /** House numbers by nation, colour, animal, drink and cigarette, in the order of the arrays. */
  private static long zebras() {
    return BruteForce.count(
        25,
        0,
        4,
        (v, k) -> {
          boolean isNew = IntStream.range(k / 5 * 5, k).allMatch(i -> v[i] != v[k]);
          boolean cluesFit =
              switch (k) {
                case 3 -> v[3] == 0;
                case 5 -> v[0] == v[5];
                case 7 -> v[6] == v[7] + 1;
                case 9 -> Math.abs(v[3] - v[9]) == 1;
                case 10 -> v[1] == v[10];
                case 15 -> v[15] == v[6];
                case 16 -> v[2] == v[16];
                case 17 -> v[17] == 2;
                case 20 -> v[20] == v[11];
                case 21 -> v[21] == v[8] && Math.abs(v[21] - v[13]) == 1;
                case 22 -> Math.abs(v[22] - v[12]) == 1;
                case 23 -> v[23] == v[18];
                case 24 -> v[4] == v[24];
                default -> true;
              };
          return isNew && cluesFit;
        });
  }

  /**
   * Graceful labelling of a ladder: the edges have the differences of their ends, all different.
   */
  static PublishedModel gracefulLadder(int rungs, long solutions) {
    int nodes = 2 * rungs;
    int[][] edges =
        Stream.concat(
                IntStream.range(0, rungs).mapToObj(i -> new int[] {2 * i, 2 * i + 1}),
                IntStream.range(0, nodes - 2).mapToObj(i -> new int[] {i, i + 2}))
            .toArray(int[][]::new);
    InstanceText text =
        new InstanceText()
            .array("node", "[" + nodes + "]", "0.." + edges.length)
            .array("edge", "[" + edges.length + "]", "1.." + edges.length)
            .allDifferent("node[]")
            .allDifferent("edge[]");
    for (int e = 0; e < edges.length; e++) {
      text.intension("eq(edge[%d],dist(node[%d],node[%d]))".formatted(e, edges[e][0], edges[e][1]));
    }
    return PublishedModel.counted(
        "GracefulLadder-" + rungs,
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                nodes,
                0,
                edges.length,
                (x, k) -> {
                  int[] labels =
                      Arrays.stream(edges)
                          .filter(edge -> edge[1] <= k)
                          .mapToInt(edge -> Math.abs(x[edge[0]] - x[edge[1]]))
                          .toArray();
                  return Arrays.stream(x, 0, k + 1).distinct().count() == k + 1
                      && Arrays.stream(labels).distinct().count() == labels.length;
                }));
  }

  /** Vectors that differ pairwise in some place. */
  static PublishedModel distinctVectors(int vectors, int length, int values) {
    String lists =
        String.join(
            "", IntStream.range(0, vectors).mapToObj("<list> x[%d][] </list>"::formatted).toList());
    long all = Math.round(Math.pow(values, length));
    return PublishedModel.counted(
        "DistinctVectors-%d-%d-%d".formatted(vectors, length, values),
        new InstanceText()
            .array("x", "[%d][%d]".formatted(vectors, length), "0.." + (values - 1))
            .constraint("<allDifferent>" + lists + "</allDifferent>"),
        IntStream.range(0, vectors).mapToLong(i -> all - i).reduce(1, (a, b) -> a * b),
        "falling factorial; brute force",
        () ->
            BruteForce.count(
                vectors,
                0,
                (int) all - 1,
                (x, k) -> Arrays.stream(x, 0, k).noneMatch(v -> v == x[k])));
  }

  /** Tables with allowed, forbidden and starred tuples. */
  static PublishedModel tables() {
    InstanceText text =
        new InstanceText()
            .array("x", "[4]", "0..2")
            .supports("x[0] x[1]", Stream.of(tuple(0, 1), tuple(1, 2), tuple(2, 0), tuple(2, 2)))
            .conflicts("x[1] x[2]", Stream.of(tuple(0, 0), tuple(1, 1), tuple(2, 1)))
            .supports("x[1] x[2] x[3]", Stream.of("(0,*,1)", "(*,2,*)", "(2,0,0)"));
    return PublishedModel.counted(
        "Tables",
        text,
        15,
        "brute force",
        () ->
            BruteForce.count(
                4,
                0,
                2,
                (x, k) -> {
                  boolean first =
                      k < 1
                          || (x[0] == 0 && x[1] == 1)
                          || (x[0] == 1 && x[1] == 2)
                          || (x[0] == 2 && x[1] != 1);
                  boolean second = k < 2 || !((x[1] == 0 && x[2] == 0) || (x[1] > 0 && x[2] == 1));
                  boolean third =
                      k < 3
                          || (x[1] == 0 && x[3] == 1)
                          || x[2] == 2
                          || (x[1] == 2 && x[2] == 0 && x[3] == 0);
                  return first && second && third;
                }));
  }
}
