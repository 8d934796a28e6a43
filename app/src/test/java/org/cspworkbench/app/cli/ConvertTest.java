package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code convert}. */
final class ConvertTest {

  private static final String SMALL = "1.....2..3.....4";

  @Test
  void eachFormatIsWrittenAsDescribed() {
    assertThat(Csp.run("convert", SMALL, "--to", "line").out()).isEqualTo(SMALL + "\n");
    assertThat(Csp.run("convert", SMALL, "--to", "sdm").out()).isEqualTo(SMALL + "\n");
    assertThat(Csp.run("convert", SMALL, "--to", "sdk").out())
        .isEqualTo("1...\n..2.\n.3..\n...4\n\n");
    assertThat(Csp.run("convert", SMALL, "--to", "csv").out())
        .isEqualTo("1,0,0,0\n0,0,2,0\n0,3,0,0\n0,0,0,4\n\n");
    assertThat(Csp.run("convert", SMALL, "--to", "list").out())
        .isEqualTo("[[1, 0, 0, 0], [0, 0, 2, 0], [0, 3, 0, 0], [0, 0, 0, 4]]\n");
    assertThat(Csp.run("convert", SMALL, "--to", "json").out())
        .isEqualTo("{\"givens\":\"1.....2..3.....4\"}\n");
    assertThat(Csp.run("convert", SMALL, "--to", "candidates").out())
        .isEqualTo(
            """
            .----------.----------.
            | 1    24  | 34   {3} |
            | 34   {4} | 2    13  |
            :----------+----------:
            | 24   3   | {1}  12  |
            | {2}  12  | 13   4   |
            '----------'----------'

            """);
  }

  /** A conversion to any format and back loses no information of a puzzle line. */
  @ParameterizedTest
  @EnumSource(PuzzleFormat.class)
  void everyFormatConvertsThereAndBack(PuzzleFormat format) {
    String there = Csp.run("convert", Csp.PUZZLE, "--to", format.id()).out();
    assertThat(Csp.runOn(there + "\n" + there, "convert", "-", "--to", "line").out())
        .isEqualTo(Csp.PUZZLE + "\n" + Csp.PUZZLE + "\n");
  }

  /** What {@code generate} writes in a format is what the conversion of its lines writes. */
  @ParameterizedTest
  @CsvSource({"9, -s", "9, -n 3", "9, --no-rating -s", "4, -s", "16, --clues 200 -s --no-rating"})
  void solutionAndRatingOfGeneratedPuzzlesAreKept(int size, String options) {
    String generate = "generate --seed 7 --size " + size + " " + options + " --format ";
    String lines = Csp.run((generate + "line").split(" ")).out();
    String json = Csp.run((generate + "json").split(" ")).out();
    assertThat(Csp.runOn(lines, "convert", "-", "--to", "line").out()).isEqualTo(lines);
    assertThat(Csp.runOn(json, "convert", "-", "--to", "json").out()).isEqualTo(json);
    assertThat(Csp.runOn(json, "convert", "-", "--to", "line").out()).isEqualTo(lines);
    assertThat(Csp.runOn(lines, "convert", "-", "--to", "json").out())
        .isEqualTo(json.replaceAll("(,\"score\":\\d+)?,\"seed\":7,\"number\":\\d+", ""));
    for (String commented : List.of("sdk", "grid", "candidates")) {
      String text = Csp.run((generate + commented).split(" ")).out();
      assertThat(Csp.runOn(json, "convert", "-", "--to", commented).out()).isEqualTo(text);
      assertThat(Csp.runOn(lines, "convert", "-", "--to", commented).out())
          .isEqualTo(text.replaceAll("puzzle \\d+ of seed 7: ", ""));
    }
  }

