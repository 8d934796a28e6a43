package org.cspworkbench.xcsp3.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;

import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Matrices of small numbers of which sums over rows and columns are given. */
final class MatrixModels {

  private static final long SEED = 1;
  private static final long NEGATIVE = 0x8080808080808080L;

  private MatrixModels() {}

  /** 0/1 matrices of {@code n} rows and columns, each with {@code k} ones. */
  static PublishedModel regularMatrix(int n, int k, long solutions, String evidence) {
    int[] sums = IntStream.generate(() -> k).limit(n).toArray();
    return matrix("MatrixSums-%d-%d".formatted(n, k), sums, sums, solutions, evidence);
  }

  /** 0/1 matrices that have the sums of a random one. */
  static PublishedModel randomMargins(int rows, int columns, long solutions) {
    Random random = new Random(SEED);
    int[] rowSums = new int[rows];
    int[] columnSums = new int[columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int bit = random.nextInt(2);
        rowSums[row] += bit;
        columnSums[column] += bit;
      }
    }
    return matrix(
        "MatrixMargins-%d-%d".formatted(rows, columns),
        rowSums,
        columnSums,
        solutions,
        "row by row");
  }

  private static PublishedModel matrix(
      String name, int[] rowSums, int[] columnSums, long solutions, String evidence) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(rowSums.length, columnSums.length), "0 1");
    for (int row = 0; row < rowSums.length; row++) {
      text.sum("x[%d][]".formatted(row), "(eq,%d)".formatted(rowSums[row]));
    }
    for (int column = 0; column < columnSums.length; column++) {
      text.sum("x[][%d]".formatted(column), "(eq,%d)".formatted(columnSums[column]));
    }
    return PublishedModel.counted(
        name,
        text,
        solutions,
        evidence,
        () ->
            rowByRow(
                    rowSums.length,
                    Arrays.stream(columnSums).asLongStream().toArray(),
                    Tuples.of(columnSums.length, 0, 1).toList(),
                    (tuple, row) -> Arrays.stream(tuple).sum() == rowSums[row],
                    (tuple, column, row) -> tuple[column])
                .getOrDefault(Longs.asList(new long[columnSums.length]), 0L));
  }

  /**
   * Matrices of 0, 1 and 2 with {@code each} of every number in every row and column: the numbers
   * of a row by {@code cardinality}, those of a column by {@code count}. The first row is in order.
   */
  static PublishedModel balancedMatrix(int each, int rows, long solutions) {
    int n = 3 * each;
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(rows, n), "0..2");
    for (int row = 0; row < rows; row++) {
      text.constraint(
          "<cardinality><list> x[%d][] </list><values> 0 1 2 </values><occurs> %d %d %d </occurs></cardinality>"
              .formatted(row, each, each, each));
    }
    for (int column = 0; column < n; column++) {
      for (int value = 0; value < 3; value++) {
        text.count("x[][%d]".formatted(column), value, "(eq,%d)".formatted(rows / 3));
      }
    }
    int[] first = IntStream.range(0, n).map(column -> column / each).toArray();
    text.instantiation("x[0][]", first);
    return PublishedModel.counted(
        "MatrixCounts-%d-%d".formatted(rows, n),
        text,
        solutions,
        "row by row",
        () ->
            rowByRow(
                    rows,
                    IntStream.range(0, n).mapToLong(column -> rows / 3 * 0x010101L).toArray(),
                    Tuples.of(n, 0, 2).toList(),
                    (tuple, row) ->
                        IntStream.range(0, 3)
                                .allMatch(
                                    v -> Arrays.stream(tuple).filter(x -> x == v).count() == each)
                            && (row > 0 || Ints.asList(tuple).equals(Ints.asList(first))),
                    (tuple, column, row) -> 1L << (8 * tuple[column]))
                .getOrDefault(Longs.asList(new long[n]), 0L));
  }

  /** 0/1 matrices under weighted sums: a row must have its sum, a column may have less. */
  static PublishedModel weightedMatrix(int rows, int columns, long solutions) {
    Random random = new Random(SEED);
    int[][] weights = new int[rows][columns];
    int[] rowSums = new int[rows];
    int[] columnLimits = new int[columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        weights[row][column] = 1 + random.nextInt(9);
        rowSums[row] += random.nextInt(2) * weights[row][column];
        columnLimits[column] += weights[row][column];
      }
    }
    Arrays.setAll(columnLimits, column -> columnLimits[column] * 2 / 3);
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(rows, columns), "0 1");
    for (int row = 0; row < rows; row++) {
      text.sum("x[%d][]".formatted(row), weights[row], "(eq,%d)".formatted(rowSums[row]));
    }
    for (int column = 0; column < columns; column++) {
      int place = column;
      text.sum(
          "x[][%d]".formatted(column),
          IntStream.range(0, rows).map(row -> weights[row][place]).toArray(),
          "(le,%d)".formatted(columnLimits[column]));
    }
    return PublishedModel.counted(
        "MatrixWeights-%d-%d".formatted(rows, columns),
        text,
        solutions,
        "row by row",
        () ->
            rowByRow(
                    rows,
                    Arrays.stream(columnLimits).asLongStream().toArray(),
                    Tuples.of(columns, 0, 1).toList(),
                    (tuple, row) ->
                        IntStream.range(0, columns).map(c -> weights[row][c] * tuple[c]).sum()
                            == rowSums[row],
                    (tuple, column, row) -> (long) weights[row][column] * tuple[column])
                .values()
                .stream()
                .mapToLong(Long::longValue)
                .sum());
  }

  /**
   * Balanced incomplete block design (v, b, r, k, λ) by its incidence matrix, whose rows and
   * columns are in order (Flener, Frisch, Hnich, Kiziltan, Miguel, Pearson and Walsh, "Breaking Row
   * and Column Symmetries in Matrix Models", CP 2002).
   */
  static PublishedModel orderedDesign(int v, int b, int r, int k, int lambda, long solutions) {
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(v, b), "0 1");
    for (int i = 0; i < v; i++) {
      text.sum("x[%d][]".formatted(i), "(eq,%d)".formatted(r));
    }
    for (int j = 0; j < b; j++) {
      text.sum("x[][%d]".formatted(j), "(eq,%d)".formatted(k));
    }
    for (int i = 0; i < v; i++) {
      for (int j = 0; j < i; j++) {
        int row = i;
        int other = j;
        text.sum(
            names(b, c -> "mul(x[%d][%d],x[%d][%d])".formatted(other, c, row, c)),
            "(eq,%d)".formatted(lambda));
      }
    }
    text.constraint("<lex><matrix> x[][] </matrix><operator> le </operator></lex>");
    return PublishedModel.counted(
        "OrderedDesigns-%d-%d-%d-%d-%d".formatted(v, b, r, k, lambda),
        text,
        solutions,
        "row by row",
        () -> new OrderedDesigns(v, b, r, k, lambda).count(0, 0, 0));
  }

  /** Counts them row by row; columns that are equal so far have zeros before ones. */
  private static final class OrderedDesigns {
    private final int b;
    private final int r;
    private final int k;
    private final int lambda;
    private final boolean[][] x;
    private final int[] columnSums;

    OrderedDesigns(int v, int b, int r, int k, int lambda) {
      this.b = b;
      this.r = r;
      this.k = k;
      this.lambda = lambda;
      x = new boolean[v][b];
      columnSums = new int[b];
    }

    /** The number of ways to fill row {@code i} from {@code column} on, and the rows below it. */
    long count(int i, int column, int ones) {
      if (column == b) {
        boolean fits =
            ones == r
                && IntStream.range(0, i).allMatch(j -> common(i, j) == lambda)
                && (i == 0 || Arrays.compare(x[i - 1], x[i]) <= 0);
        return !fits ? 0 : i == x.length - 1 ? 1 : count(i + 1, 0, 0);
      }
      boolean isNextEqual =
          column > 0 && IntStream.range(0, i).allMatch(j -> x[j][column - 1] == x[j][column]);
      long count = 0;
      for (int bit = isNextEqual && x[i][column - 1] ? 1 : 0; bit <= 1; bit++) {
        int sum = columnSums[column] + bit;
        if (ones + bit <= r && sum <= k && sum + x.length - 1 - i >= k) {
          x[i][column] = bit == 1;
          columnSums[column] = sum;
          if (IntStream.range(0, i).allMatch(j -> mayMeet(i, j, column))) {
            count += count(i, column + 1, ones + bit);
          }
          columnSums[column] = sum - bit;
          x[i][column] = false;
        }
      }
      return count;
    }

    private int common(int i, int j) {
      return (int) IntStream.range(0, b).filter(c -> x[i][c] && x[j][c]).count();
    }

    private boolean mayMeet(int i, int j, int column) {
      int rest = (int) IntStream.range(column + 1, b).filter(c -> x[j][c]).count();
      int common = common(i, j);
      return common <= lambda && common + rest >= lambda;
    }
  }

  private interface RowTest {
    boolean test(int[] tuple, int row);
  }

  /** What a tuple takes of the sum of a column: a number below 128, or several, one a byte. */
  private interface Use {
    long of(int[] tuple, int column, int row);
  }

  /** The number of matrices, by what the rows so far leave of the sums of the columns. */
  private static Map<List<Long>, Long> rowByRow(
      int rows, long[] columnSums, List<int[]> tuples, RowTest test, Use use) {
    Map<List<Long>, Long> ways = new HashMap<>(Map.of(Longs.asList(columnSums), 1L));
    for (int k = 0; k < rows; k++) {
      int row = k;
      List<int[]> fitting = tuples.stream().filter(tuple -> test.test(tuple, row)).toList();
      Map<List<Long>, Long> next = new HashMap<>();
      ways.forEach(
          (left, number) -> {
            for (int[] tuple : fitting) {
              long[] rest = new long[left.size()];
              Arrays.setAll(rest, column -> left.get(column) - use.of(tuple, column, row));
              if (LongStream.of(rest).allMatch(sum -> (sum & NEGATIVE) == 0)) {
                next.merge(Longs.asList(rest), number, Long::sum);
              }
            }
          });
      ways = next;
    }
    return ways;
  }
}
