package org.cspworkbench.core.search;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.model.Variable;
import org.jspecify.annotations.Nullable;

/**
 * Lagrangian relaxation: every linear constraint gets a multiplier, by which it is subtracted from
 * the objective. The sum that remains is the objective in other words, and what it is at least is
 * often much more (Fisher, "The Lagrangian Relaxation Method for Solving Integer Programming
 * Problems", Management Science 27, 1981; for its use as a filter: Focacci, Lodi and Milano,
 * "Cost-Based Domain Filtering", CP 1999).
 *
 * <p>Dual ascent finds the multipliers: for one row after the other the best one while the others
 * stay, again and again. Any multipliers are right, so whole numbers will do: the costs are scaled.
 */
final class LinearRelaxation {

  /** A cost of 1; a power of 2. */
  static final long SCALE = 256;

  private static final int PASSES = 30;
  private static final int MOST_TERMS_OF_ROW = 2_000;
  private static final int MOST_TERMS = 20_000; // of all rows
  private static final long MOST_FACTOR = 1L << 40;
  private static final long MOST_PRODUCT = 1L << 61;

  /** A linear constraint: Σ factors · variables = or ≤ bound. */
  private static final class Row {
    final int[] variables;
    final long[] factors;
    final boolean isEquation;
    final long bound;
    final int[] order; // of its terms, by the multiplier at which they turn
    final long[] turns; // by term
    long multiplier;

    Row(LinearSum sum) {
      variables = new int[sum.scope().size()];
      factors = sum.coefficients().toArray();
      isEquation = sum.comparison() == Comparison.EQUAL;
      bound = sum.bound();
      order = new int[factors.length];
      turns = new long[factors.length];
      for (int k = 0; k < order.length; k++) {
        variables[k] = sum.scope().get(k).index();
        order[k] = k;
      }
    }
  }

  private final Domains domains;
  private final ImmutableList<Variable> variables;
  private final List<Row> rows;
  private final long[] costs; // by variable, scaled; what remains of them
  private final long mostMultiplier;

  private LinearRelaxation(LinearSum cost, List<LinearSum> sums, Domains domains) {
    this.domains = domains;
    variables = domains.csp().variables();
    costs = new long[variables.size()];
    for (int k = 0; k < cost.scope().size(); k++) {
      costs[cost.scope().get(k).index()] += SCALE * cost.coefficients().get(k);
    }
    rows = new ArrayList<>();
    for (LinearSum sum : sums) {
      rows.add(new Row(sum));
    }
    mostMultiplier = mostMultiplier();
  }

  /** Returns the relaxation, if linear constraints have a variable of {@code cost}. */
  static @Nullable LinearRelaxation of(LinearSum cost, Domains domains) {
    List<LinearSum> sums = new ArrayList<>();
    int terms = 0;
    for (Constraint constraint : domains.network().structure().constraints()) {
      if (constraint instanceof LinearSum sum
          && sum.comparison() != Comparison.NOT_EQUAL
          && sum.scope().size() <= MOST_TERMS_OF_ROW) {
        sums.add(sum);
        terms += sum.scope().size();
      }
    }
    if (sums.isEmpty() || terms > MOST_TERMS || hasLargeFactors(cost)) {
      return null;
    }
    LinearRelaxation relaxation = new LinearRelaxation(cost, sums, domains);
    return relaxation.mostMultiplier > 0 ? relaxation : null;
  }

  private static boolean hasLargeFactors(LinearSum cost) {
    for (int k = 0; k < cost.scope().size(); k++) {
      if (Math.abs(cost.coefficients().get(k)) > MOST_FACTOR) {
        return true;
      }
    }
    return false;
  }

