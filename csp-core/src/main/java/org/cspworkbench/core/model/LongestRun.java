package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * No more than {@code most} variables in succession take one of some values, as in {@code run(x, y,
 * z = 0) ≤ 2} (a limit of the constraint <em>sequence</em>: Beldiceanu and Contejean, "Introducing
 * Global Constraints in CHIP", Mathematical and Computer Modelling 20, 1994).
 *
 * <p>Where the last variable is followed by the first one again, the first {@code most} variables
 * are repeated at the end of the scope.
 *
 * @param scope the variables in the order in which they follow each other, at least one
 * @param values the values of which a run consists
 * @param most the greatest length of a run, at least 0
 */
public record LongestRun(ImmutableList<Variable> scope, ImmutableSet<Integer> values, int most)
    implements Constraint {

  /**
   * Checks the scope.
   *
   * @param scope the variables, at least one
   * @param values the values of which a run consists
   * @param most the greatest length of a run
   * @throws IllegalArgumentException if there is no variable, or the length is negative
   */
  public LongestRun {
    checkArgument(!scope.isEmpty(), "a run needs at least one variable");
    checkArgument(most >= 0, "a run is not %s long", most);
  }

  @Override
  public boolean isSatisfiedBy(int... tuple) {
    int run = 0;
    for (int value : tuple) {
      run = values.contains(value) ? run + 1 : 0;
      if (run > most) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return "run(" + RelationText.among(scope, values) + ") ≤ " + most;
  }
}
