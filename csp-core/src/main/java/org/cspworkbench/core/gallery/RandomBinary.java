package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;

/** Random problems whose constraints are tables of forbidden pairs. */
public final class RandomBinary {

  private RandomBinary() {}

  /**
   * Returns a problem of model RB (Xu and Li, "Exact Phase Transitions in Random Constraint
   * Satisfaction Problems", Journal of Artificial Intelligence Research 12, 2000): each constraint
   * is between two variables drawn anew, so that two may share several, and forbids pairs of values
   * drawn without repetition.
   *
   * <p>In the paper's terms variables = n, values = n<sup>α</sup>, and the number of constraints,
   * here given as a share of all n(n − 1)/2 pairs of variables, is r·n·ln n.
   *
   * @param seed the same seed gives the same problem
   * @param variables the number of variables, 2 to 10,000
   * @param values the number of values of each variable, 1 to 1,000
   * @param density the number of constraints, as a share of the number of pairs of variables: 0 or
   *     more
   * @param tightness the share of pairs of values that each constraint forbids, 0 to 1
   * @throws IllegalArgumentException if a number is out of its range, or more than a million
   *     constraints would result
   */
  public static Csp modelRb(
      long seed, int variables, int values, double density, double tightness) {
    int constraints = constraints(variables, values, density, tightness);
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder(name("RB", seed, variables, values, density, tightness));
    ImmutableList<Variable> x = csp.variables("x", variables, Domain.range(0, values - 1));
    for (int c = 0; c < constraints; c++) {
      int i = random.nextInt(variables);
      int j = random.nextInt(variables - 1);
      forbidPairs(csp, random, x.get(i), x.get(j < i ? j : j + 1), tightness);
    }
    return csp.build();
  }

  /**
   * Returns a problem of model B (Palmer, "Graphical Evolution", 1985; Smith and Dyer, "Locating
   * the Phase Transition in Binary Constraint Satisfaction Problems", Artificial Intelligence 81,
   * 1996): the pairs of variables that share a constraint are drawn without repetition, and so are
   * the pairs of values that each constraint forbids.
   *
   * @param seed the same seed gives the same problem
   * @param variables the number of variables, 2 to 10,000
   * @param values the number of values of each variable, 1 to 1,000
   * @param density the share of pairs of variables that share a constraint, 0 to 1
   * @param tightness the share of pairs of values that each constraint forbids, 0 to 1
   * @throws IllegalArgumentException if a number is out of its range, or more than a million
   *     constraints would result
   */
  public static Csp modelB(long seed, int variables, int values, double density, double tightness) {
    checkArgument(density <= 1, "expected a density from 0 to 1, not %s", density);
    int constraints = constraints(variables, values, density, tightness);
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder(name("B", seed, variables, values, density, tightness));
    ImmutableList<Variable> x = csp.variables("x", variables, Domain.range(0, values - 1));
    Set<Long> met = new HashSet<>();
    while (met.size() < constraints) {
      int i = random.nextInt(variables);
      int j = random.nextInt(variables);
      if (i < j && met.add((long) i * variables + j)) {
        forbidPairs(csp, random, x.get(i), x.get(j), tightness);
      }
    }
    return csp.build();
  }

  /** Returns the number of constraints to be, if the numbers are in their ranges. */
  private static int constraints(int variables, int values, double density, double tightness) {
    checkArgument(
        variables >= 2 && variables <= 10_000, "expected 2 to 10000 variables, not %s", variables);
    checkArgument(values >= 1 && values <= 1000, "expected 1 to 1000 values, not %s", values);
    checkArgument(density >= 0, "expected a density of 0 or more, not %s", density);
    checkArgument(
        tightness >= 0 && tightness <= 1, "expected a tightness from 0 to 1, not %s", tightness);
    double wanted = density * variables * (variables - 1) / 2;
    checkArgument(wanted <= 1e6, "a density of %s makes more than 1000000 constraints", density);
    return (int) Math.round(wanted);
  }

  private static String name(
      String model, long seed, int variables, int values, double density, double tightness) {
    return String.format(
        Locale.ROOT,
        "random %s with %d variables, %d values, density %s, tightness %s, seed %d",
        model,
        variables,
        values,
        density,
        tightness,
        seed);
  }

  private static void forbidPairs(
      Csp.Builder csp, RandomStream random, Variable x, Variable y, double tightness) {
    int values = x.domain().size();
    int forbidden = (int) Math.round(tightness * values * values);
    csp.post(Extension.forbidding(List.of(x, y), distinctPairs(random, values, forbidden)));
  }

  private static int[][] distinctPairs(RandomStream random, int values, int count) {
    BitSet pairs = new BitSet();
    for (int left = count; left > 0; ) {
      int pair = random.nextInt(values) * values + random.nextInt(values);
      left -= pairs.get(pair) ? 0 : 1;
      pairs.set(pair);
    }
    return pairs.stream().mapToObj(p -> new int[] {p / values, p % values}).toArray(int[][]::new);
  }
}
