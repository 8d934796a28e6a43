package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ObjectArrays;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** Tests of the figures that {@code compare} computes and of its output. */
final class CompareTest {

  /** Disables repeated runs, for tests of counters. */
  private static final String UNTIMED = "--time-budget=0s";

  private static final String[] IN_JSON = {
    "compare", "-", "--seed", "4", "--format", "json", UNTIMED
  };

  @Test
  void theNumbersAreThoseOfTheSolversSummedOverThePuzzles() {
    String severalSolutions = Csp.EASY_SOLUTION.replaceAll("[35]", ".");
    List<String> puzzles = List.of(Csp.EASY, Csp.EASY_SOLUTION, severalSolutions);
    JsonArray rows =
        json(Csp.runOn(String.join("\n\n", puzzles), IN_JSON)).getAsJsonArray("solvers");
    assertThat(rows).hasSameSizeAs(SolverCatalog.NAMED);
    for (int i = 0; i < rows.size(); i++) {
      JsonObject row = rows.get(i).getAsJsonObject();
      Solver solver = SolverCatalog.NAMED.get(i);
      assertThat(row.get("solver").getAsString()).isEqualTo(solver.about().id());
      boolean guesses = !Set.of("singles", "pairs", "logic").contains(solver.about().id());
      assertThat(row.get("solved").getAsInt()).isEqualTo(guesses ? 3 : 2);
      assertThat(row.get("stalled").getAsInt()).isEqualTo(guesses ? 0 : 1);
      List<Statistics> each =
          puzzles.stream()
              .map(puzzle -> Problem.Sudoku.of(Grid.ofLine(puzzle)))
              .map(puzzle -> solver.solve(puzzle, Settings.defaults().withSeed(4), null))
              .map(result -> result.statistics())
              .toList();
      JsonObject totals = row.getAsJsonObject("statistics");
      assertThat(totals.get("nodes").getAsLong())
          .isEqualTo(each.stream().mapToLong(Statistics::nodes).sum());
      assertThat(totals.get("checks").getAsLong())
          .isEqualTo(each.stream().mapToLong(Statistics::checks).sum());
      assertThat(totals.get("prunings").getAsLong())
          .isEqualTo(each.stream().mapToLong(Statistics::prunings).sum());
      assertThat(totals.get("attempts").getAsLong())
          .isEqualTo(each.stream().mapToLong(Statistics::attempts).sum());
      assertThat(totals.get("maxDepth").getAsLong())
          .isEqualTo(each.stream().mapToLong(Statistics::maxDepth).max().orElseThrow());
    }
  }

  @Test
  void theTableExplainsItsNumbers() {
    Csp.Ending ending =
        Csp.runOn(
            Csp.EASY + "\n" + Csp.EASY,
            "compare",
            "-",
            "--seed=1",
            "--repeat=3",
            "--warm-up=0s",
            "--solvers=mrv,mac,wfc");
    assertThat(ending.code()).isZero();
    assertThat(ending.err()).isEmpty();
    assertThat(ending.lines())
        .hasSizeBetween(
            1 + 3 + 1 + 3, 1 + 3 + 1 + 4) // with or without a note about approximately equal times
        .first()
        .asString()
        .matches(
            "solver +outcome +time +quartiles +place +nodes +fails +backtracks +prunings +checks +revisions +attempts");
    assertThat(ending.out())
        .contains("Every number is the total over 2 problems. Seed 1.")
        .contains("for mac and wfc they are words of up to 64 pairs.")
        .containsPattern("Time: the median of 3 samples of at least 50 ms, after a warm-up, .*[.]")
        .containsPattern("(?m)^mac .* [\\d,]+ words ")
        .containsPattern("(?m)^mrv .* [\\d,]+ pairs ");
  }

  @Test
  void solversThatExceedTheirLimitAreNamed() {
    Csp.Ending ending =
        Csp.run("compare", Csp.PUZZLE, "--seed", "1", "--solvers", "mac,wfc", "--timeout", "0s");
    assertThat(ending.code()).isZero();
    assertThat(ending.out())
        .containsPattern("mac +cut off +> ")
        .containsPattern("wfc +cut off +> ")
        .contains("Cut off: mac, after 0.0 s; its numbers cover the work until then.");
  }

