package org.cspworkbench.xcsp3.models;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Problems of the gallery whose every constraint is a table over two variables. */
final class BinaryTableModels {

  private BinaryTableModels() {}

  /** Whether two variables, or one by itself where both are the same, may have these values. */
  private interface Pairs {
    boolean allow(int i, int a, int j, int b);
  }

  private static PublishedModel stated(
      String name, int variables, int values, Pairs pairs, long solutions, String evidence) {
    return stated(name, variables, values, pairs, solutions, evidence, fits(pairs));
  }

  /**
   * The colours are interchangeable: where there is no solution, it is enough to use them in turn.
   */
  private static PublishedModel coloured(
      String name, int nodes, int colours, Pairs pairs, long solutions, String evidence) {
    BruteForce.Fits fits = fits(pairs);
    BruteForce.Fits inTurn =
        (x, k) -> x[k] <= 1 + IntStream.range(0, k).map(i -> x[i]).max().orElse(-1);
    return stated(
        name,
        nodes,
        colours,
        pairs,
        solutions,
        evidence,
        (x, k) -> (solutions > 0 || inTurn.test(x, k)) && fits.test(x, k));
  }

  private static BruteForce.Fits fits(Pairs pairs) {
    return (x, k) -> {
      for (int i = k; i >= 0; i--) {
        if (!pairs.allow(i, x[i], k, x[k])) {
          return false;
        }
      }
      return true;
    };
  }

  private static PublishedModel stated(
      String name,
      int variables,
      int values,
      Pairs pairs,
      long solutions,
      String evidence,
      BruteForce.Fits fits) {
    InstanceText text = new InstanceText().array("x", "[" + variables + "]", "0.." + (values - 1));
    Map<String, List<String>> scopes = new LinkedHashMap<>();
    for (int i = 0; i < variables; i++) {
      int x = i;
      int[] own = IntStream.range(0, values).filter(a -> pairs.allow(x, a, x, a)).toArray();
      if (own.length < values) {
        text.constraint(
            "<extension><list> x[%d] </list><supports> %s </supports></extension>"
                .formatted(i, InstanceText.words(own)));
      }
      for (int j = i + 1; j < variables; j++) {
        String table = table(values, pairs, i, j);
        if (!table.isEmpty()) {
          scopes.computeIfAbsent(table, t -> new ArrayList<>()).add("x[%d] x[%d]".formatted(i, j));
        }
      }
    }
    scopes.forEach((table, pairsOfVariables) -> text.constraint(group(table, pairsOfVariables)));
    return PublishedModel.counted(
        name + "-tables",
        text,
        solutions,
        evidence,
        () -> BruteForce.count(variables, 0, values - 1, fits));
  }

  /** The shorter list of allowed or forbidden pairs; empty if all pairs are allowed. */
  private static String table(int values, Pairs pairs, int i, int j) {
    StringBuilder supports = new StringBuilder();
    StringBuilder conflicts = new StringBuilder();
    for (int a = 0; a < values; a++) {
      for (int b = 0; b < values; b++) {
        (pairs.allow(i, a, j, b) ? supports : conflicts).append(InstanceText.tuple(a, b));
      }
    }
    if (conflicts.isEmpty()) {
      return "";
    }
    return supports.length() < conflicts.length()
        ? "<supports> " + supports + " </supports>"
        : "<conflicts> " + conflicts + " </conflicts>";
  }

  private static String group(String table, List<String> scopes) {
    String arguments =
        String.join("", scopes.stream().map("<args> %s </args>"::formatted).toList());
    return "<group><extension><list> %%0 %%1 </list>%s</extension>%s</group>"
        .formatted(table, arguments);
  }

  /** Queens: column by row. */
  static PublishedModel queens(int n, long solutions) {
    return stated(
        "Queens-" + n,
        n,
        n,
        (i, a, j, b) -> i == j || (a != b && Math.abs(a - b) != j - i),
        solutions,
        "literature; brute force");
  }

