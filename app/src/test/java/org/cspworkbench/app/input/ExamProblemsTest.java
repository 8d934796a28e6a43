package org.cspworkbench.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.ShippedProblem;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The problems in the notation that come with the program have the answers that they state. */
final class ExamProblemsTest {

  private static String text(String name) {
    return new ShippedProblem(name).text();
  }

  private static Problem read(String text) throws Exception {
    return new NotationText("exam", text).problem();
  }

  private static Result solve(String solver, Problem problem, long solutions) {
    Settings settings = Settings.defaults().withSolutions(solutions, 1);
    return SolverCatalog.find(solver).orElseThrow().solve(problem, settings, null);
  }

  @ParameterizedTest
  @CsvSource({
    "eight-queens, 92",
    "alphametic, 1",
    "five-houses, 1",
    "lo-shu, 8",
    "school-timetable, 40",
    "petersen-graph, 120",
    "car-sequencing, 6",
    "tree-map, 192",
  })
  void hasAsManySolutions(String name, long count) throws Exception {
    Result result = solve("mac", read(text(name)), Long.MAX_VALUE);
    assertThat(result.solutionCount()).isEqualTo(count);
    assertThat(text(name)).contains(count == 1 ? "One solution" : Long.toString(count));
  }

  @ParameterizedTest
  @CsvSource({"golomb-ruler, 25", "knapsack, 41", "job-shop-6x6, 55", "still-life, 16"})
  void hasABestSolution(String name, long worth) throws Exception {
    Problem problem = read(text(name));
    Result result = solve("domwdeg", problem, 1);
    int[] best = result.firstSolution().orElseThrow().values().toArray();
    assertThat(problem.objective().orElseThrow().worthOf(best)).isEqualTo(worth);
    assertThat(text(name)).contains(Long.toString(worth));
  }

  @Test
  void fourWeeksOfGolfArePossibleAndNoFive() throws Exception {
    String text = text("social-golfers");
    assertThat(solve("domwdeg", read(text), 1).firstSolution()).isPresent();
    String five = text.replace("let weeks = 4", "let weeks = 5");
    assertThat(solve("domwdeg", read(five), 1).firstSolution()).isEmpty();
  }
}
