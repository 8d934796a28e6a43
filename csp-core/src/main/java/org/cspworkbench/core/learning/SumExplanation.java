package org.cspworkbench.core.learning;

import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.model.Variable;

/**
 * Explains a removal by a sum: the bounds of the other variables, relaxed as far as what the value
 * lacks, or exceeds, leaves room (Ohrimenko, Stuckey and Codish, "Propagation via Lazy Clause
 * Generation", Constraints 14, 2009).
 */
final class SumExplanation implements Explanation {

  private final int[] variables; // by place
  private final Domain[] domains;
  private final long[] coefficients;
  private final Comparison comparison;
  private long bound;

  SumExplanation(LinearSum sum) {
    variables = sum.scope().stream().mapToInt(Variable::index).toArray();
    domains = sum.scope().stream().map(Variable::domain).toArray(Domain[]::new);
    coefficients = sum.coefficients().toArray();
    comparison = sum.comparison();
    bound = sum.bound();
  }

  /** From now on the sum is to be at most {@code newBound}, or equal to it, or different. */
  void setBound(long newBound) {
    bound = newBound;
  }

  @Override
  public boolean explain(int k, int i, int position, Reason reason) {
    long own = coefficients[k] * domains[k].valueAt(i);
    return switch (comparison) {
      case AT_MOST -> explainExcess(1, k, own, position, reason);
      case EQUAL ->
          explainExcess(1, k, own, position, reason) || explainExcess(-1, k, own, position, reason);
      case NOT_EQUAL -> explainEquality(k, position, reason);
    };
  }

  /** As {@link #explain}, of variable {@code x}, wherever it stands. */
  boolean explainVariable(int x, int i, int position, Reason reason) {
    for (int k = 0; k < variables.length; k++) {
      if (variables[k] == x) {
        reason.clear();
        if (explain(k, i, position, reason)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Explains that the sum is more than the bound: adds what keeps it so; returns whether it is. */
  boolean explainViolation(int position, Reason reason) {
    return explainExcess(1, -1, 0, position, reason);
  }

  /**
   * Explains why sign · sum is more than sign · bound where the term at place {@code k} is {@code
   * own}.
   */
  private boolean explainExcess(int sign, int k, long own, int position, Reason reason) {
    long least = k < 0 ? 0 : sign * own;
    for (int j = 0; j < variables.length; j++) {
      least += j == k || coefficients[j] == 0 ? 0 : leastTerm(sign, j, position, reason);
    }
    long slack = least - sign * bound - 1;
    if (slack < 0) {
      return false;
    }
    for (int j = 0; j < variables.length; j++) {
      if (j != k && coefficients[j] != 0) {
        slack -= addBound(sign, j, slack, position, reason);
      }
    }
    return true;
  }

  private long leastTerm(int sign, int j, int position, Reason reason) {
    int step = step(sign, j);
    int i = cheapest(sign, j);
    while (!reason.had(variables[j], i, position)) {
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
  private long addBound(int sign, int j, long slack, int position, Reason reason) {
    long least = leastTerm(sign, j, position, reason);
    int step = step(sign, j);
    int i = cheapest(sign, j);
    while (least - term(sign, j, i) > slack) {
      reason.addRemoved(variables[j], i);
      i += step;
    }
    while (!reason.had(variables[j], i, position) && reason.isRootLoss(variables[j], i)) {
      i += step; // never there: costs nothing
    }
    return least - term(sign, j, i);
  }

  private boolean explainEquality(int k, int position, Reason reason) {
    for (int j = 0; j < variables.length; j++) {
      if (j != k && coefficients[j] != 0) {
        if (!reason.isFixedBefore(variables[j], position)) {
          return false;
        }
        reason.addDomain(variables[j], position);
      }
    }
    return true;
  }
}
