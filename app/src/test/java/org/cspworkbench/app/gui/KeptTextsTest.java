package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that a pasted or typed text can be opened again from its file. */
final class KeptTextsTest {

  private static final LocalDateTime TIME = LocalDateTime.of(2026, 3, 4, 5, 6, 7);
  private static final String PROBLEM =
      "problem two colours\nvariables x, y in {red, green}\nx != y\n";

  @TempDir private Path folder;

  private static Reading.Opened opened(Reading reading) {
    assertThat(reading).isInstanceOf(Reading.Opened.class);
    return (Reading.Opened) reading;
  }

  @Test
  void theFileContainsTheSameProblem() throws IOException {
    WindowMemory.KeptTexts texts = new WindowMemory.KeptTexts(folder);
    for (String text : new String[] {Runs.EASY, "1.....2..3.....4", PROBLEM}) {
      Path file = texts.keep("Pasted puzzle", text, TIME);
      Reading.Opened again = opened(FileEntry.of(file));
      Reading.Opened first = opened(PuzzleEntry.ofText("Pasted puzzle", "Clipboard", text));
      assertThat(again.problem().csp().toString()).isEqualTo(first.problem().csp().toString());
    }
  }

  /** Several texts may be stored within a second; equal texts share one file. */
  @Test
  void noTextReplacesAnother() throws IOException {
    WindowMemory.KeptTexts texts = new WindowMemory.KeptTexts(folder);
    Path easy = texts.keep("Pasted puzzle", Runs.EASY, TIME);
    Path hard = texts.keep("Pasted puzzle", Runs.HARD, TIME);
    assertThat(hard).isNotEqualTo(easy).content().isEqualTo(Runs.HARD);
    assertThat(easy).content().isEqualTo(Runs.EASY);
    assertThat(texts.keep("Typed puzzle", Runs.EASY, TIME.plusDays(1))).isEqualTo(easy);
  }
}
