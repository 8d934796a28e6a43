package org.cspworkbench.core.model;

import static com.google.common.math.LongMath.saturatedSubtract;

import org.cspworkbench.core.model.LinearSum.Comparison;

/**
 * Explains a removal by a sum: the bounds of the other variables, relaxed as far as what the value
 * lacks, or exceeds, leaves room (Ohrimenko, Stuckey and Codish, "Propagation via Lazy Clause
 * Generation", Constraints 14, 2009).
 */
public final class SumExplanation implements Explanation {

  private final Domain[] domains; // by place
  private final long[] coefficients;
  private final Comparison comparison;
  private final long bound;

  /** Explains what {@code sum} removes. */
  public SumExplanation(LinearSum sum) {
    domains = sum.scope().stream().map(Variable::domain).toArray(Domain[]::new);
    coefficients = sum.coefficients().toArray();
    comparison = sum.comparison();
    bound = sum.bound();
  }

  @Override
  public boolean explain(int k, int i, PastScope past) {
    long own = coefficients[k] * domains[k].valueAt(i);
    return switch (comparison) {
      case AT_MOST -> explainExcess(1, k, own, past);
      case EQUAL -> explainExcess(1, k, own, past) || explainExcess(-1, k, own, past);
      case NOT_EQUAL -> explainEquality(k, past);
    };
  }

  /**
   * Explains that the sum is more than the bound: adds what keeps it so.
   *
   * @return whether the sum is more than the bound
   */
  public boolean explainViolation(PastScope past) {
    return explainExcess(1, -1, 0, past);
  }

  /**
   * Explains why sign · sum is more than sign · bound where the term at place {@code k} is {@code
   * own}.
   */
  private boolean explainExcess(int sign, int k, long own, PastScope past) {
    long least = k < 0 ? 0 : sign * own;
    for (int j = 0; j < coefficients.length; j++) {
      least += j == k || coefficients[j] == 0 ? 0 : leastTerm(sign, j, past);
    }
    long most = sign > 0 ? bound : saturatedSubtract(0, bound);
    long slack = saturatedSubtract(saturatedSubtract(least, most), 1);
    if (slack < 0) {
      return false;
    }
    for (int j = 0; j < coefficients.length; j++) {
      if (j != k && coefficients[j] != 0) {
        slack -= addBound(sign, j, slack, past);
      }
    }
    return true;
  }

  private long leastTerm(int sign, int j, PastScope past) {
    int step = step(sign, j);
    int i = cheapest(sign, j);
    while (!past.had(j, i)) {
      i += step;
    }
    return term(sign, j, i);
  }

  private long term(int sign, int j, int i) {
    return sign * coefficients[j] * domains[j].valueAt(i);
  }

  private int step(int sign, int j) {
    return sign * coefficients[j] > 0 ? 1 : -1;
  }

  private int cheapest(int sign, int j) {
    return step(sign, j) > 0 ? 0 : domains[j].size() - 1;
  }

  /**
   * Adds the missing values of the variable at place {@code j} whose terms are less than its least
   * one by more than {@code slack}; returns how much of the slack is used.
   */
  private long addBound(int sign, int j, long slack, PastScope past) {
    long least = leastTerm(sign, j, past);
    int step = step(sign, j);
    int i = cheapest(sign, j);
    while (saturatedSubtract(least, term(sign, j, i)) > slack) {
      past.addRemoved(j, i);
      i += step;
    }
    while (past.removedAt(j, i) == PastScope.ROOT) {
      i += step; // never there: costs nothing
    }
    return least - term(sign, j, i);
  }

  private boolean explainEquality(int k, PastScope past) {
    for (int j = 0; j < coefficients.length; j++) {
      if (j != k && coefficients[j] != 0) {
        if (!past.isSingle(j)) {
          return false;
        }
        past.addDomain(j);
      }
    }
    return true;
  }
}
