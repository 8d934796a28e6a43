package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code solve --nth}: one solution by its number. */
final class NthSolutionTest {

  private static Csp.Ending solve(String... arguments) {
    return Csp.run(Stream.concat(Stream.of("solve", "--seed", "1"), Stream.of(arguments)));
  }

  /** The n-th solution equals the n-th of all solutions in order. */
  @ParameterizedTest
  @ValueSource(strings = {"backtracking", "fc-cbj", "mac", "domwdeg"})
  void theNthSolutionEqualsTheNthOfAllSolutions(String solver) {
    String all =
        solve("--problem", "queens:6", "--all", "--solver", solver, "--format", "json").out();
    for (int n = 1; n <= 4; n++) {
      String nth =
          solve("--problem", "queens:6", "--nth", "" + n, "--solver", solver, "--format", "json")
              .out();
      String solution = nth.substring(nth.indexOf("{", 1), nth.indexOf("}") + 1);
      assertThat(nth).contains("\"solutions\":" + n + ",").doesNotContain("solutionsList");
      assertThat(positions(all, solution)).as("%s, %d", solver, n).contains(n);
    }
  }

  /** Returns the positions of a solution in the list. */
  private static List<Integer> positions(String all, String solution) {
    List<String> listed =
        List.of(all.substring(all.indexOf("[") + 1, all.indexOf("]")).split("(?<=}),", -1));
    return Stream.iterate(1, i -> i + 1)
        .limit(listed.size())
        .filter(i -> listed.get(i - 1).equals(solution))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"queens:8, 92", "latin:4, 576", "langford:7, 52", "zebra, 1", "magic-square:3, 8"})
  void thereIsNoSolutionAfterTheLastOne(String problem, long count) {
    assertThat(solve("--problem", problem, "--nth", "" + count).code()).isZero();
    assertThat(solve("--problem", problem, "--nth", "" + (count + 1), "--format", "line"))
        .isEqualTo(
            new Csp.Ending(
                4,
                "unsatisfiable\n",
                "csp: there is no solution number %d: there %s\n"
                    .formatted(
                        count + 1, count == 1 ? "is 1 solution" : "are " + count + " solutions")));
  }

  @Test
  void aProblemWithoutSolutionsIsReportedAsUsual() {
    assertThat(solve("--problem", "queens:3", "--nth", "5"))
        .isEqualTo(new Csp.Ending(4, "", "csp: the problem has no solution\n"));
  }

  @Test
  void theResultIsUnknownAfterATimeout() {
    Csp.Ending ending =
        solve("--problem", "queens:30", "--nth", "1000000000000", "--timeout", "200ms");
    assertThat(ending.code()).isEqualTo(6);
    assertThat(ending.err()).matches("csp: stopped after 200ms .* \\d+ solutions found so far\n");
  }

  @Test
  void theNumberAppliesToEachOfSeveralPuzzles() {
    String two = "................\n1234341221434321\n";
    Csp.Ending ending =
        Csp.runOn(two, "solve", "-", "--nth", "288", "--format", "line", "--seed", "1");
    assertThat(ending.code()).isEqualTo(4);
    assertThat(ending.lines()).hasSize(2).last().isEqualTo("unsatisfiable");
    assertThat(ending.lines().get(0)).hasSize(16).doesNotContain(".");
    assertThat(ending.err())
        .isEqualTo(
            "csp: standard input:2:1: there is no solution number 288: there is 1 solution\n");
  }

  @Test
  void incompatibleOptionsAreRejected() {
    String end = "; see csp solve --help\n";
    assertThat(solve("--problem", "queens:4", "--nth", "0"))
        .isEqualTo(
            new Csp.Ending(
                2, "", "csp: --nth: expected a whole number of at least 1, found '0'" + end));
    for (String other : List.of("--all", "--count=3")) {
      assertThat(solve("--problem", "queens:4", "--nth", "2", other))
          .isEqualTo(
              new Csp.Ending(
                  2, "", "csp: expected either --nth or --count or --all, found two" + end));
    }
    assertThat(solve("--problem", "queens:4", "--nth", "2", "--solver", "wfc").code()).isEqualTo(2);
  }
}
