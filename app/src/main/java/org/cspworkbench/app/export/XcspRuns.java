package org.cspworkbench.app.export;

import java.util.Optional;
import org.cspworkbench.core.xcsp.XcspInstance;
import org.cspworkbench.core.xcsp.XcspObjective;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Solution;

/**
 * Writes the lines of XCSP3 competitions: {@code o} what the best solution is worth, {@code s} the
 * status, {@code v} each solution that was kept.
 */
public final class XcspRuns implements RunWriter {

  @Override
  public String write(Run run) {
    XcspInstance instance =
        run.problem()
            .instance()
            .orElseThrow(() -> new IllegalArgumentException("the problem is not of XCSP3"));
    Result result = run.result();
    Optional<XcspObjective> objective =
        run.isForSeveral() ? Optional.empty() : instance.objective();
    StringBuilder lines = new StringBuilder();
    if (objective.isPresent() && !result.solutions().isEmpty()) {
      Solution best = result.solutions().get(result.solutions().size() - 1);
      lines.append("o ").append(objective.get().valueOf(best.values().toArray())).append('\n');
    }
    lines.append("s ").append(status(result, objective.isPresent())).append('\n');
    for (Solution solution : result.solutions()) {
      lines.append("v ").append(instance.instantiation(solution.values().toArray())).append('\n');
    }
    return lines.toString();
  }

  private static String status(Result result, boolean isOptimisation) {
    if (result.outcome() instanceof Outcome.Unsatisfiable) {
      return "UNSATISFIABLE";
    }
    if (result.outcome() instanceof Outcome.Solved && isOptimisation) {
      return "OPTIMUM FOUND";
    }
    return result.solutionCount() > 0 ? "SATISFIABLE" : "UNKNOWN";
  }
}
