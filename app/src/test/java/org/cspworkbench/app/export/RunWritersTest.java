package org.cspworkbench.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.comparison.Csv;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** Verifies that the written results are those of the solver. */
final class RunWritersTest {

  private static final List<String> FIELDS =
      List.of("problem", "solver", "seed", "outcome", "solutions", "solution", "statistics");

  @Test
  void jsonContainsTheResultOfTheSolver() {
    for (Solver solver : SolverCatalog.SOLVERS) {
      for (long seed = 0; seed < 20; seed++) {
        Problem problem = new Problem.General(RandomBinary.modelRb(seed, 6, 4, 0.5, 0.4));
        if (!solver.accepts(problem)) {
          continue;
        }
        Run run = run(solver, problem, Settings.defaults().withSeed(seed));
        JsonObject json = JsonParser.parseString(new JsonRuns().write(run)).getAsJsonObject();
        assertThat(json.keySet()).containsExactlyElementsOf(FIELDS);
        assertThat(json.get("seed").getAsLong()).isEqualTo(seed);
        assertThat(json.get("solver").getAsString()).isEqualTo(solver.about().id());
        assertThat(json.get("solutions").getAsLong()).isEqualTo(run.result().solutionCount());
        assertThat(json.get("outcome").getAsString())
            .isEqualTo(OutcomeWord.of(run.result().outcome()));
        assertThat(json.get("solution").isJsonNull())
            .isEqualTo(!json.get("outcome").getAsString().equals("solved"));
        checkSolution(json.get("solution"), problem, run.result());
        checkStatistics(json.getAsJsonObject("statistics"), run.result().statistics());
      }
    }
  }

  private static void checkSolution(JsonElement json, Problem problem, Result result) {
    if (result.solutions().isEmpty()) {
      assertThat(json.isJsonNull()).isTrue();
      return;
    }
    int[] values = result.solutions().get(0).values().toArray();
    for (Variable x : problem.csp().variables()) {
      assertThat(json.getAsJsonObject().get(x.name()).getAsString())
          .isEqualTo(x.domain().label(values[x.index()]));
    }
  }

  private static void checkStatistics(JsonObject json, Statistics statistics) {
    assertThat(json.get("nodes").getAsLong()).isEqualTo(statistics.nodes());
    assertThat(json.get("fails").getAsLong()).isEqualTo(statistics.fails());
    assertThat(json.get("backtracks").getAsLong()).isEqualTo(statistics.backtracks());
    assertThat(json.get("revisions").getAsLong()).isEqualTo(statistics.revisions());
    assertThat(json.get("checks").getAsLong()).isEqualTo(statistics.checks());
    assertThat(json.get("prunings").getAsLong()).isEqualTo(statistics.prunings());
    assertThat(json.get("restarts").getAsLong()).isEqualTo(statistics.restarts());
    assertThat(json.get("attempts").getAsLong()).isEqualTo(statistics.attempts());
    assertThat(json.get("maxDepth").getAsLong()).isEqualTo(statistics.maxDepth());
    assertThat(json.get("timeNanos").getAsLong()).isEqualTo(statistics.timeNanos());
    if (statistics.moves() > 0) {
      assertThat(json.get("moves").getAsLong()).isEqualTo(statistics.moves());
    }
    assertThat(json.keySet()).hasSize(statistics.moves() > 0 ? 11 : 10);
  }

  @Test
  void jsonListsTheSolutionsThatWereKept() {
    Problem problem = new Problem.General(Queens.pairwise(6));
    Run run = run("mac", problem, Settings.defaults().withSolutions(Long.MAX_VALUE, 3));
    JsonObject json = JsonParser.parseString(new JsonRuns().write(run)).getAsJsonObject();
    assertThat(json.get("solutions").getAsInt()).isEqualTo(4);
    assertThat(json.getAsJsonArray("solutionsList"))
        .hasSize(3)
        .first()
        .isEqualTo(json.get("solution"));
  }

  @Test
  void aSudokuIsWrittenAsALineInJsonAndCsv() {
    Problem problem = Problem.Sudoku.of(Grid.ofLine("1.....2..3.....4"));
    Run run = run("mac", problem, Settings.defaults());
    Solution solution = run.result().solutions().get(0);
    String line = ((Problem.Sudoku) problem).filledWith(solution).toLine();
    assertThat(JsonParser.parseString(new JsonRuns().write(run)).getAsJsonObject())
        .extracting(json -> json.get("solution").getAsString())
        .isEqualTo(line);
    List<String> values = List.of(new CsvRuns().write(run).strip().split(",", -1));
    assertThat(values).hasSameSizeAs(new CsvRuns().header().split(",", -1));
    assertThat(values).startsWith("a").contains(line, "solved");
    assertThat(new LineRuns().write(run)).isEqualTo(line + "\n");
  }

  @Test
  void valuesWithCommasOrQuotesAreQuotedInCsv() {
    assertThat(Csv.line(List.of("latin:5", "a,b", "say \"b\"", "")))
        .isEqualTo("latin:5,\"a,b\",\"say \"\"b\"\"\",\n");
  }

  private static Run run(String solver, Problem problem, Settings settings) {
    return run(SolverCatalog.find(solver).orElseThrow(), problem, settings);
  }

  private static Run run(Solver solver, Problem problem, Settings settings) {
    Result result = solver.solve(problem, settings, null);
    NamedProblem named = new NamedProblem("a", problem);
    return new Run(named, solver.about().id(), settings.seed(), settings.wanted(), result);
  }
}
