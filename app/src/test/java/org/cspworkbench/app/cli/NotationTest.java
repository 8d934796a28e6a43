package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of problems typed in the notation, on the command line and in the window. */
final class NotationTest {

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("own.csp"), text).toString();
  }

  private static Csp.Ending solve(String file, String... more) {
    return Csp.run(
        Stream.concat(Stream.of("solve", "--seed", "1", "--problem", file), Stream.of(more)));
  }

  /**
   * The map of the documentation has 18 colourings, counted by hand; a third of them have a red
   * island.
   */
  @ParameterizedTest
  @ValueSource(strings = {"backtracking", "forward-checking", "mac", "wfc-backtracking"})
  void theExampleOfTheDocumentationIsSolved(String solver) throws IOException {
    Matcher example =
        Pattern.compile("(?s)```\n(problem Australia.*?)```")
            .matcher(Files.readString(Path.of("..", "docs", "notation.md")));
    assertThat(example.find()).isTrue();
    Csp.Ending ending =
        solve(file(example.group(1)), "--solver", solver, "--count", "100", "--format", "json");
    assertThat(ending.code()).as(ending.err()).isZero();
    assertThat(ending.out()).contains("\"solutions\":6,");
  }

  @Test
  void anInvalidWordIsReported() throws IOException {
    String file = file("variables x, y in 1..3\nx != yy\n");
    Csp.Ending ending = solve(file);
    assertThat(ending.code()).isEqualTo(3);
    assertThat(ending.err())
        .isEqualTo("csp: " + file + ":2:6: there is no variable or value \"yy\"\n");
  }

  @Test
  void aMissingFileIsReported() {
    Csp.Ending ending = solve("nowhere.csp");
    assertThat(ending.code()).isEqualTo(3);
    assertThat(ending.err()).isEqualTo("csp: nowhere.csp: there is no such file\n");
  }

  @Test
  void aFileInAnotherEncodingIsReported() throws IOException {
    Path file = folder.resolve("bytes.csp");
    Files.write(file, new byte[] {'x', (byte) 0xff, (byte) 0xfe});
    assertThat(solve(file.toString()).err())
        .isEqualTo("csp: " + file + ":1:2: expected text in UTF-8, found a byte of value 255\n");
  }

  @Test
  void textTypedInTheWindowIsRead() {
    Reading reading =
        PuzzleEntry.ofText("Typed", "Text", "# mine\nvariables x, y in 1..2\nx < y\n");
    assertThat(reading).isInstanceOf(Reading.Opened.class);
    assertThat(((Reading.Opened) reading).problem().csp().isSolution(1, 2)).isTrue();
    assertThat(PuzzleEntry.ofText("Typed", "Text", "variables x in 1..2\nx <\n"))
        .isEqualTo(
            new Reading.Refused(
                "Line 2: expected a variable, a value or a number after \"<\", found the end of the line"));
  }
}
