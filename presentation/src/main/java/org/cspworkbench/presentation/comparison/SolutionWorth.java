package org.cspworkbench.presentation.comparison;

import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;

/** What solutions of problems with an objective are worth. */
public final class SolutionWorth {

  private SolutionWorth() {}

  /**
   * Returns what the best solution in {@code result} is worth, if the best one was requested and
   * one was found.
   *
   * @param wanted how many solutions were requested, {@link Long#MAX_VALUE} for all
   */
  public static OptionalLong of(Problem problem, long wanted, Result result) {
    Optional<Objective> objective = problem.objective();
    return wanted > 1 || objective.isEmpty() || result.solutions().isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(objective.get().worthOf(result.solutions().get(0).values().toArray()));
  }
}
