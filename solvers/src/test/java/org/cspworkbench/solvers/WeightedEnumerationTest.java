package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.problem.Langford;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Weighted degrees need no more than half as many failures again as the smallest domain to find all
 * solutions of Langford's problem; together with last conflict, they needed four times as many.
 */
class WeightedEnumerationTest {

  @ParameterizedTest
  @CsvSource({"7, 52", "8, 300", "11, 35584"})
  void allSolutionsCostWeightedDegreesAboutWhatTheyCostTheSmallestDomain(int n, long solutions) {
    Csp problem = Langford.pairs(n);
    Result weighted = allSolutions("domwdeg", problem);
    Result smallest = allSolutions("mac", problem);
    assertThat(weighted.solutionCount()).isEqualTo(solutions);
    assertThat(smallest.solutionCount()).isEqualTo(solutions);
    assertThat(weighted.statistics().fails())
        .isLessThanOrEqualTo(smallest.statistics().fails() * 3 / 2);
  }

  private static Result allSolutions(String solver, Csp problem) {
    Settings settings = Settings.defaults().withSolutions(Long.MAX_VALUE, 1);
    return SolverCatalog.find(solver).orElseThrow().solve(Puzzles.general(problem), settings, null);
  }
}
