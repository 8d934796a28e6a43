package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.app.cli.Csp.EASY;
import static org.cspworkbench.app.cli.Csp.EASY_SOLUTION;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the solver that {@code solve} and {@code check} choose unless one is named. */
final class StrongestChoiceTest {

  private static final Pattern SOLVER = Pattern.compile("\"solver\":\"([^\"]*)\"");

  private static final String SIX = "1.3.5.4.6.2.2.4.6.5.1.3.3.5.1.6.2.4.";

  /** The same rows as in a plain puzzle, with a cage. */
  private static final String CAGES =
      "{\"givens\": [\"53..7....\", \"6..195...\", \".98....6.\", \"8...6...3\", \"4..8.3..1\","
          + " \"7...2...6\", \".6....28.\", \"...419..5\", \"....8..79\"],"
          + " \"cages\": [{\"sum\": 8, \"cells\": [\"r1c1\", \"r1c2\"]}]}";

  @TempDir private Path folder;

  private static Csp.Ending solve(Stream<String> options) {
    return Csp.run(
        Stream.concat(Stream.of("solve", "--seed=1", "--format=json"), options)
            .toArray(String[]::new));
  }

  private static List<String> solvers(Csp.Ending ending) {
    return SOLVER.matcher(ending.out()).results().map(found -> found.group(1)).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "bitboard, " + EASY,
    "mac-alldifferent, ................",
    "relay, --problem=queens:8",
    "relay, --problem=australia"
  })
  void theProblemDecides(String solver, String problem) {
    assertThat(solvers(solve(Stream.of(problem)))).containsExactly(solver);
    assertThat(solve(Stream.of(problem, "--solver=auto")).out())
        .as("named, it is the default")
        .matches(withoutTime(solve(Stream.of(problem)).out()));
  }

  /** Returns a pattern for {@code json} with any time. */
  private static String withoutTime(String json) {
    return Pattern.quote(json).replaceAll("\"timeNanos\":\\d+", "\"timeNanos\":\\\\E\\\\d+\\\\Q");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "3"})
  void everyPuzzleOfAFileHasItsOwnSolver(String threads) throws Exception {
    String text = EASY + "\n" + ".".repeat(16) + "\n" + EASY + "\n" + EASY.replace('5', '.') + "\n";
    Path file = Files.writeString(folder.resolve("mixed.txt"), text.repeat(40));
    Csp.Ending ending = solve(Stream.of(file.toString(), "--threads", threads));
    assertThat(ending.code()).isZero();
    assertThat(solvers(ending))
        .hasSize(160)
        .startsWith("bitboard", "mac-alldifferent", "bitboard", "bitboard", "bitboard")
        .filteredOn("mac-alldifferent"::equals)
        .hasSize(40);
    assertThat(ending.lines().get(158)).contains(EASY_SOLUTION);
  }

  @Test
  void aRuleBesidesUnitsIsSolvedWithANetwork() throws Exception {
    Path file = Files.writeString(folder.resolve("cages.json"), CAGES);
    Csp.Ending ending = solve(Stream.of(file.toString()));
    assertThat(solvers(ending)).containsExactly("mac-alldifferent");
    assertThat(ending.out()).contains(EASY_SOLUTION);
    assertThat(Csp.run("check", file.toString()).out()).endsWith(": exactly one solution\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--all", "--nth=1", "--filter=gac", "--filter=ac3 --set=queue=lifo"})
  void runsWithOtherOptionsHaveOneSolverWhateverTheProblem(String options) {
    for (String problem : List.of(EASY, "--problem=queens:6")) {
      assertThat(solvers(solve(Stream.concat(Stream.of(problem), Stream.of(options.split(" "))))))
          .containsExactly("mac");
    }
    String named = options + " --solver=auto";
    assertThat(solvers(solve(Stream.concat(Stream.of(EASY), Stream.of(named.split(" "))))))
        .containsExactly("mac");
  }

  @Test
  void aRunThatIsWatchedHasTheSolverOfTheWindow() throws Exception {
    Path trace = folder.resolve("run.jsonl");
    assertThat(solvers(solve(Stream.of(EASY, "--trace", trace.toString())))).containsExactly("mac");
    assertThat(Files.readString(trace)).contains("\"solver\":\"mac\"");
    assertThat(solvers(solve(Stream.of(EASY, "--animate", "--solver=auto"))))
        .containsExactly("mac");
  }

  @Test
  void theStatisticsNameTheSolverThatRan() {
    assertThat(Csp.run("solve", EASY, "--seed=1", "--stats").err())
        .startsWith("csp: bitboard: solved in ")
        .contains("nodes 0");
    assertThat(Csp.run("solve", ".".repeat(16), "--seed=1", "--stats").err())
        .startsWith("csp: mac-alldifferent: solved in ");
  }

  @ParameterizedTest
  @CsvSource({"auto, 5, several", "mac, 5, several", "exact-cover, 5, several"})
  void checkAlsoTakesASolver(String solver, int code, String answer) {
    assertThat(Csp.run("check", SIX, "--solver", solver)).isEqualTo(Csp.run("check", SIX));
    Csp.Ending open = Csp.run("check", ".".repeat(16), "--solver", solver);
    assertThat(open.code()).isEqualTo(code);
    assertThat(open.out()).contains(": " + answer);
  }

  @Test
  void checkRefusesASolverThatMayMissSolutions() {
    assertThat(Csp.run("check", EASY, "--solver=wfc"))
        .isEqualTo(
            new Csp.Ending(
                2,
                "",
                "csp: wfc may miss solutions, so it cannot check a puzzle; see csp check --help\n"));
    assertThat(Csp.run("check", ".".repeat(16), "--solver=bitboard"))
        .isEqualTo(new Csp.Ending(3, "", "csp: bitboard does not work on problems of this kind\n"));
  }

  @Test
  void theListOfSolversEndsWithWhatIsChosen() {
    assertThat(Csp.run("solvers").out())
        .contains("\nChosen by --solver auto", Csp.run("solvers", "auto").out());
    assertThat(Csp.run("solvers", "auto").out())
        .contains("  bitboard  ", "  mac-alldifferent  ", "  domwdeg  ", "  relay  ");
    assertThat(Csp.run("solve", EASY, "--solver=atuo").err())
        .startsWith("csp: --solver: there is no solver 'atuo' (did you mean auto?)");
  }
}
