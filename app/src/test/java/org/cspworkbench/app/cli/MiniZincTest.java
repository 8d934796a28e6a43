package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.cspworkbench.app.Main;
import org.cspworkbench.flatzinc.MiniZincCompiler;
import org.cspworkbench.flatzinc.MiniZincLibrary;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** MiniZinc models on the command line, and this program as a solver of MiniZinc. */
final class MiniZincTest {

  private static final String SUBSETS =
      """
      array [1..3] of int: w = [2,3,4];
      var bool: a :: output_var;
      var 0..1: x;
      var 0..1: y;
      var 0..1: i :: var_is_introduced;
      array [1..2] of var int: b :: output_array([0..1]) = [x,y];
      constraint bool2int(a, i);
      constraint int_lin_le(w, [i,x,y], 5);
      """;

  @TempDir private Path folder;

  private static void assumeMiniZinc() {
    Assumptions.assumeTrue(MiniZincCompiler.isInstalled(), "minizinc is not installed");
  }

  private String file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  private Csp.Ending run(String content, String... options) throws IOException {
    String file = file("model.fzn", content);
    return Csp.run(
        Stream.concat(
            Stream.of("minizinc", "run"), Stream.concat(Stream.of(options), Stream.of(file))));
  }

  @Test
  void solutionsAreAssignmentsAndTheEndIsALine() throws IOException {
    assertThat(run(SUBSETS + "solve :: int_search([x,y], input_order, indomain_max) satisfy;"))
        .isEqualTo(new Csp.Ending(0, "a = false;\nb = array1d(0..1, [1, 0]);\n----------\n", ""));
    assertThat(run(SUBSETS + "solve satisfy;", "-a").lines())
        .endsWith("==========")
        .filteredOn("----------"::equals)
        .hasSize(5);
    assertThat(run(SUBSETS + "solve satisfy;", "-n", "2").lines())
        .doesNotContain("==========")
        .filteredOn("----------"::equals)
        .hasSize(2);
  }

  @Test
  void theSearchIsThatOfTheModelUnlessItIsFree() throws IOException {
    String annotated =
        SUBSETS
            + "solve :: seq_search([bool_search([a], input_order, indomain_max),"
            + " int_search([y,x], smallest, indomain_split)]) satisfy;";
    assertThat(run(annotated).lines()).startsWith("a = true;", "b = array1d(0..1, [0, 0]);");
    assertThat(run(annotated, "-a").lines())
        .hasSameElementsAs(run(annotated, "-a", "-f").lines())
        .hasSameSizeAs(run(annotated, "-a", "-f", "-p", "2").lines());
  }

  @Test
  void anOptimumIsPrintedAloneOrAfterTheOthers() throws IOException {
    String best =
        SUBSETS
            + "var 0..9: z :: output_var; constraint int_lin_eq([1,-2,-3,-4], [z,i,x,y], 0);"
            + "solve :: int_search([i,x,y], input_order, indomain_min) maximize z;";
    assertThat(run(best).out())
        .isEqualTo("a = true;\nz = 5;\nb = array1d(0..1, [1, 0]);\n----------\n==========\n");
    assertThat(run(best, "-a").lines()).contains("z = 0;", "z = 4;", "z = 5;");
    assertThat(run(best, "-f").out()).isEqualTo(run(best).out());
  }

  @Test
  void noSolutionAndNoTimeAreStated() throws IOException {
    assertThat(run(SUBSETS + "constraint int_lt(x, 0); solve satisfy;").out())
        .isEqualTo("=====UNSATISFIABLE=====\n");
    assertThat(run(SUBSETS + "solve satisfy;", "-t", "0").out()).isEqualTo("=====UNKNOWN=====\n");
  }

  /** More pigeons than holes, by pairs: nobody searches that in this time. */
  @Test
  void aSearchStopsAtItsTime() throws IOException {
    StringBuilder pigeons = new StringBuilder();
    for (int i = 1; i <= 14; i++) {
      pigeons.append("var 1..13: p").append(i).append(";\n");
    }
    for (int i = 1; i <= 14; i++) {
      for (int j = 1; j < i; j++) {
        pigeons.append("constraint int_ne(p").append(i).append(",p").append(j).append(");\n");
      }
    }
    pigeons.append("solve :: int_search([p1], input_order, indomain_min) satisfy;\n");
    assertThat(run(pigeons.toString(), "-t", "300").out()).isEqualTo("=====UNKNOWN=====\n");
  }

