package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers on files of other programs, and what is reported about them. */
final class ForeignFilesTest {

  private static final String PUZZLE =
      "400000805030000000000700000020000060000080400000010000000603070500200000104000000";

  /** Its 21 single candidates alone have 299 solutions. */
  private static final String SUKAKU =
      """
      +----------------------+----------------------+----------------------+
      | 9      8      12345  | 7      346    1246   | 1234   145    235    |
      | 7      1235   12345  | 12348  3489   12489  | 6      14589  23589  |
      | 1234   123    6      | 12348  5      12489  | 123478 14789  23789  |
      +----------------------+----------------------+----------------------+
      | 1268   4      129    | 168    678    5      | 278    3      26789  |
      | 12368  1236   7      | 9      3468   1468   | 5      468    268    |
      | 3568   3569   359    | 3468   2      4678   | 478    46789  1      |
      +----------------------+----------------------+----------------------+
      | 123456 123567 8      | 56     467    2467   | 9      1567   3567   |
      | 2356   235679 2359   | 2568   1      26789  | 378    5678   4      |
      | 1456   15679  1459   | 4568   46789  3      | 178    2      5678   |
      +----------------------+----------------------+----------------------+
      """;

  private static final String HEXADECIMAL =
      """
      0.....67.9.BCDEF
      456..9.BCDE.01..
      8.ABC.E..1234567
      CDEF.123.5.7..A.
      12345.7...BCD.F.
      ..7.9AB.D.F01234
      9.BC.EF01.345.78
      .E..1.345.78...C
      2.45678..BCDEF..
      6..9A.C.EF.12.45
      ABCDE.0.23..6..9
      ..012..56..9.BCD
      3.5.789ABCDEF012
      789ABCDEF.12345.
      BCDEF01..4.6789A
      ..12.456789.BCDE
      """;

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("file.txt"), text).toString();
  }

  @Test
  void candidatesCanBeThePuzzle() throws IOException {
    String file = file(SUKAKU);
    for (String[] arguments : new String[][] {{"check", file}, {"check", "--candidates", file}}) {
      Csp.Ending ending = Csp.run(arguments);
      assertThat(ending.code()).as(ending.err()).isEqualTo(0);
      assertThat(ending.out()).isEqualTo(file + ":2:3: exactly one solution\n");
      assertThat(ending.err())
          .isEqualTo(
              "csp: "
                  + file
                  + ":2:3: 2 candidates are missing that no rule excludes; they are part of the"
                  + " puzzle (--no-candidates ignores them)\n");
    }
    Csp.Ending ignored = Csp.run("solve", "--all", "--format", "csv", "--no-candidates", file);
    assertThat(ignored.err()).contains("they are ignored (--candidates makes them part");
    assertThat(ignored.out()).contains(",299,");
    assertThat(Csp.run("check", "--candidates", "--no-candidates", file).code()).isEqualTo(2);
  }

  @Test
  void zeroIsAValueInHexadecimal() throws IOException {
    String file = file(HEXADECIMAL);
    Csp.Ending ending = Csp.run("check", file);
    assertThat(ending.out()).isEqualTo(file + ":1:1: exactly one solution\n");
    assertThat(ending.err()).startsWith("csp: " + file + ":1:1: 0 is a value here").hasLineCount(1);
  }

  @Test
  void whatIsNotUsedIsReportedOnceForAFile() throws IOException {
    String file = file("id,puzzle,rating\n" + ("7,\"" + PUZZLE + "\",2.3\n").repeat(3));
    Csp.Ending ending = Csp.run("convert", file, "--to", "line");
    assertThat(ending.code()).isEqualTo(0);
    assertThat(ending.lines()).hasSize(3).containsOnly(PUZZLE.replace('0', '.'));
    assertThat(ending.err().lines())
        .containsExactly(
            "csp: " + file + ":1:1: other text before a puzzle, such as a title, is ignored",
            "csp: "
                + file
                + ":2:4: the puzzles are read from this column, and the other columns are ignored");
  }

  @Test
  void aLinkIsAPuzzle() {
    Csp.Ending ending = Csp.run("check", "https://example.org/play?bd=" + PUZZLE + "&level=3");
    assertThat(ending.code()).isEqualTo(0);
    assertThat(ending.out()).isEqualTo(PUZZLE.replace('0', '.') + ": exactly one solution\n");
    assertThat(ending.err()).isEmpty();
    assertThat(Csp.run("check", "https://example.org/play").err())
        .isEqualTo(
            "csp: the argument:1:1: expected a puzzle, found a link that does not contain one\n");
  }
}
