package org.cspworkbench.examples;

import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.WorkerThreads;
import org.cspworkbench.solvers.search.MaintainingArcConsistency;

/** All solutions of a problem, by all cores: the same in the same order for any number of them. */
public final class AllCores {

  private AllCores() {}

  /** Counts the solutions and prints the first. */
  public static void main(String[] arguments) {
    Problem problem = new Problem.General(Queens.pairwise(10));
    Settings settings =
        Settings.defaults()
            .withSolutions(Long.MAX_VALUE, 1)
            .withWorkers(new WorkerThreads(Runtime.getRuntime().availableProcessors()))
            .withParts(100);
    Result result = new MaintainingArcConsistency().solve(problem, settings);
    System.out.println(result.solutionCount() + " solutions");
    System.out.println("the first: " + result.firstSolution().orElseThrow().values());
  }
}
