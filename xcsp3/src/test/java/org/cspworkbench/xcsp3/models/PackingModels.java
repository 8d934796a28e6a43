package org.cspworkbench.xcsp3.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Choices under linear constraints, with numbers drawn from a seed. */
final class PackingModels {

  private static final long SEED = 1;

  private PackingModels() {}

  /** Knapsack: the most valuable set of items that is light enough. */
  static PublishedModel knapsack(int items, long optimum) {
    int[] weights = drawn(SEED, items, 5, 30);
    int[] values = drawn(SEED + 1, items, 5, 40);
    int capacity = Arrays.stream(weights).sum() / 2;
    return PublishedModel.optimised(
        "Knapsack-" + items,
        new InstanceText()
            .array("x", "[" + items + "]", "0 1")
            .sum("x[]", weights, "(le," + capacity + ")")
            .objective("maximize", "sum", "x[]", values),
        optimum,
        "brute force",
        () ->
            BruteForce.most(
                items,
                0,
                1,
                (x, k) -> dot(weights, x, k) <= capacity,
                x -> dot(values, x, items - 1)));
  }

  /** Multi-knapsack: several capacities. */
  static PublishedModel multiKnapsack(int items, int capacities, long optimum) {
    List<int[]> weights = rows(capacities, items);
    int[] values = drawn(SEED + 1, items, 5, 40);
    InstanceText text = new InstanceText().array("x", "[" + items + "]", "0 1");
    weights.forEach(row -> text.sum("x[]", row, "(le," + Arrays.stream(row).sum() / 2 + ")"));
    text.objective("maximize", "sum", "x[]", values);
    return PublishedModel.optimised(
        "MultiKnapsack-%d-%d".formatted(items, capacities),
        text,
        optimum,
        "brute force",
        () ->
            BruteForce.most(
                items,
                0,
                1,
                (x, k) ->
                    weights.stream()
                        .allMatch(row -> dot(row, x, k) <= Arrays.stream(row).sum() / 2),
                x -> dot(values, x, items - 1)));
  }

  /** Market split (Cornuéjols and Dawande 1998): each row is split into halves. */
  static PublishedModel marketSplit(int rows, int customers, long solutions) {
    List<int[]> demands = rows(rows, customers);
    InstanceText text = new InstanceText().array("x", "[" + customers + "]", "0 1");
    demands.forEach(row -> text.sum("x[]", row, "(eq," + Arrays.stream(row).sum() / 2 + ")"));
    return PublishedModel.counted(
        "MarketSplit-%d-%d".formatted(rows, customers),
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                customers,
                0,
                1,
                (x, k) ->
                    k < customers - 1
                        || demands.stream()
                            .allMatch(row -> dot(row, x, k) == Arrays.stream(row).sum() / 2)));
  }

  /** Pseudo-Boolean: inequalities with coefficients of both signs, and a sum to minimise. */
  static PublishedModel pseudoBoolean(int variables, int inequalities, long optimum) {
    List<int[]> rows = new ArrayList<>();
    for (int i = 0; i < inequalities; i++) {
      rows.add(drawn(SEED + i, variables, -5, 9));
    }
    int[] costs = drawn(SEED + inequalities, variables, 1, 9);
    InstanceText text = new InstanceText().array("x", "[" + variables + "]", "0 1");
    rows.forEach(row -> text.sum("x[]", row, "(ge,10)"));
    text.objective("minimize", "sum", "x[]", costs);
    return PublishedModel.optimised(
        "PseudoBoolean-%d-%d".formatted(variables, inequalities),
        text,
        optimum,
        "brute force",
        () ->
            BruteForce.least(
                variables,
                0,
                1,
                (x, k) -> k < variables - 1 || rows.stream().allMatch(row -> dot(row, x, k) >= 10),
                x -> dot(costs, x, variables - 1)));
  }

  /** Bus scheduling: the fewest shifts that cover every task exactly once. */
  static PublishedModel busScheduling(int shifts, int tasks, long optimum) {
    int[] covers = new int[shifts]; // runs of one to four tasks, so that some cover exists
    Random random = new Random(SEED);
    for (int s = 0; s < shifts; s++) {
      int first = s < tasks ? s : random.nextInt(tasks);
      int length = s < tasks ? 1 : Math.min(tasks - first, 2 + random.nextInt(3));
      covers[s] = ((1 << length) - 1) << first;
    }
    InstanceText text = new InstanceText().array("x", "[" + shifts + "]", "0 1");
    for (int t = 0; t < tasks; t++) {
      int task = t;
      String covering =
          names(shifts, s -> (covers[s] >> task & 1) != 0 ? "x[" + s + "]" : "").trim();
      text.count(covering, 1, "(eq,1)");
    }
    text.objective("minimize", "sum", "x[]");
    return PublishedModel.optimised(
        "BusScheduling-%d-%d".formatted(shifts, tasks),
        text,
        optimum,
        "brute force",
        () ->
            BruteForce.least(
                shifts,
                0,
                1,
                (x, k) -> {
                  int covered = 0;
                  for (int s = 0; s <= k; s++) {
                    if (x[s] == 1) {
                      if ((covered & covers[s]) != 0) {
                        return false;
                      }
                      covered |= covers[s];
                    }
                  }
                  return k < shifts - 1 || covered == (1 << tasks) - 1;
                },
                x -> Arrays.stream(x).sum()));
  }

  /** Cutting stock: the fewest stock pieces from which all ordered pieces are cut. */
  static PublishedModel cuttingStock(int stock, int length, int[] pieces, long optimum) {
    InstanceText text =
        new InstanceText()
            .array("used", "[" + stock + "]", "0 1")
            .array("from", "[" + pieces.length + "]", "0.." + (stock - 1))
            .array("cut", "[%d][%d]".formatted(stock, pieces.length), "0 1");
    for (int s = 0; s < stock; s++) {
      for (int p = 0; p < pieces.length; p++) {
        text.intension("eq(cut[%d][%d],eq(from[%d],%d))".formatted(s, p, p, s));
      }
      int[] coefficients = Arrays.copyOf(pieces, pieces.length + 1);
      coefficients[pieces.length] = -length;
      text.sum("cut[%d][] used[%d]".formatted(s, s), coefficients, "(le,0)");
    }
    text.constraint("<ordered><list> used[] </list><operator> ge </operator></ordered>");
    text.objective("minimize", "sum", "used[]");
    return PublishedModel.optimised(
        "CuttingStock-%d-%d".formatted(stock, pieces.length),
        text,
        optimum,
        "brute force",
        () ->
            BruteForce.least(
                pieces.length,
                0,
                stock - 1,
                (from, k) ->
                    IntStream.rangeClosed(0, k)
                            .filter(p -> from[p] == from[k])
                            .map(p -> pieces[p])
                            .sum()
                        <= length,
                from -> Arrays.stream(from).distinct().count()));
  }

  private static List<int[]> rows(int rows, int length) {
    return IntStream.range(0, rows).mapToObj(row -> drawn(SEED + 10 + row, length, 1, 20)).toList();
  }

  private static int[] drawn(long seed, int count, int lowest, int highest) {
    return new Random(seed).ints(count, lowest, highest + 1).toArray();
  }

  private static long dot(int[] coefficients, int[] values, int last) {
    return IntStream.rangeClosed(0, last).mapToLong(i -> (long) coefficients[i] * values[i]).sum();
  }
}
