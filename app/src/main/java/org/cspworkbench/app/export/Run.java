package org.cspworkbench.app.export;

import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.solvers.Result;

/**
 * What a solver made of a problem.
 *
 * @param problem the problem
 * @param solver the id of the solver
 * @param seed the seed that it drew from
 * @param wanted how many solutions were asked for, {@link Long#MAX_VALUE} for all
 * @param result what came of it
 */
public record Run(NamedProblem problem, String solver, long seed, long wanted, Result result) {

  /** What the best solution is worth, if the best one was asked for and one was found. */
  public OptionalLong worth() {
    Optional<Objective> objective = problem.problem().objective();
    return isForSeveral() || objective.isEmpty() || result.solutions().isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(objective.get().worthOf(result.solutions().get(0).values().toArray()));
  }

  /** Whether more than one solution was asked for, so that all that were found are of interest. */
  boolean isForSeveral() {
    return wanted > 1;
  }
}