  @Test
  void incompleteSolversAreExcludedWhenAllSolutionsAreRequested() {
    Csp.Ending ending =
        Csp.run("compare", "--problem", "queens:6", "--all", "--seed", "1", UNTIMED);
    long complete =
        SolverCatalog.NAMED.stream()
            .filter(solver -> solver.about().completeness() == Completeness.COMPLETE)
            .filter(solver -> !solver.about().id().equals("bitboard"))
            .count();
    assertThat(ending.out())
        .contains("Left out: bitboard, which does not work on problems of this kind.")
        .contains("Left out: wfc, which may miss solutions.")
        .doesNotContainPattern("(?m)^wfc ");
    assertThat(ending.lines())
        .filteredOn(line -> line.contains("solved: 4"))
        .hasSize((int) complete);
  }

  @Test
  void bothKindsOfProblemsWithoutSolutionAreCounted() {
    Csp.Ending ending =
        Csp.runOn("11" + ".".repeat(79), "compare", "-", "--seed=1", UNTIMED, "--format=csv");
    assertThat(ending.lines()).hasSize(1 + SolverCatalog.NAMED.size());
    assertThat(ending.lines().get(0))
        .startsWith(
            "solver,seed,problems,solved,unsatisfiable,stalled,cutOff,solutions,checkUnit,");
    assertThat(ending.lines().stream().skip(1)).allMatch(line -> line.contains(",1,1,0,1,0,0,0,"));
    assertThat(ending.err()).contains("Checks are pairs of values; for mac");
  }

  @Test
  void markdownIsATableOfEqualRows() {
    Csp.Ending ending =
        Csp.run(
            "compare",
            "--problem",
            "queens:6",
            "--seed",
            "1",
            UNTIMED,
            "--solvers",
            "mac,mrv,mac",
            "--format",
            "markdown");
    List<String> table = ending.lines().stream().filter(line -> line.startsWith("|")).toList();
    assertThat(table).hasSize(4);
    assertThat(table).allMatch(line -> line.chars().filter(c -> c == '|').count() == 13);
    assertThat(table.get(1)).matches("[| :-]+");
    assertThat(table.get(2)).startsWith("| mac ");
  }

  @Test
  void invalidInputIsReportedAndTheRestIsCompared() {
    String oneCellShort = Csp.EASY.substring(1);
    Csp.Ending ending =
        Csp.runOn(oneCellShort + "\n\n" + Csp.EASY, "compare", "-", "--seed=1", UNTIMED);
    assertThat(ending.code()).isEqualTo(3);
    assertThat(ending.err()).startsWith("csp: standard input:1:81: expected").hasLineCount(1);
    assertThat(ending.out()).contains("Seed 1.");
    assertThat(Csp.runOn("nonsense", "compare", "-").out()).isEmpty();
  }

  @Test
  void nothingButTimesDependsOnHowTimesAreMeasured() {
    String[] command = {
      "compare",
      "--problem=queens:6",
      "--seed=1",
      "--format=json",
      "--solvers=backtracking,mac,cbj,wfc,min-conflicts,exact-cover"
    };
    JsonObject once = json(Csp.run(ObjectArrays.concat(command, UNTIMED)));
    JsonObject often =
        json(
            Csp.run(
                ObjectArrays.concat(
                    command, new String[] {"--repeat=2", "--warm-up=20ms"}, String.class)));
    assertThat(withoutTimes(often)).isEqualTo(withoutTimes(once));
  }

