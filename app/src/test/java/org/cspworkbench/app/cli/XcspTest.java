package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of XCSP3 instances on the command line: output and exit codes. */
final class XcspTest {

  private static final String VARIABLES =
      "<variables><array id=\"x\" size=\"[3]\"> 1..3 </array><var id=\"free\"> 0 1 </var></variables>";

  private static final String FREE =
      "csp: free is in no constraint: any value (* in a solution) will do, and solutions are counted"
          + " without it\n";

  @TempDir private Path folder;

  private String file(String constraints, String objectives) {
    Path file = folder.resolve("small.xml");
    try {
      Files.writeString(
          file,
          "<instance format=\"XCSP3\" type=\"CSP\">"
              + VARIABLES
              + "<constraints>"
              + constraints
              + "</constraints>"
              + objectives
              + "</instance>");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return file.toString();
  }

  private Csp.Ending solve(String file, String... more) {
    return Csp.run(
        Stream.concat(Stream.of("solve", "--seed", "1", "--problem", file), Stream.of(more)));
  }

  @Test
  void aSolutionIsWrittenAsInCompetitions() {
    String file = file("<intension> and(lt(x[0],x[1]),lt(x[1],x[2])) </intension>", "");
    assertThat(solve(file, "--format", "xcsp"))
        .isEqualTo(
            new Csp.Ending(
                0,
                "s SATISFIABLE\n"
                    + "v <instantiation> <list> x[0] x[1] x[2] free </list>"
                    + " <values> 1 2 3 * </values> </instantiation>\n",
                FREE));
  }

  @Test
  void checkStatesThatVariablesInNoConstraintAreNotCounted() {
    String one = file("<intension> and(lt(x[0],x[1]),lt(x[1],x[2])) </intension>", "");
    assertThat(Csp.run("check", "--problem", one))
        .isEqualTo(new Csp.Ending(0, one + ": exactly one solution\n", FREE));
    String several = file("<allDifferent> x[] </allDifferent>", "");
    assertThat(Csp.run("check", "--problem", several))
        .isEqualTo(new Csp.Ending(5, several + ": several solutions\n", ""));
  }

  @Test
  void aFileInTheOlderFormatIsNamed() throws IOException {
    Path old = folder.resolve("old.xml");
    Files.writeString(
        old,
        "<instance><presentation format=\"XCSP 2.1\"/><domains/><variables/><constraints/></instance>");
    assertThat(solve(old.toString()))
        .isEqualTo(
            new Csp.Ending(
                3,
                "",
                "csp: old.xml:1:11: this is an instance in the older format \"XCSP 2.1\", which is"
                    + " not read; XCSP3 is\n"));
  }

  @Test
  void allSolutionsAreCountedAndWritten() {
    String file = file("<allDifferent> x[] </allDifferent>", "");
    Csp.Ending xcsp = solve(file, "--format", "xcsp", "--all");
    assertThat(xcsp.lines()).hasSize(7).startsWith("s SATISFIABLE");
    assertThat(solve(file, "--format", "json", "--all").out()).contains("\"solutions\":6,");
  }

  /** The maximum needs an auxiliary variable, which is not displayed. */
  @Test
  void helperVariablesAreNotShown() {
    String file =
        file(
            "<maximum><list> add(x[0],x[1]) mul(x[1],x[2]) </list><condition> (le,2) </condition></maximum>",
            "");
    for (String format : List.of("grid", "line", "json")) {
      Csp.Ending ending = solve(file, "--format", format);
      assertThat(ending.code()).isEqualTo(0);
      assertThat(ending.out()).contains("x[2]").doesNotContain("#");
    }
  }

  @Test
  void anOptimumIsFoundAndProved() {
    String maximum =
        "<objectives><maximize type=\"sum\"><list> x[] </list><coeffs> 1 2 3 </coeffs></maximize></objectives>";
    assertThat(solve(file("<allDifferent> x[] </allDifferent>", maximum), "--format", "xcsp"))
        .isEqualTo(
            new Csp.Ending(
                0,
                "o 13\no 14\ns OPTIMUM FOUND\n"
                    + "v <instantiation> <list> x[0] x[1] x[2] free </list>"
                    + " <values> 1 2 3 * </values> </instantiation>\n",
                FREE));
  }

  @Test
  void everyBetterSolutionHasItsLine() {
    String minimum =
        "<objectives><minimize type=\"sum\"><list> x[] </list><coeffs> 1 2 3 </coeffs></minimize></objectives>";
    Csp.Ending ending =
        solve(file("<allDifferent> x[] </allDifferent>", minimum), "--format", "xcsp");
    List<Integer> worths =
        ending
            .out()
            .lines()
            .filter(line -> line.startsWith("o "))
            .map(line -> Integer.valueOf(line.substring(2)))
            .toList();
    assertThat(worths).hasSizeGreaterThan(1).isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(ending.out()).contains("\no 10\ns OPTIMUM FOUND\nv <instantiation> ");
  }

  @Test
  void everyCompleteSolverProvesTheSameOptimum() {
    String file =
        file(
            "<allDifferent> x[] </allDifferent>",
            "<objectives><minimize> mul(x[0],add(x[1],x[1],x[2])) </minimize></objectives>");
    for (String solver : List.of("backtracking", "mrv", "forward-checking", "mac", "domwdeg")) {
      Csp.Ending ending = solve(file, "--format", "json", "--solver", solver);
      assertThat(ending.out()).contains("\"outcome\":\"solved\"", "\"objective\":7,");
    }
    assertThat(solve(file, "--solver", "cbj"))
        .isEqualTo(new Csp.Ending(3, "", "csp: cbj does not work on problems of this kind\n"));
  }

  @Test
  void comparisonsShowTheBestValueAndWhetherItIsProved() {
    String file =
        file(
            "<allDifferent> x[] </allDifferent>",
            "<objectives><maximize> sub(x[0],x[1]) </maximize></objectives>");
    Csp.Ending table =
        Csp.run(
            "compare",
            "--time-budget=0s",
            "--seed",
            "1",
            "--solvers",
            "mac,domwdeg",
            "--problem",
            file);
    assertThat(table.out()).contains("mac      optimum 2 ", "domwdeg  optimum 2 ");
    Csp.Ending json =
        Csp.run(
            "compare",
            "--time-budget=0s",
            "--seed",
            "1",
            "--solvers",
            "mac",
            "--format",
            "json",
            "--problem",
            file);
    assertThat(json.out()).contains("\"best\":2,");
  }

  /** The default solver of XCSP3 instances uses weighted degrees. */
  @Test
  void weightedDegreesAreTheDefault() {
    String file = file("<allDifferent> x[] </allDifferent>", "");
    assertThat(solve(file, "--format", "json").out()).contains("\"solver\":\"relay\"");
    assertThat(solve(file, "--format", "json", "--all").out())
        .contains("\"solver\":\"mac-alldifferent\"");
    assertThat(solve(file, "--format", "json", "--all", "--set", "all-different=pairs").out())
        .contains("\"solver\":\"domwdeg\"");
  }

  @Test
  void aMissingSolutionIsReported() {
    String file =
        file("<allDifferent> x[] </allDifferent><intension> eq(x[0],x[1]) </intension>", "");
    assertThat(solve(file, "--format", "xcsp"))
        .isEqualTo(new Csp.Ending(4, "s UNSATISFIABLE\n", "csp: the problem has no solution\n"));
  }

  @Test
  void theAnswerIsUnknownAfterATimeout() {
    String file = file("<allDifferent> x[] </allDifferent>", "");
    Csp.Ending ending = solve(file, "--format", "xcsp", "--timeout", "0ms");
    assertThat(ending.out()).isEqualTo("s UNKNOWN\n");
    assertThat(ending.code()).isEqualTo(6);
  }

  @Test
  void anInvalidFileIsReportedInOneSentenceWithExitCode3() {
    assertThat(solve(file("<stretch/>", ""), "--format", "xcsp"))
        .isEqualTo(
            new Csp.Ending(
                3,
                "",
                "csp: small.xml:1:138: constraint 1 (<stretch>): <stretch> is not a constraint that"
                    + " is supported\n"));
    assertThat(solve("no/such.xml.lzma"))
        .isEqualTo(new Csp.Ending(3, "", "csp: no/such.xml.lzma: there is no such file\n"));
  }

  @Test
  void theFormatNeedsAnInstance() {
    assertThat(Csp.run("solve", "--problem", "queens:4", "--format", "xcsp"))
        .isEqualTo(
            new Csp.Ending(
                2,
                "",
                "csp: --format xcsp goes with --problem FILE.xml or FILE.xml.lzma; see csp solve --help\n"));
  }
}
