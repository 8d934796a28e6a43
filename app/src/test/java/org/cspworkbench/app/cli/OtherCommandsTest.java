package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check}, {@code view}, {@code solvers}, {@code problems}, help and version. */
final class OtherCommandsTest {

  private static final String EMPTY = ".".repeat(81);
  private static final String CONTRADICTION = "11" + ".".repeat(79);

  @Test
  void checkAnswersWithItsExitCode() {
    assertThat(Csp.run("check", Csp.EASY))
        .isEqualTo(new Csp.Ending(0, Csp.EASY + ": exactly one solution\n", ""));
    assertThat(Csp.run("check", EMPTY))
        .isEqualTo(new Csp.Ending(5, EMPTY + ": several solutions\n", ""));
    assertThat(Csp.run("check", "--problem", "queens:3"))
        .isEqualTo(
            new Csp.Ending(4, "queens:3: no solution\n", "csp: the problem has no solution\n"));
    assertThat(Csp.run("check", CONTRADICTION))
        .isEqualTo(
            new Csp.Ending(
                4,
                CONTRADICTION + ": no solution\n",
                "csp: row 1 holds 1 twice (r1c1 and r1c2); the puzzle has no solution\n"));
    assertThat(Csp.run("check", Csp.PUZZLE, "--timeout", "0s"))
        .isEqualTo(new Csp.Ending(6, Csp.PUZZLE + ": not known: the time was up\n", ""));
  }

  @Test
  void checkExaminesAllPuzzlesAndReturnsTheMostSevereCode() {
    String input = String.join("\n", Csp.EASY, EMPTY, CONTRADICTION, Csp.EASY);
    Csp.Ending ending = Csp.runOn(input, "check", "-");
    assertThat(ending.lines())
        .containsExactly(
            "standard input:1:1: exactly one solution",
            "standard input:2:1: several solutions",
            "standard input:3:1: no solution",
            "standard input:4:1: exactly one solution");
    assertThat(ending.code()).isEqualTo(4);
    assertThat(Csp.runOn(Csp.EASY + "\n" + EMPTY, "check", "-").code()).isEqualTo(5);
    assertThat(Csp.runOn(input + "\n???", "check", "-").code()).isEqualTo(3);
  }

  /** One puzzle or many, in an argument or a file: one line of the same form for each. */
  @Test
  void checkWritesOneObjectOrRowForEachPuzzle() {
    String input = Csp.EASY + "\n" + CONTRADICTION + "\n";
    assertThat(Csp.runOn(input, "check", "-", "--format", "json", "--solver", "mac").out())
        .isEqualTo(
            """
            {"problem":"%s","place":"standard input:1:1","solver":"mac","solutions":"one"}
            {"problem":"%s","place":"standard input:2:1","solver":"mac","solutions":"none"}
            """
                .formatted(Csp.EASY, CONTRADICTION));
    assertThat(Csp.run("check", EMPTY, "--format", "json").out())
        .isEqualTo(
            """
            {"problem":"%s","place":null,"solver":"bitboard","solutions":"several"}
            """
                .formatted(EMPTY));
    assertThat(Csp.runOn(input, "check", "-", "--format", "csv").out())
        .isEqualTo(
            """
            problem,place,solver,solutions
            %s,standard input:1:1,bitboard,one
            %s,standard input:2:1,bitboard,none
            """
                .formatted(Csp.EASY, CONTRADICTION));
    assertThat(
            Csp.run("check", "--problem", "queens:5", "--format", "csv", "--timeout", "0s").out())
        .endsWith("queens:5,,relay,unknown\n");
  }

  @Test
  void viewDrawsPuzzlesAndNamesContradictions() {
    assertThat(Csp.run("view", "1.....2..3.....4"))
        .isEqualTo(
            new Csp.Ending(
                0,
                "# 4×4, 4 givens\n1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . 4\n\n",
                ""));
    Csp.Ending ending = Csp.run("view", CONTRADICTION);
    assertThat(ending.code()).isEqualTo(4);
    assertThat(ending.out()).contains("1 1 . | . . . | . . .\n");
    assertThat(ending.err())
        .isEqualTo(
            """
            csp: row 1 holds 1 twice (r1c1 and r1c2); the puzzle has no solution
            csp: box 1 holds 1 twice (r1c1 and r1c2); the puzzle has no solution
            """);
  }

  /** The rules are printed as comments, so that the output can be read as a puzzle. */
  @Test
  void viewPrintsTheRulesThatATextBoardDoesNotShow() {
    String puzzle =
        "{\"givens\": \"1.....2..3.....4\", \"variants\": [\"x\"],"
            + " \"cages\": [{\"sum\": 5, \"cells\": [\"r1c2\", \"r1c3\"]}]}";
    assertThat(Csp.run("view", puzzle).out())
        .isEqualTo(
            """
            # 4×4 (x, killer), 4 givens
            # both diagonals hold every value once
            # 5 = r1c2 r1c3
            1 . | . .
            . . | 2 .
            ----+----
            . 3 | . .
            . . | . 4

            """);
  }

