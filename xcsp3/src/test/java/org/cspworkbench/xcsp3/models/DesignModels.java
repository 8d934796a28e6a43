package org.cspworkbench.xcsp3.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Block designs, Latin squares and tournaments. */
final class DesignModels {

  private DesignModels() {}

  /** Balanced incomplete block design (v, b, r, k, λ) by its incidence matrix, rows descending. */
  static PublishedModel bibd(
      int v, int b, int r, int k, int lambda, long solutions, String evidence) {
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(v, b), "0 1");
    for (int i = 0; i < v; i++) {
      text.sum("x[%d][]".formatted(i), "(eq," + r + ")");
      for (int j = 0; j < i; j++) {
        int row = i;
        int other = j;
        String products = names(b, c -> "mul(x[%d][%d],x[%d][%d])".formatted(other, c, row, c));
        text.sum(products, "(eq," + lambda + ")");
      }
    }
    for (int j = 0; j < b; j++) {
      text.sum("x[][%d]".formatted(j), "(eq," + k + ")");
    }
    text.constraint("<lex>" + lists(v, "x[%d][]") + "<operator> gt </operator></lex>");
    return PublishedModel.counted(
        "Bibd-%d-%d-%d-%d-%d".formatted(v, b, r, k, lambda),
        text,
        solutions,
        evidence,
        () ->
            BruteForce.count(
                v,
                0,
                (1 << b) - 1,
                (rows, i) ->
                    Integer.bitCount(rows[i]) == r
                        && IntStream.range(0, i)
                            .allMatch(
                                j ->
                                    rows[j] > rows[i]
                                        && Integer.bitCount(rows[j] & rows[i]) == lambda)
                        && (i < v - 1 || columnSums(rows, b).allMatch(sum -> sum == k))));
  }

  private static IntStream columnSums(int[] rows, int columns) {
    return IntStream.range(0, columns)
        .map(c -> (int) Arrays.stream(rows).filter(row -> (row >> c & 1) != 0).count());
  }

  private static String lists(int count, String name) {
    return String.join(
        "",
        IntStream.range(0, count)
            .mapToObj(i -> "<list> " + name.formatted(i) + " </list>")
            .toList());
  }

  /** Optimal progressive design: v rows of r ones in b columns, and the least largest overlap. */
  static PublishedModel progressiveDesign(int v, int b, int r, long optimum) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(v, b), "0 1")
            .array("most", "[1]", "0.." + r);
    for (int i = 0; i < v; i++) {
      text.sum("x[%d][]".formatted(i), "(eq," + r + ")");
      for (int j = 0; j < i; j++) {
        int row = i;
        int other = j;
        text.sum(
            names(b, c -> "mul(x[%d][%d],x[%d][%d])".formatted(other, c, row, c)), "(le,most[0])");
      }
    }
    text.objective("minimize", "sum", "most[0]");
    return PublishedModel.optimised(
        "Opd-%d-%d-%d".formatted(v, b, r),
        text,
        optimum,
        "brute force",
        () ->
            BruteForce.least(
                v,
                0,
                (1 << b) - 1,
                (rows, i) -> Integer.bitCount(rows[i]) == r && (i == 0 || rows[i - 1] <= rows[i]),
                DesignModels::largestOverlap));
  }

  private static long largestOverlap(int[] rows) {
    return IntStream.range(0, rows.length)
        .flatMap(i -> IntStream.range(0, i).map(j -> Integer.bitCount(rows[i] & rows[j])))
        .max()
        .orElse(0);
  }

  /** Steiner triple system: no two of the triples, in order, have two points in common. */
  static PublishedModel steinerTriples(int points, long solutions) {
    int triples = points * (points - 1) / 6;
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][3]".formatted(triples), "0.." + (points - 1))
            .array("pair", "[%d][3]".formatted(triples), "0.." + (points * points - 1))
            .allDifferent("pair[][]")
            .constraint("<lex>" + lists(triples, "x[%d][]") + "<operator> lt </operator></lex>");
    for (int t = 0; t < triples; t++) {
      for (int side = 0; side < 3; side++) {
        int from = side == 2 ? 0 : side;
        int to = side == 2 ? 2 : side + 1;
        text.intension("lt(x[%d][%d],x[%d][%d])".formatted(t, from, t, to));
        text.intension(
            "eq(pair[%d][%d],add(mul(x[%d][%d],%d),x[%d][%d]))"
                .formatted(t, side, t, from, points, t, to));
      }
    }
    return PublishedModel.counted(
        "Steiner-" + points,
        text,
        solutions,
        "literature (30 systems on 7 labelled points); brute force",
        () ->
            BruteForce.count(
                triples,
                0,
                (1 << points) - 1,
                (sets, i) ->
                    Integer.bitCount(sets[i]) == 3
                        && IntStream.range(0, i)
                            .allMatch(
                                j ->
                                    sets[j] < sets[i]
                                        && Integer.bitCount(sets[j] & sets[i]) <= 1)));
  }

  /** Social golfers: no two players are in one group in two weeks; the first week is fixed. */
  static PublishedModel golfers(int groups, int size, int weeks, long solutions) {
    int players = groups * size;
    InstanceText text =
        new InstanceText().array("x", "[%d][%d]".formatted(weeks, players), "0.." + (groups - 1));
    for (int week = 0; week < weeks; week++) {
      for (int group = 0; group < groups; group++) {
        text.count("x[%d][]".formatted(week), group, "(eq," + size + ")");
      }
    }
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < i; j++) {
        int one = j;
        int other = i;
        text.sum(
            names(weeks, w -> "eq(x[%d][%d],x[%d][%d])".formatted(w, one, w, other)), "(le,1)");
      }
    }
    text.instantiation("x[0][]", IntStream.range(0, players).map(p -> p / size).toArray());
    return PublishedModel.counted(
        "SocialGolfers-%d-%d-%d".formatted(groups, size, weeks),
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                weeks * players,
                0,
                groups - 1,
                (x, k) -> {
                  int week = k / players;
                  int player = k % players;
                  long inGroup =
                      IntStream.rangeClosed(week * players, k).filter(i -> x[i] == x[k]).count();
                  boolean meetsAnew =
                      IntStream.range(0, player)
                          .filter(p -> x[week * players + p] == x[k])
                          .noneMatch(
                              p ->
                                  IntStream.range(0, week)
                                      .anyMatch(
                                          w -> x[w * players + p] == x[w * players + player]));
                  return inGroup <= size && meetsAnew && (week > 0 || x[k] == player / size);
                }));
  }

  /** Orthogonal Latin squares: every pair of values occurs once; both first rows are in order. */
  static PublishedModel orthogonalSquares(int n, long solutions) {
    String size = "[%d][%d]".formatted(n, n);
    InstanceText text =
        new InstanceText()
            .array("x", size, "0.." + (n - 1))
            .array("y", size, "0.." + (n - 1))
            .array("z", size, "0.." + (n * n - 1))
            .allDifferent("z[][]");
    for (String square : new String[] {"x", "y"}) {
      text.constraint("<allDifferent><matrix> %s[][] </matrix></allDifferent>".formatted(square));
      text.instantiation(square + "[0][]", IntStream.range(0, n).toArray());
    }
    for (int i = 0; i < n * n; i++) {
      String cell = "[%d][%d]".formatted(i / n, i % n);
      text.intension("eq(z%s,add(mul(x%s,%d),y%s))".formatted(cell, cell, n, cell));
    }
    return PublishedModel.counted(
        "OrthogonalSquares-" + n,
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                n * n,
                0,
                n * n - 1,
                (z, k) ->
                    Arrays.stream(z, 0, k).noneMatch(v -> v == z[k])
                        && isLatin(n, k, i -> z[i] / n)
                        && isLatin(n, k, i -> z[i] % n)
                        && (k >= n || z[k] == k * n + k)));
  }

  private interface Square {
    int at(int cell);
  }

  /** Whether the value of cell {@code k} is new in its row and column. */
  private static boolean isLatin(int n, int k, Square square) {
    return IntStream.range(0, k)
        .filter(i -> i / n == k / n || i % n == k % n)
        .noneMatch(i -> square.at(i) == square.at(k));
  }

  /** Idempotent quasigroup with (a·b)·(b·a) = a, "QG3" of Fujita, Slaney and Stickel (1993). */
  static PublishedModel quasigroup3(int n, long solutions) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(n, n), "0.." + (n - 1))
            .array("at", "[%d][%d]".formatted(n, n), "0.." + (n * n - 1))
            .constraint("<allDifferent><matrix> x[][] </matrix></allDifferent>");
    for (int a = 0; a < n; a++) {
      text.intension("eq(x[%d][%d],%d)".formatted(a, a, a));
      for (int b = 0; b < n; b++) {
        text.intension(
            "eq(at[%d][%d],add(mul(x[%d][%d],%d),x[%d][%d]))".formatted(a, b, a, b, n, b, a));
        text.constraint(
            "<element><list> x[][] </list><index> at[%d][%d] </index><value> %d </value></element>"
                .formatted(a, b, a));
      }
    }
    return PublishedModel.counted(
        "QuasiGroup-3-" + n,
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                n * n,
                0,
                n - 1,
                (x, k) ->
                    isLatin(n, k, i -> x[i])
                        && (k / n != k % n || x[k] == k / n)
                        && IntStream.rangeClosed(0, k)
                            .filter(i -> i % n * n + i / n <= k)
                            .allMatch(
                                i -> isProduct(x, k, x[i] * n + x[i % n * n + i / n], i / n))));
  }

  /** Whether the cell, unless it comes after cell {@code k}, has the number. */
  private static boolean isProduct(int[] x, int k, int cell, int number) {
    return cell > k || x[cell] == number;
  }

  /** Quasigroup completion: a cyclic Latin square without the cells of a diagonal pattern. */
  static PublishedModel quasigroupCompletion(int n, long solutions) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(n, n), "0.." + (n - 1))
            .constraint("<allDifferent><matrix> x[][] </matrix></allDifferent>");
    for (int i = 0; i < n * n; i++) {
      if (isGiven(n, i)) {
        text.instantiation("x[%d][%d]".formatted(i / n, i % n), (i / n + i % n) % n);
      }
    }
    return PublishedModel.counted(
        "QuasigroupCompletion-" + n,
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                n * n,
                0,
                n - 1,
                (x, k) ->
                    isLatin(n, k, i -> x[i]) && (!isGiven(n, k) || x[k] == (k / n + k % n) % n)));
  }

  private static boolean isGiven(int n, int cell) {
    return (cell / n + 2 * (cell % n)) % 5 < 2;
  }

  /** Queens by three all-different constraints. */
  static PublishedModel queens(int n, long solutions) {
    InstanceText text =
        new InstanceText()
            .array("x", "[" + n + "]", "0.." + (n - 1))
            .allDifferent("x[]")
            .allDifferent(names(n, i -> "add(x[%d],%d)".formatted(i, i)))
            .allDifferent(names(n, i -> "sub(x[%d],%d)".formatted(i, i)));
    return PublishedModel.counted(
        "Queens-" + n,
        text,
        solutions,
        "literature; brute force",
        () ->
            BruteForce.count(
                n,
                0,
                n - 1,
                (x, k) ->
                    IntStream.range(0, k)
                        .allMatch(i -> x[i] != x[k] && Math.abs(x[i] - x[k]) != k - i)));
  }

  /** Coloured queens: every colour is an arrangement of queens. */
  static PublishedModel colouredQueens(int n, long solutions) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(n, n), "0.." + (n - 1))
            .constraint("<allDifferent><matrix> x[][] </matrix></allDifferent>");
    for (int d = 1 - n; d < n; d++) {
      int offset = d;
      String down =
          names(
              n,
              i -> i + offset < 0 || i + offset >= n ? "" : "x[%d][%d]".formatted(i, i + offset));
      String up =
          names(
              n,
              i ->
                  n - 1 - i + offset < 0 || n - 1 - i + offset >= n
                      ? ""
                      : "x[%d][%d]".formatted(i, n - 1 - i + offset));
      if (Math.abs(d) < n - 1) {
        text.allDifferent(down.trim()).allDifferent(up.trim());
      }
    }
    return PublishedModel.counted(
        "ColouredQueens-" + n,
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                n * n,
                0,
                n - 1,
                (x, k) ->
                    IntStream.range(0, k)
                        .filter(
                            i -> {
                              int rows = k / n - i / n;
                              int columns = Math.abs(k % n - i % n);
                              return rows == 0 || columns == 0 || rows == columns;
                            })
                        .allMatch(i -> x[i] != x[k])));
  }
}
