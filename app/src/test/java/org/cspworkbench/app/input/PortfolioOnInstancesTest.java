package org.cspworkbench.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.xcsp3.XcspInstance;
import org.cspworkbench.xcsp3.XcspReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * On instances that come with the program, two solvers in turn cost little more than the better.
 */
final class PortfolioOnInstancesTest {

  private static final Path FOLDER = Path.of("../data/xcsp3");
  private static final long MOST = 10_000; // fails of the solver that is worse

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BusScheduling-20-8",
        "Dubois-5",
        "Knapsack-16",
        "Langford-3-9-tables",
        "MarketSplit-2-16",
        "Mycielski-4-4-tables",
        "Opd-5-6-3",
        "Progressions-35-2",
        "Rectangles-5-5-2",
        "Subisomorphism-petersen-10"
      })
  void hasTheAnswerOfTheBetterSolverForNoMoreThanBothFail(String name) throws Exception {
    XcspInstance instance = XcspReader.read(FOLDER.resolve(name + ".xml"));
    Problem problem =
        new Problem.General(instance.csp(), instance.csp().variables(), instance.objective());
    Result learning = solve("learning", problem, MOST);
    Result weights = solve("domwdeg", problem, MOST);
    Result both = solve("portfolio", problem, Long.MAX_VALUE);
    Result better = fails(learning) < fails(weights) ? learning : weights;
    assertThat(better.outcome()).isNotInstanceOf(Outcome.GaveUp.class);
    assertThat(both.outcome()).isEqualTo(better.outcome());
    assertThat(fails(both)).isLessThanOrEqualTo(fails(learning) + fails(weights) + 1000);
    instance
        .objective()
        .ifPresent(
            objective ->
                assertThat(objective.worthOf(values(both)))
                    .isEqualTo(objective.worthOf(values(better))));
  }

  private static Result solve(String id, Problem problem, long fails) {
    Solver solver = SolverCatalog.find(id).orElseThrow();
    Settings settings = Settings.defaults().withLimits(Limits.none().withFails(fails));
    return solver.solve(problem, settings, null);
  }

  private static long fails(Result result) {
    return result.statistics().fails();
  }

  private static int[] values(Result result) {
    return result.firstSolution().orElseThrow().values().toArray();
  }
}