  /** Where other programs expect nothing but cells, nothing else is written. */
  @ParameterizedTest
  @ValueSource(strings = {"sdm", "list", "csv", "library"})
  void otherFormatsGetTheCellsOnly(String format) {
    String line = Csp.run("generate", "--seed", "7", "-s").out();
    String puzzle = line.substring(0, 81);
    assertThat(Csp.runOn(line, "convert", "-", "--to", format))
        .isEqualTo(Csp.run("convert", puzzle, "--to", format));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\tsome text",
        "\t30 givens\thard",
        "\t30 givens\thard\t<script>",
        "\t1234\t30 givens\thard\tx-wing",
        "\t1234123412341234\t4 givens\teasy\tnone",
      })
  void columnsOfOtherKindsAreLeftOut(String columns) {
    assertThat(Csp.runOn(SMALL + columns + "\n", "convert", "-", "--to", "json").out())
        .isEqualTo("{\"givens\":\"1.....2..3.....4\"}\n");
  }

  @Test
  void membersOfOtherKindsAreLeftOut() {
    String json =
        "{\"givens\":\"1.....2..3.....4\",\"level\":3,\"solution\":[1,2],\"seed\":\"x\",\"number\":1}";
    assertThat(Csp.run("convert", json, "--to", "json").out())
        .isEqualTo("{\"givens\":\"1.....2..3.....4\"}\n");
  }

  @Test
  void aVariantIsSolvedAndWrittenOnlyInFormatsThatSupportIt() {
    String x = "{\"givens\": \"1...............\", \"variants\": [\"x\"]}";
    assertThat(Csp.run("solve", x, "--all", "--format", "json", "--seed", "1").out())
        .contains("\"solutions\":12");
    Csp.Ending refused = Csp.run("convert", x, "--to", "line");
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err())
        .isEqualTo(
            "csp: the argument:1:1: the format line cannot represent puzzles of the kind 4×4 (x)\n");
    assertThat(Csp.run("convert", x, "--to", "json").out())
        .isEqualTo("{\"givens\":\"1...............\",\"variants\":[\"x\"]}\n");
  }

  @Test
  void aKillerIsSolved() {
    String killer =
        "{\"givens\": \"................\", \"cages\": ["
            + "{\"sum\": 3, \"cells\": [\"r1c1\", \"r1c2\"]}, {\"sum\": 4, \"cells\": [\"r4c4\"]},"
            + "{\"sum\": 5, \"cells\": [\"r2c1\", \"r3c1\"]}]}";
    Csp.Ending ending = Csp.run("solve", killer, "--format", "line");
    assertThat(ending.code()).isZero();
    assertThat(ending.out()).matches("(12|21).*4\\n");
    assertThat(ending.out().charAt(4) - '0' + ending.out().charAt(8) - '0').isEqualTo(5);
  }

  /** Both have the extension .xml; the root element distinguishes them. */
  @Test
  void xmlFilesOfPuzzlesAndInstancesAreDistinguished(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("week3.xml");
    Files.writeString(file, "<opensudoku><game data='" + SMALL + "'/></opensudoku>");
    assertThat(Csp.run("convert", file.toString(), "--to", "line").out()).isEqualTo(SMALL + "\n");
    assertThat(Csp.run("view", file.toString()).out()).contains("4×4, 4 givens");
    Files.writeString(file, "<instance format='XCSP3' type='CSP'/>");
    assertThat(Csp.run("convert", file.toString(), "--to", "line").err())
        .isEqualTo("csp: " + file + ":1:38: expected <opensudoku>, found '<instance>'\n");
    assertThat(Csp.run("view", file.toString()).err()).contains("--problem " + file);
  }

  @Test
  void unreadableFilesAreReported() {
    assertThat(Csp.runOn(SMALL + "\n12z4\n", "convert", "-", "--to", "line"))
        .isEqualTo(
            new Csp.Ending(
                3,
                SMALL + "\n",
                "csp: standard input:2:3: expected a digit 1-4, '.' or '0', found 'z'\n"));
    assertThat(Csp.run("convert", SMALL, "--to", "jsn").err()).contains(" or csv, found 'jsn'");
    assertThat(Csp.run("convert", SMALL).code()).isEqualTo(2);
  }
}
