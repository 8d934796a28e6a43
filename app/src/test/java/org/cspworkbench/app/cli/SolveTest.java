package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.app.cli.Csp.EASY;
import static org.cspworkbench.app.cli.Csp.EASY_SOLUTION;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the output and exit codes of {@code solve}. */
final class SolveTest {

  private static final String CONTRADICTION = "11" + ".".repeat(79);

  /** No constraint is violated, but r1c9 has no candidate. */
  private static final String DEAD_END = "12345678." + ".".repeat(17) + "9" + ".".repeat(54);

  @TempDir private Path folder;

  @Test
  void aPuzzleOnTheCommandLineIsSolvedAndDrawn() {
    assertThat(Csp.run("solve", EASY, "--seed", "1"))
        .isEqualTo(
            new Csp.Ending(
                0,
                """
                5 3 4 | 6 7 8 | 9 1 2
                6 7 2 | 1 9 5 | 3 4 8
                1 9 8 | 3 4 2 | 5 6 7
                ------+-------+------
                8 5 9 | 7 6 1 | 4 2 3
                4 2 6 | 8 5 3 | 7 9 1
                7 1 3 | 9 2 4 | 8 5 6
                ------+-------+------
                9 6 1 | 5 3 7 | 2 8 4
                2 8 7 | 4 1 9 | 6 3 5
                3 4 5 | 2 8 6 | 1 7 9
                """,
                ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "backtracking",
        "ac3",
        "mrv",
        "forward-checking",
        "mac",
        "wfc",
        "wfc-backtracking"
      })
  void everySolverCanBeChosen(String solver) {
    Csp.Ending ending =
        Csp.run("solve", EASY, "--seed", "1", "--solver", solver, "--format", "line");
    assertThat(ending).isEqualTo(new Csp.Ending(0, EASY_SOLUTION + "\n", ""));
  }

  @Test
  void withoutASeedARandomSeedIsReportedThatRepeatsTheRun() {
    Csp.Ending first = Csp.run("solve", "--problem", "queens:8", "--solver", "wfc");
    String seed = first.err().replaceAll("^csp: seed (\\d+) was drawn; .*\n$", "$1");
    assertThat(seed).matches("\\d+");
    assertThat(Csp.run("solve", "--problem", "queens:8", "--solver", "wfc", "--seed", seed))
        .isEqualTo(new Csp.Ending(0, first.out(), ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve --problem queens:6 | false",
        "solve --problem queens:6 --solver mac | false",
        "solve --problem queens:6 --solver wfc | true",
        "solve --problem queens:6 --solver min-conflicts | true",
        "solve --problem queens:6 --solver custom | false",
        "solve --problem queens:6 --solver custom --set order=mrv | false",
        "solve --problem queens:6 --solver custom --set order=entropy | true",
        "solve --problem queens:6 --solver custom --set values=random | true",
        "solve --problem random-b:5,3,0.5,0.2 | true",
        "solve --problem queens:6 --filter ac3 --filter-only | false",
        "solve --problem random-b:5,3,0.5,0.2 --filter ac3 --filter-only | true",
        "solve --problem queens:6 --trace t.jsonl | false",
        "compare --problem queens:6 --solvers mac | false",
        "compare --problem queens:6 --solvers mac,wfc | true",
        "split --problem queens:6 --parts 2 | false"
      })
  void aSeedIsReportedOnlyWhereItDecidesSomething(String command, boolean isReported) {
    String trace = folder.resolve("t.jsonl").toString();
    Csp.Ending ending = Csp.run(command.replace("t.jsonl", trace).split(" "));
    assertThat(ending.code()).isZero();
    assertThat(ending.err().contains("was drawn")).isEqualTo(isReported);
  }

  /** A filter that only looks at pairs, before sums and counts that keep an account. */
  @Test
  void aFilterOfTheRootChangesNoAnswer() throws IOException {
    String three =
        "variables a, b, c, d, e in 0..1\na <= 0\nb <= 0\nc <= 0\na + b + c + d + e >= 1\n";
    assertThat(solutionsAfterFilter("three.csp", three)).isEqualTo(3);
    assertThat(solutionsAfterFilter("none.csp", three.replace(">= 1", ">= 4"))).isEqualTo(0);
    assertThat(
            solutionsAfterFilter(
                "count.xml",
                """
                <instance format="XCSP3" type="CSP"><variables>
                <array id="a" size="[3]"> 0..2 </array><array id="d" size="[2]"> 0..2 </array>
                </variables><constraints>
                <extension><list> a[0] </list><supports> 0 </supports></extension>
                <extension><list> a[1] </list><supports> 0 </supports></extension>
                <extension><list> a[2] </list><supports> 0 </supports></extension>
                <count><list> a[0] a[1] a[2] d[0] d[1] </list><values> 1 </values>
                <condition> (eq,1) </condition></count></constraints></instance>
                """))
        .isEqualTo(4);
  }

  private int solutionsAfterFilter(String name, String text) throws IOException {
    String file = Files.writeString(folder.resolve(name), text).toString();
    Csp.Ending ending =
        Csp.run(
            ("solve --filter ac3 --solver mac --all --format csv --seed 1 --problem " + file)
                .split(" "));
    assertThat(ending.code()).isEqualTo(ending.lines().get(1).contains("unsatisfiable") ? 4 : 0);
    return Integer.parseInt(Splitter.on(',').splitToList(ending.lines().get(1)).get(4));
  }

  @Test
  void standardInputIsAStreamOfPuzzlesAndEachHasOneLine() {
    String input = EASY + "\n# a comment\n" + CONTRADICTION + "\nnonsense\n" + EASY + "\n";
    Csp.Ending ending = Csp.runOn(input, "solve", "-", "--format", "line", "--seed", "1");
    assertThat(ending.lines()).containsExactly(EASY_SOLUTION, "unsatisfiable", EASY_SOLUTION);
    assertThat(ending.err().lines())
        .hasSize(2)
        .anyMatch(
            ("csp: standard input:3:1: row 1 holds 1 twice (r1c1 and r1c2); "
                    + "the puzzle has no solution")
                ::equals)
        .anyMatch(line -> line.startsWith("csp: standard input:4:1: expected"));
    assertThat(ending.code()).as("bad input is graver than no solution").isEqualTo(3);
  }

  /** Errors and contradictions occur among many puzzles, including the last one. */
  @ParameterizedTest
  @ValueSource(strings = {"line", "grid"})
  void theNumberOfThreadsChangesNothing(String format) throws Exception {
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < 700; k++) {
      text.append(k % 97 == 96 ? PuzzleSeries.puzzle(k).replace('1', 'q') : PuzzleSeries.puzzle(k))
          .append(k % 5 == 0 ? "\tsecond,column" : "")
          .append(k % 150 == 0 ? "\n# a comment\n\n" : "\n")
          .append(k % 200 == 199 ? CONTRADICTION + "\n" : "");
    }
    text.append(EASY, 0, 80).append('\n');
    String file = Files.writeString(folder.resolve("many.txt"), text).toString();
    String[] command = {
      "solve", file, "--solver", "bitboard", "--format", format, "--seed", "1", "--threads", ""
    };
    Csp.Ending alone = withThreads("1", command);
    assertThat(alone.code()).isEqualTo(3);
    assertThat(alone.err())
        .contains(file + ":99:37: expected a digit 1-9, '.' or '0', found 'q'")
        .contains(file + ":714:81: expected 81 cells for a puzzle of 9×9, found 80");
    assertThat(alone.err().lines()).hasSize(7 + 3 + 1);
    assertThat(withThreads("2", command)).isEqualTo(alone);
    assertThat(withThreads("7", command)).isEqualTo(alone);
  }

  private static Csp.Ending withThreads(String threads, String... command) {
    command[command.length - 1] = threads;
    return Csp.run(command);
  }

  @Test
  void exportedGridsCanBeRead() throws Exception {
    Path file = Files.writeString(folder.resolve("two.txt"), EASY + "\n" + EASY + "\n");
    Csp.Ending ending = Csp.run("solve", file.toString(), "--seed", "1");
    assertThat(ending.out()).contains("# " + file + ":1:1\n", "# " + file + ":2:1\n");
    assertThat(Csp.runOn(ending.out(), "solve", "-", "--format", "line", "--seed", "1").lines())
        .containsExactly(EASY_SOLUTION, EASY_SOLUTION);
  }

  @Test
  void contradictoryGivensAreNamed() {
    assertThat(Csp.run("solve", CONTRADICTION, "--seed", "1"))
        .isEqualTo(
            new Csp.Ending(
                4, "", "csp: row 1 holds 1 twice (r1c1 and r1c2); the puzzle has no solution\n"));
  }

  @Test
  void aPuzzleWithoutSolutionIsProvedToHaveNone() {
    assertThat(Csp.run("solve", DEAD_END, "--seed", "1"))
        .isEqualTo(new Csp.Ending(4, "", "csp: the puzzle has no solution\n"));
    assertThat(Csp.run("solve", "--problem", "queens:3", "--seed", "1"))
        .isEqualTo(new Csp.Ending(4, "", "csp: the problem has no solution\n"));
  }

  @Test
  void aSolverThatExceedsItsLimitIsReportedWithoutAResult() {
    Csp.Ending byTime = Csp.run("solve", Csp.PUZZLE, "--solver=mac", "--seed=1", "--timeout=0s");
    assertThat(byTime.code()).isEqualTo(6);
    assertThat(byTime.out()).isEmpty();
    assertThat(byTime.err())
        .matches(
            "csp: gave up after 0s \\(--timeout raises the limit\\); "
                + "best attempt filled \\d+ of 81 cells\n");

    String[] attempts = {"--solver", "wfc", "--attempts", "1", "--seed", "1", "--format", "line"};
    Csp.Ending byAttempts =
        Csp.run(Stream.concat(Stream.of("solve", Csp.PUZZLE), Stream.of(attempts)));
    assertThat(byAttempts.code()).isEqualTo(6);
    assertThat(byAttempts.out()).isEqualTo("gave-up\n");
    assertThat(byAttempts.err())
        .startsWith("csp: gave up after 1 attempt (--attempts raises the limit); best attempt");
  }

  @Test
  void allSolutionsAreDrawnAndCounted() {
    Csp.Ending ending = Csp.run("solve", "--problem", "queens:6", "--all", "--seed", "1");
    assertThat(ending.code()).isZero();
    assertThat(ending.lines()).filteredOn(line -> line.contains("Q")).hasSize(4 * 6);
    assertThat(ending.out()).endsWith("\n# 4 solutions\n");
  }

  @Test
  void requestingMoreSolutionsThanExistIsNotAFailure() {
    Csp.Ending ending = Csp.run("solve", "--problem", "queens:6", "--count", "99", "--seed", "1");
    assertThat(ending.code()).isZero();
    assertThat(ending.out()).endsWith("# 4 solutions\n");
  }

  @Test
  void problemsOfTheGalleryAreDrawnEachInItsWay() {
    assertThat(Csp.run("solve", "--problem", "australia", "--solver=mac", "--seed", "1").lines())
        .startsWith("WA  = red", "NT  = green");
    assertThat(Csp.run("solve", "--problem", "latin:3", "--seed", "1").out())
        .isEqualTo("1 2 3\n2 3 1\n3 1 2\n");
    assertThat(Csp.run("solve", "--problem=queens:4", "--solver=mac", "--seed=1").out())
        .isEqualTo(". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
    assertThat(
            Csp.run("solve", "--problem=queens:4", "--solver=mac", "--seed=1", "--format=line")
                .out())
        .isEqualTo("q1=2 q2=4 q3=1 q4=3\n");
  }

  @Test
  void statisticsArePrintedSeparatelyFromTheData() {
    Csp.Ending ending =
        Csp.run("solve", EASY, "--solver=mac", "--seed=1", "--format=line", "--stats");
    assertThat(ending.out()).isEqualTo(EASY_SOLUTION + "\n");
    assertThat(ending.err())
        .matches(
            "csp: mac: solved in [\\d.]+ ms; nodes 0, fails 0, backtracks 0, prunings \\d+, "
                + "revisions \\d+, checks \\d+ \\(words\\), attempts 1, depth 0\n");
  }

  @Test
  void largerSudokuAreReadSolvedAndDrawn() {
    String sixteen = ".".repeat(255) + "G";
    Csp.Ending ending = Csp.run("solve", sixteen, "--seed", "1", "--solver", "wfc-backtracking");
    assertThat(ending.code()).isZero();
    assertThat(ending.lines()).hasSize(16 + 3).last().asString().endsWith("G");
  }

  @Test
  void stalledSolversShowTheirPartialResult() {
    String inkala =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    Csp.Ending grid = Csp.run("solve", inkala, "--solver", "singles", "--seed=1");
    assertThat(grid.code()).isEqualTo(6);
    assertThat(grid.out()).startsWith("8 . .").contains(". . .");
    assertThat(grid.err())
        .isEqualTo(
            "csp: singles cannot continue and filled 21 of 81 cells; another solver may succeed\n");
    assertThat(Csp.run("solve", inkala, "--solver=pairs", "--seed=1", "--format=line").out())
        .isEqualTo("stalled\n");
    assertThat(Csp.run("solve", inkala, "--solver=pairs", "--seed=1", "--format=json").out())
        .contains("\"outcome\":\"stalled\",\"solutions\":0,\"solution\":null,");
  }

  @Test
  void solversWithoutBacktrackingNameTheEmptyCell() {
    String inkala =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    Csp.Ending ending =
        Csp.run("solve", inkala, "--solver=wfc-greedy", "--seed=1", "--format=line");
    assertThat(ending.code()).isEqualTo(6);
    assertThat(ending.out()).isEqualTo("gave-up\n");
    assertThat(ending.err())
        .matches(
            "csp: gave up: r\\dc\\d has no value left, and wfc-greedy never backtracks;"
                + " it filled \\d+ of 81 cells\n");
  }

  @Test
  void weightsOfCandidatesCanBeSetAndWrongOnesAreRefused() {
    Csp.Ending heavy =
        Csp.run(
            "solve", ".".repeat(16), "--solver=wfc", "--seed=3", "--set=weights=4:1000,1:0.001");
    assertThat(heavy.code()).isZero();
    assertThat(heavy.out())
        .isNotEqualTo(Csp.run("solve", ".".repeat(16), "--solver=wfc", "--seed=3").out());
    Csp.Ending wrong = Csp.run("solve", ".".repeat(16), "--solver=wfc", "--set", "weights=4:0");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err())
        .startsWith(
            "csp: weights: expected VALUE:WEIGHT,VALUE:WEIGHT,… with weights from 0.001 to 1000,"
                + " found '4:0'");
  }

  @Test
  void parametersOfASolverCanBeSetByTheirNames() {
    String[] commandLine = {"solve", Csp.PUZZLE, "--solver", "wfc", "--seed", "1", "--set"};
    Csp.Ending ending = Csp.run(Stream.concat(Stream.of(commandLine), Stream.of("attempts=2")));
    assertThat(ending.err()).startsWith("csp: gave up after 2 attempts (");
  }

  @Test
  void aBatchReportsItsProgressOnATerminal() {
    String input = (Csp.PUZZLE + "\n").repeat(300);
    Csp.Ending ending =
        Csp.runOn(
            input,
            new Console.Terminals(false, true),
            Map.of(),
            "solve",
            "-",
            "--solver=mac",
            "--seed=1",
            "--format=line",
            "--timeout=3ms");
    assertThat(ending.lines()).hasSize(300);
    assertThat(ending.out()).doesNotContain("\033");
    assertThat(ending.err()).containsPattern("\r\033\\[Kproblems: \\d+");
  }

  /** By default a million values are no more work than a hundred; pair by pair they are. */
  @Test
  void whatPairsOfWideDomainsCostIsSaidBeforeTheyAreAskedAbout() throws IOException {
    Path wide = folder.resolve("wide.csp");
    Files.writeString(wide, "variables x, y in 0..1000000\nx + y = 1500000\nx - y = 10\n");
    assertThat(Csp.run("solve", "--problem", wide.toString()))
        .isEqualTo(new Csp.Ending(0, "x = 750005\ny = 749995\n", ""));
    Csp.Ending ending =
        Csp.run("solve", "--problem", wide.toString(), "--solver", "ac3", "--timeout", "1ms");
    assertThat(ending.code()).isEqualTo(6);
    assertThat(ending.err())
        .contains(
            "ac3 asks about pairs of values one by one, of which x + y = 1500000 has"
                + " 1,000,002,000,001; auto filters it on bounds\n");
  }
}
