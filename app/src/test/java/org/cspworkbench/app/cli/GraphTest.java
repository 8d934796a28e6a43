package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of DIMACS graph files on the command line. */
final class GraphTest {

  /** The Grötzsch graph, the third Mycielski graph: 11 vertices, 4 colours. */
  private static final String GROETZSCH =
      """
      c the third graph of Mycielski
      p edge 11 20
      e 1 2
      e 1 4
      e 1 7
      e 1 9
      e 2 3
      e 2 6
      e 2 8
      e 3 5
      e 3 7
      e 3 10
      e 4 5
      e 4 6
      e 4 10
      e 5 8
      e 5 9
      e 6 11
      e 7 11
      e 8 11
      e 9 11
      e 10 11
      """;

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    Path file = folder.resolve("graph.col");
    Files.writeString(file, text);
    return file.toString();
  }

  private static Csp.Ending solve(String problem, String... more) {
    return Csp.run(
        Stream.concat(Stream.of("solve", "--seed", "1", "--problem", problem), Stream.of(more)));
  }

  @Test
  void everyColouringIsCounted() throws IOException {
    String file = file(GROETZSCH);
    Csp.Ending ending = solve(file + ":4", "--all", "--format", "csv");
    assertThat(ending.code()).isZero();
    assertThat(ending.out()).contains(file + ":4,mac,1,solved,12480,");
    assertThat(solve(file + ":3"))
        .isEqualTo(new Csp.Ending(4, "", "csp: the problem has no solution\n"));
  }

  @Test
  void aGraphIsComparedAndViewedToo() throws IOException {
    String problem = file("p edge 2 1\ne 1 2\n") + ":2";
    Csp.Ending compared =
        Csp.run("compare", "--problem", problem, "--all", "--seed", "1", "--time-budget", "0s");
    assertThat(compared.code()).isZero();
    assertThat(compared.out()).contains("backtracking", "mac", "solved: 2");
    assertThat(Csp.run("view", "--problem", problem).out())
        .isEqualTo(
            """
            graph in 2 colours: 2 variables, 1 constraint
            v1 in 1..2
            v2 in 1..2
            v1 ≠ v2
            """);
  }

  @Test
  void aSelfLoopIsIgnoredAndReported() throws IOException {
    String file = file("p edge 2 3\ne 1 2\ne 1 1\ne 2 2\n");
    assertThat(solve(file + ":2"))
        .isEqualTo(
            new Csp.Ending(
                0,
                "v1 = 1\nv2 = 2\n",
                "csp: "
                    + file
                    + ":3: this and 1 more edges of a vertex to itself are left out, since no"
                    + " colouring could satisfy them\n"));
  }

  @ParameterizedTest(name = "[{0}]: {1}")
  @MethodSource("numbersOfColours")
  void theNumberOfColoursMustBeOne(String colours, String sentence) throws IOException {
    String file = file(GROETZSCH);
    assertThat(solve(file + colours))
        .isEqualTo(
            new Csp.Ending(
                2,
                "",
                "csp: --problem "
                    + file
                    + colours
                    + ": "
                    + sentence.replace("FILE", file)
                    + "; see csp solve --help\n"));
  }

  static Stream<Arguments> numbersOfColours() {
    String expected = "expected a number of colours after the file, as in FILE:4, found ";
    return Stream.of(
        arguments("", expected + "none"),
        arguments(":", expected + "none"),
        arguments(":four", expected + "'four'"),
        arguments(":3.5", expected + "'3.5'"),
        arguments(":99999999999", expected + "'99999999999'"),
        arguments(":0", "expected 1 to 1000 colours, not 0"),
        arguments(":-4", "expected 1 to 1000 colours, not -4"),
        arguments(":1001", "expected 1 to 1000 colours, not 1001"));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("badFiles")
  void anInvalidFileIsReportedInOneSentenceWithItsPosition(String text, String sentence)
      throws IOException {
    String file = file(text);
    assertThat(solve(file + ":4"))
        .isEqualTo(new Csp.Ending(3, "", "csp: " + file + ":" + sentence + "\n"));
  }

  static Stream<Arguments> badFiles() {
    return Stream.of(
        arguments(
            "p edge 2000000000 1\ne 1 2\n",
            "1:8: expected a number of vertices from 1 to 100000, found '2000000000'"),
        arguments(
            "p edge 3 2000000000\ne 1 2\n",
            "3:1: expected as many edges as line 1 says, 2000000000, found the end of the file"
                + " after 1"),
        arguments(
            GROETZSCH.substring(0, GROETZSCH.indexOf("e 2 3") + 3),
            "7:4: expected a vertex from 1 to 11, found the end of the line"),
        arguments(
            GROETZSCH.substring(0, GROETZSCH.indexOf("e 2 3")),
            "7:1: expected as many edges as line 2 says, 20, found the end of the file after 4"),
        arguments("p edge 3 1\ne 1 4\n", "2:5: expected a vertex from 1 to 3, found '4'"),
        arguments("\u0000PK", "1:2: expected a line that begins with c, p or e, found 'PK'"));
  }

  @Test
  void aMissingFileIsNamed() {
    assertThat(solve("no/such.col:4"))
        .isEqualTo(new Csp.Ending(3, "", "csp: no/such.col: there is no such file\n"));
    assertThat(solve(folder.resolve("x.col").toString() + ":4").code()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "graph.col:4",
        "graph.col",
        "GRAPH.COL",
        "zebra.xml",
        "a.xml.lzma",
        "zebra",
        "queens:8"
      })
  void otherProblemsAreRejectedWithTheOptionToUse(String argument) {
    assertThat(Csp.run("solve", argument))
        .isEqualTo(
            new Csp.Ending(
                2,
                "",
                "csp: expected a puzzle or a file of puzzles; for other problems, use --problem "
                    + argument
                    + "; see csp solve --help\n"));
  }
}
