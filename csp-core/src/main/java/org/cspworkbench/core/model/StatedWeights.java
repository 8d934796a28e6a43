package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableDoubleArray;
import java.util.Optional;

/**
 * How often each value is wanted in a solution, compared with the others, as a problem states it
 * for solvers that draw values at random. It excludes no solution.
 *
 * @param domain the domain of the variables that it is about; values of others weigh 1
 * @param weights the weights of its values, by index: positive and finite
 * @param influences how the neighbours of a variable change the weights
 */
public record StatedWeights(
    Domain domain, ImmutableDoubleArray weights, ImmutableList<Influence> influences) {

  /**
   * Values that are wanted more, or less, beside others: when a value is drawn, the weights of
   * these values are multiplied once for each constraint between two variables that leads to a
   * neighbour which has one of the other values already.
   *
   * @param values the indices of the values whose weight changes
   * @param near the indices of the values of neighbours that change it
   * @param factor the factor, positive
   */
  public record Influence(
      ImmutableSet<Integer> values, ImmutableSet<Integer> near, double factor) {}

  /**
   * Checks the number of weights.
   *
   * @throws IllegalArgumentException if there is not one weight for each value
   */
  public StatedWeights {
    checkArgument(
        weights.length() == domain.size(), "%s weights for %s", weights.length(), domain.size());
  }

  /** States these weights with {@code csp} and all problems of its structure. */
  public void stateWith(Csp csp) {
    csp.structure().memo().get(StatedWeights.class, this, stated -> stated);
  }

  /** Returns the weights that are stated with {@code csp}, if there are any. */
  public static Optional<StatedWeights> of(Csp csp) {
    return csp.structure().memo().find(StatedWeights.class, StatedWeights.class);
  }
}
