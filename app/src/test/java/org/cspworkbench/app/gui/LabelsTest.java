package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.Pattern;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies the wording of labels and messages. */
class LabelsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "output.cancelled | w.svg | Cancelled; w.svg is unchanged.",
        "edit.told | r1c1 | Type the given for r1c1. Delete clears, Ctrl+Z undoes, R runs, Esc leaves.",
        "hint.vague.name | | First hint",
        "settings.language.note | | Takes effect after a restart",
        "play.work.reading | | Counting the solutions…",
        "turn.pass | | Skip arcs that remove nothing",
        "start.examples.note | | Each opens with a solver running",
        "command.clock | | Pause or resume the clock",
        "decide.chooser | | Who chooses next:",
        "decide.chooser.always | | you, at every choice",
        "counter.open.variables | | Open variables",
        "image.title | | New image of tiles",
        "lesson.heavy-tails.line | | One puzzle, one solver, different seeds; and restarts.",
        "command.pass_over | | Skip arcs that remove nothing",
        "work.empty | | The queue is empty.",
        "turn.verdict.name | | Verdict on your move",
        "lesson.mrv | | Fewest values first",
        "output.exists | w.svg | w.svg already exists. Replace it?",
      })
  void labelsAreWordedPlainly(String key, String part, String label) {
    assertThat(Texts.text(key, part)).isEqualTo(label);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "question.wrong.revision | 4 | No: it loses 4.",
        "question.wrong.choice | WA | No: WA is chosen next.",
        "hint.said.vague | a full house | Look for a full house.",
        "turn.ask.arc | | Choose an arc from the queue.",
      })
  void phrasesAreWordedPlainly(String key, String part, String phrase) {
    assertThat(Texts.phrases().text(key, part)).isEqualTo(phrase);
  }

  /** Words that are replaced by standard terms. */
  private static final Pattern REPLACED =
      Pattern.compile(
          "\\b(leans? on|springs|tapes?|anew|(take|taken) (it )?back|put (it )?away|broke down"
              + "|at work|told|tells?|says?|led nowhere|what came of|gone wrong)\\b",
          Pattern.CASE_INSENSITIVE);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "viewer/words/Window",
        "app/html/Page",
        "app/film/Film",
        "presentation/narration/Narration",
        "presentation/words/Phrases",
        "solvers/logic/technique/Logic",
      })
  void noTextUsesAWordThatHasABetterOne(String bundle) throws IOException {
    Properties texts = new Properties();
    String name = "/org/cspworkbench/" + bundle + ".properties";
    try (InputStream stream = LabelsTest.class.getResourceAsStream(name)) {
      texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
    assertThat(texts).isNotEmpty();
    assertThat(texts.values()).noneMatch(text -> REPLACED.matcher((String) text).find());
  }

  @Test
  void theErrorThatEndsAGameIsCounted() {
    assertThat(Texts.text("play.error.limit", 3)).isEqualTo("Third error: the game ends here.");
    assertThat(Texts.text("play.error.limit", 12)).isEqualTo("Error 12: the game ends here.");
  }

  @Test
  void aFullRecordingShowsTheEndOfTheRun() {
    assertThat(Texts.text("run.memory.over", "64 MiB", 1L, 1234L))
        .isEqualTo("Recording stopped at 64 MiB; the run ended: a solution, 1,234 nodes.");
  }

  @Test
  void aClipboardWithoutAPuzzleIsReported() {
    assertThat(PuzzleEntry.ofClipboard("hello world, this is no puzzle\n"))
        .isEqualTo(
            new Reading.Refused(
                "The clipboard holds no puzzle that can be read: \"hello world, this is…\""));
  }

  /**
   * Texts that could be rows of cells by the number of their characters, or files by their ends.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello world",
        "public static void main",
        "p edge 3 3",
        "<html><body></body></html>",
        "{\"a\":1}",
        "https://example.com/puzzle?x=1"
      })
  void aTextThatIsNoGridIsReportedByItsBeginning(String text) {
    assertThat(((Reading.Refused) PuzzleEntry.ofClipboard(text)).sentence())
        .isEqualTo(
            "The clipboard holds no puzzle that can be read: \"%s\"",
            text.length() > 20 ? text.substring(0, 20) + "…" : text);
  }

  @Test
  void aGridWithAMistakeOnTheClipboardIsReportedWithTheMistake() {
    String line =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7";
    assertThat(PuzzleEntry.ofClipboard(line))
        .isEqualTo(
            new Reading.Refused(
                "The clipboard holds no puzzle that can be read."
                    + " Line 1: expected 81 cells for a puzzle of 9×9, found 80"));
    assertThat(PuzzleEntry.ofClipboard(" \n"))
        .isEqualTo(
            new Reading.Refused(
                "The clipboard holds no text. Copy a puzzle first, then paste it here."));
  }

  @Test
  void anErrorInATypedProblemIsReportedWithItsLine() {
    assertThat(PuzzleEntry.ofText("Typed", "Text", "variables x, y in 1..2\n\nx ! y\n"))
        .isEqualTo(
            new Reading.Refused("Line 3: \"!\" alone is not an operator. Did you mean \"!=\"?"));
  }
}