  /** Langford's problem: the place of each copy, number by number, the greatest first. */
  static PublishedModel langford(int copies, int n, long solutions) {
    return stated(
        "Langford-%d-%d".formatted(copies, n),
        copies * n,
        copies * n,
        (i, a, j, b) ->
            i == j || (i / copies == j / copies ? b - a == (j - i) * (n + 1 - i / copies) : a != b),
        solutions,
        "literature (each arrangement and its reversal); brute force");
  }

  /** Colourings of the squares of a board, where queens that attack each other differ. */
  static PublishedModel queensColouring(int n, int colours, long solutions, String evidence) {
    return coloured(
        "QueensColouring-%d-%d".formatted(n, colours),
        n * n,
        colours,
        (i, a, j, b) -> i == j || a != b || !attack(n, i, j),
        solutions,
        evidence);
  }

  private static boolean attack(int n, int i, int j) {
    int down = Math.abs(i / n - j / n);
    int across = Math.abs(i % n - j % n);
    return down == 0 || across == 0 || down == across;
  }

  /** Colourings of the graph of Mycielski that needs {@code k} + 1 colours. */
  static PublishedModel mycielski(int k, int colours, long solutions, String evidence) {
    int nodes = 3 * (1 << (k - 1)) - 1;
    boolean[][] joined = new boolean[nodes][nodes];
    mycielskiEdges(k).forEach(edge -> joined[edge.get(0)][edge.get(1)] = true);
    return coloured(
        "Mycielski-%d-%d".formatted(k, colours),
        nodes,
        colours,
        (i, a, j, b) -> i == j || a != b || !joined[i][j],
        solutions,
        evidence);
  }

  private static ImmutableSet<List<Integer>> mycielskiEdges(int k) {
    if (k == 1) {
      return ImmutableSet.of(List.of(0, 1));
    }
    int n = 3 * (1 << (k - 2)) - 1;
    ImmutableSet.Builder<List<Integer>> edges = ImmutableSet.builder();
    for (List<Integer> edge : mycielskiEdges(k - 1)) {
      edges.add(edge);
      edges.add(List.of(edge.get(0), n + edge.get(1)));
      edges.add(List.of(edge.get(1), n + edge.get(0)));
    }
    IntStream.range(n, 2 * n).forEach(copy -> edges.add(List.of(copy, 2 * n)));
    return edges.build();
  }

  /**
   * Quasigroup completion: of the square of the sums, {@code givens} of five cells in the first row
   * are given, and as many in every other one, shifted.
   */
  static PublishedModel quasigroup(int n, int givens, long solutions) {
    return stated(
        "Quasigroup-%d-%d".formatted(n, givens),
        n * n,
        n,
        (i, a, j, b) ->
            i == j
                ? (i / n + 2 * (i % n)) % 5 >= givens || a == (i / n + i % n) % n
                : a != b || (i / n != j / n && i % n != j % n),
        solutions,
        "brute force");
  }

  /** The zebra puzzle: the house of each nation, colour, animal, drink and brand of cigarettes. */
  static PublishedModel zebra() {
    return stated(
        "Zebra",
        25,
        5,
        BinaryTableModels::zebraFits,
        1,
        "literature (the Japanese owns the zebra); brute force");
  }

  private static boolean zebraFits(int i, int a, int j, int b) {
    if (i == j) {
      return switch (i) {
        case 3 -> a == 0; // the Norwegian
        case 17 -> a == 2; // milk
        default -> true;
      };
    }
    boolean fits = i / 5 != j / 5 || a != b;
    return switch (25 * i + j) {
      case 25 * 0 + 5, // the Englishman, red
          25 * 1 + 10, // the Spaniard, the dog
          25 * 6 + 15, // green, coffee
          25 * 2 + 16, // the Ukrainian, tea
          25 * 11 + 20, // the snails, Old Gold
          25 * 8 + 21, // yellow, Kools
          25 * 18 + 23, // juice, Lucky Strike
          25 * 4 + 24 -> // the Japanese, Parliaments
          a == b;
      case 25 * 6 + 7 -> a == b + 1; // green to the right of ivory
      case 25 * 3 + 9, // the Norwegian, blue
          25 * 13 + 21, // the horse, Kools
          25 * 12 + 22 -> // the fox, Chesterfields
          Math.abs(a - b) == 1;
      default -> fits;
    };
  }
}