  @Test
  void viewPrintsTheStructureOfAProblem() {
    assertThat(Csp.run("view", "--problem", "australia").lines())
        .startsWith("Map of Australia: 7 variables, 9 constraints", "WA in {red, green, blue}")
        .endsWith("NSW ≠ V");
  }

  @Test
  void everySolverIsListedAndCanBeDescribed() {
    String list = Csp.run("solvers").out();
    for (Solver solver : SolverCatalog.SOLVERS) {
      String id = solver.about().id();
      assertThat(list).contains("\n  " + id + " ");
      assertThat(Csp.run("solvers", id).out())
          .startsWith(solver.about().name() + " (" + id + ")\n")
          .contains(solver.pseudoCode().lines().get(0).text())
          .satisfies(text -> assertThat(text.lines()).allMatch(line -> line.length() <= 80));
    }
    assertThat(Csp.run("solvers", "wfc").out()).contains("--set attempts=N");
  }

  @Test
  void everyProblemIsListedAsItCanBeTyped() {
    String list = Csp.run("problems").out();
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      assertThat(list).contains(entry.usage(), entry.description(), entry.source(), entry.known());
      assertThat(Csp.run("view", "--problem", entry.usage()).code()).isZero();
    }
  }

  @Test
  void aProblemThatIsATextIsPrintedAsItCanBeChanged(@TempDir Path folder) throws IOException {
    String text = Csp.run("problems", "golomb-ruler").out();
    Path file =
        Files.writeString(folder.resolve("ruler.csp"), text.replace("marks = 7", "marks = 5"));
    assertThat(Csp.run("solve", "--problem", file.toString()).lines()).contains("mark[5] = 11");
    assertThat(Csp.run("problems", "golomb-rule").err())
        .contains("there is no text of a problem 'golomb-rule' (did you mean golomb-ruler?)");
  }

  @Test
  void unknownProblemsAreAnsweredWithAListOfAll() {
    String ids =
        ProblemGallery.ENTRIES.stream().map(Gallery.Entry::id).collect(Collectors.joining(", "));
    assertThat(Csp.run("view", "--problem", "dogs").err())
        .isEqualTo(
            "csp: --problem dogs: expected one of "
                + ids
                + ", found 'dogs'; see csp view --help\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "solve",
        "split",
        "merge",
        "compare",
        "view",
        "check",
        "solvers",
        "problems",
        "generate",
        "site",
        "gui",
        "generate-completion"
      })
  void everyCommandHasHelpThatFitsATerminal(String command) {
    String[] commandLine =
        command.isEmpty() ? new String[] {"--help"} : new String[] {command, "--help"};
    Csp.Ending help = Csp.run(commandLine);
    assertThat(help.code()).isZero();
    assertThat(help.err()).isEmpty();
    assertThat(help.out())
        .startsWith("Usage: csp " + command)
        .contains("Options:\n", "\nExit codes:\n  0 ", "\nExample")
        .doesNotContain("\n\n\n");
    assertThat(help.lines())
        .allMatch(line -> line.length() <= 80 && line.equals(line.stripTrailing()));
  }

  @Test
  void withoutACommandTheHelpIsShownAsAnError() {
    assertThat(Csp.run()).isEqualTo(new Csp.Ending(2, "", Csp.run("--help").out()));
  }

  @Test
  void theVersionIsPrintedOnOneLine() {
    assertThat(Csp.run("--version").out()).startsWith("csp ").hasLineCount(1);
  }

  @Test
  void theCompletionScriptKnowsCommandsOptionsAndSolvers() {
    assertThat(Csp.run("generate-completion").out())
        .contains(
            "complete -F _complete_csp", "--timeout", "wfc-backtracking", "compare", "rotate180");
  }

  @Test
  void helpShowsTheHelpOfACommand() {
    assertThat(Csp.run("help")).isEqualTo(Csp.run("--help"));
    assertThat(Csp.run("help", "lesson", "export"))
        .isEqualTo(Csp.run("lesson", "export", "--help"));
    assertThat(Csp.run("help", "slove"))
        .isEqualTo(
            new Csp.Ending(2, "", "csp: there is no command 'slove'; see csp help --help\n"));
  }

  /** A line that begins with a full stop is a request of the program man; others are texts. */
  @ParameterizedTest
  @ValueSource(strings = {"", "solve", "lesson", "minizinc"})
  void theManualPageOfACommandHasItsOptions(String command) {
    Csp.Ending page =
        command.isEmpty() ? Csp.run("generate-man-page") : Csp.run("generate-man-page", command);
    assertThat(page.code()).isZero();
    assertThat(page.lines().stream().filter(line -> line.startsWith(".")))
        .allMatch(line -> line.matches("\\.(TH \".*|SH \".*\"|TP|PP|nf|fi)"));
    assertThat(page.out()).contains(".SH \"OPTIONS\"\n.TP\n", "\\fB\\-h, \\-\\-help\\fR\n");
  }

  @Test
  void thereIsNoManualPageOfNoCommand() {
    assertThat(Csp.run("generate-man-page", "slove").err())
        .isEqualTo("csp: there is no command 'slove'; see csp generate-man-page --help\n");
  }
}