  @Test
  void statisticsHaveTheFormOfMiniZinc() throws IOException {
    List<String> lines = run(SUBSETS + "solve satisfy;", "-s").lines();
    assertThat(lines).endsWith("%%%mzn-stat-end").anyMatch("%%%mzn-stat: solutions=1"::equals);
    assertThat(lines.subList(lines.indexOf("----------") + 1, lines.size() - 1))
        .allMatch(line -> line.matches("%%%mzn-stat: [a-zA-Z]+=[0-9.-]+"));
  }

  @Test
  void theSizeOfTheProblemIsReportedOnRequest() throws IOException {
    assertThat(run(SUBSETS + "solve satisfy;", "-v").err())
        .isEqualTo("% 5 variables, 3 constraints, 0 annotations of the search\n");
  }

  @Test
  void theSeedDeterminesRandomChoices() throws IOException {
    String random =
        """
        var 1..1000000: x :: output_var;
        solve :: int_search([x], input_order, indomain_random) satisfy;
        """;
    assertThat(run(random, "-r", "7").out())
        .isEqualTo(run(random, "-r", "7").out())
        .isNotEqualTo(run(random, "-r", "8").out());
  }

  @Test
  void wrongFilesAndOptionsAreReported() throws IOException {
    String file = file("wrong.fzn", "var 1..3: x;\nconstraint int_le(x, y);\nsolve satisfy;\n");
    assertThat(Csp.run("minizinc", "run", file))
        .isEqualTo(
            new Csp.Ending(3, "", "csp: " + file + ":2:22: there is no variable or number 'y'\n"));
    assertThat(Csp.run("minizinc", "run", folder.resolve("none.fzn").toString()).err())
        .isEqualTo("csp: " + folder.resolve("none.fzn") + ": cannot be read\n");
    assertThat(Csp.run("minizinc", "run", "-n", "0", file).code()).isEqualTo(2);
    assertThat(Csp.run("solve", file("data.dzn", "n = 3;")).err())
        .endsWith(": is data of a MiniZinc model; name the model, FILE.mzn, before it\n");
    assertThat(Csp.run("solve", "a.txt", "b.txt").err())
        .isEqualTo("csp: there is one argument too many, 'b.txt'; see csp solve --help\n");
  }

  @Test
  void aFlatZincFileIsAProblemOfEveryCommand() throws IOException {
    String file = file("flat.fzn", SUBSETS + "solve satisfy;");
    assertThat(Csp.run("solve", file).out())
        .isEqualTo("a    = false\nx    = 0\ny    = 0\nb[0] = 0\nb[1] = 0\n");
    assertThat(Csp.run("check", "--problem", file).code()).isEqualTo(ExitCode.SEVERAL_SOLUTIONS);
    assertThat(Csp.run("solve", file, "--trace", folder.resolve("t.jsonl").toString()).code())
        .isZero();
  }

  @Test
  void installedConfigurationsNameTheLibraryAndAProgram() throws IOException {
    Path solvers = folder.resolve("my solvers");
    Csp.Ending installed = Csp.run("minizinc", "install", "--to", solvers.toString());
    assertThat(installed.code()).isZero();
    assertThat(installed.lines()).allMatch(file -> Files.exists(Path.of(file))).hasSize(2);
    assertThat(solvers.resolve("csp-workbench").resolve(MiniZincLibrary.FOLDER).toFile().list())
        .containsExactlyInAnyOrderElementsOf(MiniZincLibrary.files());
    assertThat(Csp.run("minizinc", "uninstall", "--to", solvers.toString()).code()).isZero();
    assertThat(solvers).isEmptyDirectory();
    assertThat(Csp.run("minizinc", "uninstall", "--to", solvers.toString()).code()).isZero();
  }