  @Test
  void aTimeIsTheMedianBetweenItsQuartiles() {
    JsonObject json =
        json(
            Csp.run(
                "compare",
                Csp.PUZZLE,
                "--seed=1",
                "--format=json",
                "--repeat=4",
                "--warm-up=100ms",
                "--cold",
                "--solvers=mac,mrv,singles"));
    assertThat(json.get("repeat").getAsInt()).isEqualTo(4);
    assertThat(json.get("warmUpNanos").getAsLong()).isEqualTo(100_000_000);
    assertThat(json.get("timeBudgetNanos").getAsLong()).isEqualTo(30_000_000_000L);
    for (JsonElement each : json.getAsJsonArray("solvers")) {
      JsonObject row = each.getAsJsonObject();
      JsonObject timing = row.getAsJsonObject("timing");
      long median = row.getAsJsonObject("statistics").get("timeNanos").getAsLong();
      assertThat(timing.get("lowerQuartileNanos").getAsLong()).isBetween(1L, median);
      assertThat(timing.get("upperQuartileNanos").getAsLong()).isGreaterThanOrEqualTo(median);
      assertThat(timing.get("samples").getAsInt()).isEqualTo(4);
      assertThat(timing.get("runsPerSample").getAsLong()).isPositive();
      assertThat(timing.get("onceNanos").getAsLong()).isZero();
      assertThat(timing.get("coldNanos").getAsLong()).isPositive();
      assertThat(row.has("place")).isEqualTo(row.get("stalled").getAsInt() == 0);
    }
  }

  @Test
  void withoutTimeToMeasureTheFirstRunIsShownAndMarked() {
    Csp.Ending ending =
        Csp.run("compare", Csp.PUZZLE, "--seed=1", UNTIMED, "--cold", "--solvers=mac,mrv");
    assertThat(ending.out())
        .containsPattern("(?m)^solver +outcome +time +quartiles +place +cold +nodes ")
        .containsPattern("(?m)^mac .* timed once ")
        .contains("Timed once: mac and mrv; ");
  }

  @Test
  void csvHasSeparateFieldsForTimes() {
    Csp.Ending ending =
        Csp.run(
            "compare", Csp.PUZZLE, "--seed=1", UNTIMED, "--format=csv", "--solvers=mac,singles");
    assertThat(ending.lines().get(0))
        .endsWith(
            ",timeNanos,best,lowerQuartileNanos,upperQuartileNanos,samples,runsPerSample,onceNanos,"
                + "clock,firstPlace,lastPlace,coldNanos");
    assertThat(ending.lines().get(1))
        .matches("mac,1,.*,words,.*,1,1,\\d+,\\w+,,,"); // without warm-up, there is no rank
  }

  @Test
  void optionsOutOfRangeAreRefused() {
    assertThat(Csp.run("compare", Csp.PUZZLE, "--repeat=0"))
        .extracting(Csp.Ending::code, Csp.Ending::out)
        .containsExactly(2, "");
    assertThat(Csp.run("compare", Csp.PUZZLE, "--warm-up=soon").err())
        .contains("expected a duration such as 200ms, 5s or 2m, found 'soon'");
  }

  @Test
  void progressIsReportedOnATerminal() {
    Csp.Ending ending =
        Csp.runOn(
            "",
            new Console.Terminals(false, true),
            Map.of(),
            "compare",
            Csp.PUZZLE,
            "--seed=1",
            "--solvers=backtracking,mac",
            "--timeout=300ms",
            "--warm-up=300ms");
    assertThat(ending.err())
        .contains("\r\033[Kproblem 1: mac")
        .containsPattern("\r\033\\[Ktimes, \\d+ %: mac")
        .endsWith("\r\033[K");
    assertThat(ending.out()).doesNotContain("\033");
  }

  private static JsonArray withoutTimes(JsonObject json) {
    JsonArray rows = json.getAsJsonArray("solvers");
    for (JsonElement row : rows) {
      row.getAsJsonObject().remove("timing");
      row.getAsJsonObject().remove("place");
      row.getAsJsonObject().getAsJsonObject("statistics").remove("timeNanos");
    }
    return rows;
  }

  private static JsonObject json(Csp.Ending ending) {
    assertThat(ending.code()).isZero();
    return JsonParser.parseString(ending.out()).getAsJsonObject();
  }
}
