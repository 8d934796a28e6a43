package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.cspworkbench.app.export.Printable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Verifies that control sequences in files and file names are displayed on a terminal and not
 * executed.
 */
class ForeignTextTest {

  /** Clears the screen, with the 7-bit and with the 8-bit control sequence. */
  private static final String HOSTILE = "\u001b[2J\u009b2J\r\b";

  @TempDir private Path folder;

  @Test
  void everyControlCharacterButTabsAndLineEndsBecomesVisible() {
    String all =
        IntStream.range(0, 0x3000)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    String printable = Printable.text(all);
    assertThat(printable).hasSameSizeAs(all);
    for (int i = 0; i < all.length(); i++) {
      char c = all.charAt(i);
      boolean isObeyed = Character.isISOControl(c) && c != '\n' && c != '\t';
      assertThat(printable.charAt(i) == c).as("U+%04x stays", i).isEqualTo(!isObeyed);
      assertThat(Character.isISOControl(printable.charAt(i))).isEqualTo(c == '\n' || c == '\t');
    }
  }

  @Test
  void aHostileFileNameIsReportedWithoutItsEffect() {
    assertNotInterpreted(Csp.run("solve", folder.resolve("no" + HOSTILE).toString()), 3);
    assertNotInterpreted(Csp.run("solve", "--problem", "no" + HOSTILE + ".csp"), 3);
    assertNotInterpreted(Csp.run("lesson", "check", "no" + HOSTILE + ".json"), 3);
    assertNotInterpreted(Csp.run("solve", "--solver", "no" + HOSTILE, Csp.EASY), 2);
    assertNotInterpreted(Csp.run("no" + HOSTILE), 2);
  }

  @Test
  void controlSequencesInAFileAreDisplayed() throws IOException {
    Path lesson = folder.resolve("lesson.json");
    Files.writeString(lesson, "{\"title\": \"\\u001b[2J\", \"\\u001b[2J\": 1}");
    assertNotInterpreted(Csp.run("lesson", "check", lesson.toString()), 3);
    Path puzzle = Files.writeString(folder.resolve("p.txt"), Csp.EASY.substring(1) + HOSTILE);
    assertNotInterpreted(Csp.run("solve", puzzle.toString()), 3);
    Path problem = folder.resolve("p.csp");
    Files.writeString(problem, "problem " + HOSTILE + "\nvariables x in 1..2\nx != " + HOSTILE);
    assertNotInterpreted(Csp.run("solve", "--problem", problem.toString()), 3);
  }

  private static void assertNotInterpreted(Csp.Ending ending, int code) {
    assertThat(ending.code()).as(ending.err()).isEqualTo(code);
    assertThat((ending.out() + ending.err()).chars().filter(c -> c != '\n' && c != '\t'))
        .isNotEmpty()
        .noneMatch(Character::isISOControl);
  }
}
