package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that the same seed produces the same output for any number of threads, except for times.
 */
final class SameSeedTest {

  @ParameterizedTest
  @CsvSource({"mac, json", "mac, csv", "wfc, json", "wfc, grid", "wfc-backtracking, line"})
  void parallelPuzzlesYieldTheSameResultsInOrder(String solver, String format) {
    String input =
        Stream.of(Csp.EASY, Csp.EASY_SOLUTION, ".".repeat(81), "55" + ".".repeat(79), "?")
            .flatMap(puzzle -> Stream.generate(() -> puzzle).limit(9))
            .reduce("", (lines, puzzle) -> lines + puzzle + "\n");
    Csp.Ending alone = solve(input, solver, format, 1);
    assertThat(alone.code()).isEqualTo(3);
    assertThat(solve(input, solver, format, 1)).as("again").isEqualTo(alone);
    assertThat(solve(input, solver, format, 2)).as("2 threads").isEqualTo(alone);
    assertThat(solve(input, solver, format, 5)).as("5 threads").isEqualTo(alone);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check -", "rate -", "explain -", "convert - --to json"})
  void otherCommandsReportTheSameInOrder(String command) {
    String input =
        Stream.of(Csp.EASY, Csp.EASY_SOLUTION, ".".repeat(81), "55" + ".".repeat(79), "?", "# x")
            .flatMap(puzzle -> Stream.generate(() -> puzzle).limit(90))
            .reduce("", (lines, puzzle) -> lines + puzzle + "\n");
    Csp.Ending alone = Csp.runOn(input, (command + " --threads 1").split(" "));
    assertThat(alone.code()).isEqualTo(3);
    assertThat(alone.out()).isNotEmpty();
    assertThat(Csp.runOn(input, (command + " --threads 5").split(" "))).isEqualTo(alone);
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3"})
  void parallelAttemptsYieldTheSameAnswerAndCounters(String seed) {
    Csp.Ending alone = attempts(seed, 1);
    assertThat(alone.code()).isZero();
    assertThat(attempts(seed, 2)).isEqualTo(alone);
    assertThat(attempts(seed, 3)).isEqualTo(alone);
  }

  private static Csp.Ending solve(String input, String solver, String format, int threads) {
    return withoutTimes(
        Csp.runOn(
            input,
            "solve",
            "-",
            "--solver=" + solver,
            "--format=" + format,
            "--seed=7",
            "--threads=" + threads));
  }

  private static Csp.Ending attempts(String seed, int threads) {
    return withoutTimes(
        Csp.run(
            "solve",
            "--problem=queens:20",
            "--solver=wfc",
            "--format=json",
            "--seed=" + seed,
            "--threads=" + threads));
  }

  private static Csp.Ending withoutTimes(Csp.Ending ending) {
    String out =
        ending
            .out()
            .replaceAll("\"timeNanos\":\\d+", "\"timeNanos\":0")
            .replaceAll("(?m)^(.*,)\\d+$", "$1");
    return new Csp.Ending(ending.code(), out, ending.err());
  }
}