  /** Returns how large multipliers may get so that nothing overflows; 0 if there is no room. */
  private long mostMultiplier() {
    long largestValue = 1;
    for (Variable x : variables) {
      largestValue = Math.max(largestValue, Math.abs((long) x.domain().min()));
      largestValue = Math.max(largestValue, Math.abs((long) x.domain().max()));
    }
    long largestCost = 0;
    for (long cost : costs) {
      largestCost = Math.max(largestCost, Math.abs(cost));
    }
    double[] factors = new double[variables.size()];
    double bounds = 1;
    for (Row row : rows) {
      bounds += Math.abs((double) row.bound);
      for (int k = 0; k < row.variables.length; k++) {
        factors[row.variables[k]] += Math.abs((double) row.factors[k]);
      }
    }
    for (double sum : factors) {
      bounds += sum * largestValue;
    }
    double room = MOST_PRODUCT - (double) largestCost * largestValue * variables.size();
    double most = room / bounds;
    return most > largestCost ? (long) Math.min(most, 1L << 40) : 0;
  }

  /**
   * Adjusts the multipliers to the present domains, and returns the sum that remains of the scaled
   * objective: for every solution, its left side is at most its bound plus {@link #SCALE} times
   * what the solution costs.
   *
   * @param leastCost the least that the objective is anyway
   * @return {@code null} if the relaxation does not show that it is more
   */
  @Nullable LinearSum reduced(long leastCost) {
    long before = Long.MIN_VALUE;
    for (int pass = 0; pass < PASSES; pass++) {
      for (Row row : rows) {
        adjust(row);
      }
      long least = least();
      if (least <= before) {
        break;
      }
      before = least;
    }
    if (least() <= SCALE * leastCost) {
      return null;
    }
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    ImmutableLongArray.Builder factors = ImmutableLongArray.builder();
    for (int x = 0; x < costs.length; x++) {
      if (costs[x] != 0 || x == 0) { // a sum needs a variable
        scope.add(variables.get(x));
        factors.add(costs[x]);
      }
    }
    return new LinearSum(scope.build(), factors.build(), Comparison.AT_MOST, -constant());
  }

  /** Returns what the products of multipliers and bounds add up to. */
  private long constant() {
    long sum = 0;
    for (Row row : rows) {
      sum += row.multiplier * row.bound;
    }
    return sum;
  }

  /** Returns the least that the scaled objective can be. */
  private long least() {
    long sum = constant();
    for (int x = 0; x < costs.length; x++) {
      sum += Math.min(costs[x] * min(x), costs[x] * max(x));
    }
    return sum;
  }

  private long min(int x) {
    return variables.get(x).domain().valueAt(domains.first(x));
  }

  private long max(int x) {
    return variables.get(x).domain().valueAt(domains.last(x));
  }

  /**
   * Gives {@code row} its best multiplier. The larger it is, the larger is what the cheapest values
   * add up to in the row: it turns from too little to too much at one term or between two.
   */
  private void adjust(Row row) {
    long least = 0; // that the row adds up to
    for (int k = 0; k < row.variables.length; k++) {
      int x = row.variables[k];
      long factor = row.factors[k];
      costs[x] += factor * row.multiplier;
      row.turns[k] = factor == 0 ? 0 : Math.floorDiv(costs[x], factor);
      least += Math.min(factor * min(x), factor * max(x));
    }
    sort(row);
    row.multiplier = clipped(row, turn(row, least));
    for (int k = 0; k < row.variables.length; k++) {
      costs[row.variables[k]] -= row.factors[k] * row.multiplier;
    }
  }

  private long turn(Row row, long least) {
    long sum = least;
    for (int t = 0; t < row.order.length; t++) {
      int k = row.order[t];
      int x = row.variables[k];
      sum += Math.abs(row.factors[k]) * (max(x) - min(x));
      if (sum > row.bound || t + 1 == row.order.length) {
        return row.turns[k];
      }
      if (sum == row.bound) {
        return Math.floorDiv(row.turns[k] + row.turns[row.order[t + 1]], 2);
      }
    }
    return 0;
  }

  private long clipped(Row row, long multiplier) {
    long most = row.isEquation ? mostMultiplier : 0;
    return Math.max(-mostMultiplier, Math.min(most, multiplier));
  }

  /** Sorts the terms by where they turn, by insertion: the order is about that of last time. */
  private static void sort(Row row) {
    for (int t = 1; t < row.order.length; t++) {
      int k = row.order[t];
      int to = t;
      while (to > 0 && row.turns[row.order[to - 1]] > row.turns[k]) {
        row.order[to] = row.order[to - 1];
        to--;
      }
      row.order[to] = k;
    }
  }
}
