package org.cspworkbench.app.export;

import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.xcsp3.XcspInstance;

/**
 * A writer of the output format of XCSP3 competitions: {@code o} with the objective value of each
 * better solution as soon as it is found; then {@code s} with the status and {@code v} with each
 * solution that was kept.
 */
public final class XcspRuns implements RunWriter {

  @Override
  public String write(Run run) {
    XcspInstance instance =
        run.problem()
            .instance()
            .orElseThrow(() -> new IllegalArgumentException("the problem is not of XCSP3"));
    Result result = run.result();
    boolean isOptimisation = !run.isForSeveral() && instance.objective().isPresent();
    StringBuilder lines = new StringBuilder();
    lines.append("s ").append(status(result, isOptimisation)).append('\n');
    for (Solution solution : result.solutions()) {
      lines.append("v ").append(instance.instantiation(solution.values().toArray())).append('\n');
    }
    return lines.toString();
  }

  @Override
  public String found(NamedProblem problem, long wanted, int... values) {
    return problem
        .problem()
        .objective()
        .filter(objective -> wanted == 1)
        .map(objective -> "o " + objective.worthOf(values) + "\n")
        .orElse("");
  }

  @Override
  public String unread() {
    return "s UNKNOWN\n";
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
