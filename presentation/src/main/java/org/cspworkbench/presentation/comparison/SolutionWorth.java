package org.cspworkbench.presentation.comparison;

import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;

/** Objective values of solutions. */
public final class SolutionWorth {

  private SolutionWorth() {}

  /**
   * Returns the objective value of the best solution in {@code result}, if an optimum was requested
   * and a solution was found.
   *
   * @param wanted the number of requested solutions, {@link Long#MAX_VALUE} for all
   */
  public static OptionalLong of(Problem problem, long wanted, Result result) {
    Optional<Objective> objective = problem.objective();
    return wanted > 1 || objective.isEmpty() || result.solutions().isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(objective.get().worthOf(result.solutions().get(0).values().toArray()));
  }
}