  /** The folder has a space in its name, and the program is called by MiniZinc. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void miniZincCallsTheInstalledConfigurations() throws Exception {
    assumeMiniZinc();
    Path solvers = folder.resolve("my solvers");
    Csp.run("minizinc", "install", "--to", solvers.toString());
    String model =
        file(
            "small.mzn",
            "include \"all_different.mzn\"; int: n; array[1..n] of var 1..n: x;"
                + " constraint all_different(x) /\\ x[1] > x[n]; solve satisfy;"
                + " output [\"x=\\(x)\\n\"];");
    assertThat(byMiniZinc(solvers, "--solver", "csp-workbench", "-a", model, "-D", "n = 3").lines())
        .filteredOn(line -> line.startsWith("x"))
        .containsExactlyInAnyOrder("x=[2, 3, 1]", "x=[3, 2, 1]", "x=[3, 1, 2]");
    assertThat(byMiniZinc(solvers, "--solver", "csp-workbench-window", model, "-D", "n = 3"))
        .contains("csp: there is no display to open a window on");
  }

  /** Returns what MiniZinc prints where there is no display. */
  private String byMiniZinc(Path solvers, String... arguments) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(Stream.concat(Stream.of("minizinc"), Stream.of(arguments)).toList());
    builder
        .environment()
        .putAll(
            Map.of(
                "MZN_SOLVER_PATH",
                solvers.toString(),
                "CSP_JAVA_OPTS",
                "-Djava.awt.headless=true"));
    File output = folder.resolve("output.txt").toFile();
    Process process = builder.redirectErrorStream(true).redirectOutput(output).start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return Files.readString(output.toPath());
  }

  @Test
  void aModelAndItsDataAreSolvedByTheNamesOfTheModel() throws IOException {
    assumeMiniZinc();
    String model =
        file(
            "grid.mzn",
            "int: n; array[0..1, 1..n] of var 1..9: m;"
                + " constraint forall (i in 0..1) (sum (j in 1..n) (m[i, j]) = 18)"
                + " /\\ m[0, 1] * m[1, 1] = 81; solve satisfy;");
    String data = file("grid.dzn", "n = 2;");
    assertThat(Csp.run("solve", model, data).out())
        .isEqualTo("m[0,1] = 9\nm[0,2] = 9\nm[1,1] = 9\nm[1,2] = 9\n");
    assertThat(Csp.run("solve", "--problem", model, data).code()).isZero();
    assertThat(Csp.run("solve", model).err())
        .startsWith("csp: " + model + ":1:1: variable `n' must be defined");
    assertThat(Csp.run("compare", model, data, "--solvers", "mac,domwdeg", "--all").code())
        .isZero();
    assertThat(Csp.run("solve", model, file("text.txt", "n = 2;")).err())
        .endsWith("text.txt: expected a file of data, whose name ends in .dzn\n");
  }

  @Test
  void aMistakeInAModelIsReportedWhereMiniZincSeesIt() throws IOException {
    assumeMiniZinc();
    String model = file("wrong.mzn", "var 1..3: x;\nconstraint x > yy;\nsolve satisfy;\n");
    assertThat(Csp.run("solve", model))
        .isEqualTo(
            new Csp.Ending(
                3, "", "csp: " + model + ":2:16: undefined identifier `yy', did you mean `x'?\n"));
    String sets = file("sets.mzn", "var set of 1..3: s; constraint 1 in s; solve satisfy;");
    assertThat(Csp.run("solve", sets).err())
        .contains("the values of 's' are sets; variables must be of type int or bool");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void withoutMiniZincASentenceSaysHowToInstallIt() throws Exception {
    String model = file("any.mzn", "var 1..3: x; solve satisfy;");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "solve",
            model);
    builder.environment().putAll(Map.of("PATH", folder.toString()));
    File errors = folder.resolve("errors.txt").toFile();
    Process process = builder.redirectError(errors).start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(Files.readString(errors.toPath()))
        .isEqualTo("csp: " + model + ": " + MiniZincCompiler.HOW_TO_INSTALL + "\n");
    assertThat(process.exitValue()).isEqualTo(ExitCode.BAD_INPUT);
  }
}
