package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problem files of AIspace. */
final class AispaceTest {

  /** P is less than Q, and the table excludes all pairs but (1, 2) and (2, 3). */
  private static final String NUMBERS =
      """
      <CSPIF VERSION="0.01">
      <CSP>
      <NAME>three numbers</NAME>
      <DESCRIPTION><SHORT>a text</SHORT></DESCRIPTION>
      <VARIABLE TYPE="Integer"><NAME>P</NAME><VALUE>1</VALUE><VALUE>2</VALUE><VALUE>3</VALUE></VARIABLE>
      <VARIABLE TYPE="Integer"><NAME>Q</NAME><VALUE>3</VALUE><VALUE>2</VALUE><VALUE>1</VALUE>
      <PROPERTY>position = (10.0, 20.5)</PROPERTY></VARIABLE>
      <CONSTRAINT TYPE="LessThan"><GIVEN>P</GIVEN><GIVEN>Q</GIVEN></CONSTRAINT>
      <CONSTRAINT TYPE="Custom"><GIVEN>P</GIVEN><GIVEN>Q</GIVEN><TABLE>F T F
      T F F F F T</TABLE></CONSTRAINT>
      </CSP>
      </CSPIF>
      """;

  private static final String WORDS =
      """
      <CSPIF VERSION="0.01"><CSP><NAME>words</NAME>
      <VARIABLE TYPE="String"><NAME>A</NAME><VALUE>red</VALUE><VALUE>blue</VALUE></VARIABLE>
      <VARIABLE TYPE="String"><NAME>B</NAME><VALUE>green</VALUE><VALUE>blue</VALUE></VARIABLE>
      <CONSTRAINT TYPE="Equals"><GIVEN>A</GIVEN><GIVEN>B</GIVEN></CONSTRAINT></CSP></CSPIF>
      """;

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("problem.xml"), text).toString();
  }

  @Test
  void theProblemIsSolved() throws IOException {
    String file = file(NUMBERS);
    Csp.Ending ending = Csp.run("solve", "--problem", file, "--all", "--format", "json");
    assertThat(ending.code()).as(ending.err()).isEqualTo(0);
    assertThat(ending.out())
        .contains("\"solutions\":2", "[{\"P\":\"1\",\"Q\":\"2\"},{\"P\":\"2\",\"Q\":\"3\"}]");
    assertThat(ending.err()).contains("csp: " + file + ": the positions of the nodes are not used");
  }

  @Test
  void valuesMayBeWords() throws IOException {
    Csp.Ending ending = Csp.run("solve", "--problem", file(WORDS), "--all", "--format", "json");
    assertThat(ending.out()).contains("\"solutions\":1", "\"A\":\"blue\",\"B\":\"blue\"");
  }

  @Test
  void whatIsNotUnderstoodIsRefusedWithItsPlace() throws IOException {
    assertThat(error(NUMBERS.replace("LessThan", "Between")))
        .endsWith(
            ":8:1: expected a constraint of type Custom, LessThan, GreaterThan or Equals,"
                + " found 'Between'\n");
    assertThat(error(NUMBERS.replace("F F T<", "F F<")))
        .endsWith(":9:1: expected a table with 9 entries, found 8\n");
    assertThat(error(NUMBERS.replace("<GIVEN>Q", "<GIVEN>R")))
        .contains(": expected a variable, found 'R'\n");
    assertThat(error(NUMBERS.replace("<TABLE>", "<WEIGHT/><TABLE>")))
        .contains(": expected the variables and the table of a constraint, found <WEIGHT>\n");
  }

  private String error(String text) throws IOException {
    Csp.Ending ending = Csp.run("solve", "--problem", file(text));
    assertThat(ending.code()).isEqualTo(3);
    return ending.err();
  }
}
