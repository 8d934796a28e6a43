package org.cspworkbench.presentation.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.text.NumberFormat;
import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.LessonView.Workspace;
import org.cspworkbench.presentation.lesson.Scene.Content;
import org.cspworkbench.solvers.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A fault of a lecture is reported with its position, and the shipped lecture is complete. */
final class LectureCodecTest {

  private static final Locale BRAZIL = Locale.forLanguageTag("pt-BR");
  private static final String HEAD = "{\"lecture\": 1, \"title\": \"t\",\n\"scenes\": [";

  /** Marks the position of the expected fault. */
  private static final char HERE = '¤';

  private static Lecture read(String text) throws UnreadableException {
    return LectureCodec.with(LectureFiles.NONE).read("a.lecture.json", text);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"minutes\": 3, \"lesson\": ¤\"backtrackin\"}|expected a lesson of the program (see csp"
            + " lesson list) or a file in the folder of the lecture, found 'backtrackin' (did you"
            + " mean backtracking?)",
        "{\"minutes\": 3, ¤\"leson\": \"mrv\", \"lesson\": \"mrv\"}|expected one of minutes, title,"
            + " notes, lesson, run, game, compare, stop, view, found 'leson' (did you mean"
            + " lesson?)",
        "{\"minutes\": 3, \"lesson\": \"mrv\", \"view\": {\"workspace\": ¤\"tree\"}}|expected one"
            + " of animate, compare, explore, found 'tree'",
        "{\"minutes\": 3, \"lesson\": \"mrv\", \"title\": ¤5}|expected a text",
        "{\"minutes\": 3, \"lesson\": \"mrv\", \"notes\": \"has ¤{nodes} nodes\"}|expected a text"
            + " without figures in braces",
        "{\"minutes\": 3, \"lesson\": \"mrv\", \"stop\": ¤99}|expected a whole number from 0 to ",
        "{\"minutes\": ¤0, \"lesson\": \"mrv\"}|expected a whole number from 1 to 600, found 0",
        "¤{\"lesson\": \"mrv\"}|expected a member \"minutes\" in this object",
        "¤{\"minutes\": 3, \"title\": \"t\"}|expected one of lesson, run, game, compare in this"
            + " object",
        "¤{\"minutes\": 3, \"lesson\": \"mrv\", \"game\": \"1234341221434321\"}|expected one of lesson,"
            + " run,",
        "¤{\"minutes\": 3, \"game\": \"1234341221434321\"}|expected a member \"title\" in this object",
        "{\"minutes\": 3, \"title\": \"t\", \"game\": ¤\"queens:8\"}|expected a Sudoku to play,"
            + " found another problem",
        "{\"minutes\": 3, \"title\": \"t\", \"run\": {\"problem\": \"queens:8\", \"solver\":"
            + " ¤\"macc\"}}|expected the id of a solver (see csp solvers), found 'macc'",
        "{\"minutes\": 3, \"title\": \"t\", \"compare\": {\"problem\": \"queens:8\", \"solvers\":"
            + " ¤[\"mac\"]}}|expected 2 to 4 solvers to compare, found 1",
        "{\"minutes\": 3, \"title\": \"t\", \"game\": \"1234341221434321\", ¤\"view\": {}}|expected"
            + " one of minutes, title, notes, lesson, run, game, compare, found 'view'",
      })
  void faultsOfAScene(String scene, String sentence) {
    check(HEAD + scene + "]}", sentence);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"lecture\": ¤2, \"title\": \"t\", \"scenes\": []}|expected version 1 of the format of"
            + " lectures, found 2",
        "{\"lecture\": 1, \"title\": \"t\", \"scenes\": ¤[]}|expected at least one scene in this"
            + " list",
        "¤{\"title\": \"t\", \"scenes\": []}|expected a member \"lecture\" in this object",
      })
  void faultsOfALecture(String text, String sentence) {
    check(text, sentence);
  }

  private static void check(String marked, String sentence) {
    int at = marked.indexOf(HERE);
    String before = marked.substring(0, at);
    long line = before.chars().filter(c -> c == '\n').count() + 1;
    int column = at - (before.lastIndexOf('\n') + 1) + 1;
    assertThatThrownBy(() -> read(marked.replace(String.valueOf(HERE), "")))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("a.lecture.json:" + line + ":" + column + ": " + sentence);
  }

  @Test
  void aSceneHasTheTitleAndTheViewOfItsLessonUnlessItStatesOthers() throws UnreadableException {
    Lecture lecture =
        read(
            HEAD
                + "{\"minutes\": 3, \"lesson\": \"mrv\"}, {\"minutes\": 4, \"lesson\": \"mrv\","
                + " \"title\": \"u\", \"view\": {\"workspace\": \"explore\"}}, {\"minutes\": 5,"
                + " \"title\": \"v\", \"compare\": {\"problem\": \"queens:8\", \"solvers\":"
                + " [\"mac\", \"mrv\"]}}]}");
    Lesson mrv = ShippedLesson.find("mrv").orElseThrow().read();
    assertThat(lecture.scenes())
        .extracting(each -> each.title(Locale.ENGLISH))
        .containsExactly(mrv.title(Locale.ENGLISH), "u", "v");
    assertThat(lecture.scenes())
        .extracting(each -> each.view().orElseThrow().workspace())
        .containsExactly(Workspace.ANIMATE, Workspace.EXPLORE, Workspace.COMPARE);
    assertThat(lecture.start(2)).isEqualTo(7);
    assertThat(lecture.minutes()).isEqualTo(12);
    assertThat(lecture.lessons()).hasSize(1);
  }

  @Test
  void theShippedLectureTakes45MinutesAndIsWrittenInBothLanguages() {
    Lecture lecture = ShippedLecture.find("introduction").orElseThrow().read();
    assertThat(lecture.minutes()).isEqualTo(45);
    assertThat(lecture.title(BRAZIL)).isNotEqualTo(lecture.title(Locale.ENGLISH));
    assertThat(lecture.scenes())
        .allSatisfy(
            scene -> {
              assertThat(scene.notes(Locale.ENGLISH)).isNotEmpty();
              assertThat(scene.notes(BRAZIL)).isNotEqualTo(scene.notes(Locale.ENGLISH));
              assertThat(scene.title(BRAZIL)).isNotEqualTo(scene.title(Locale.ENGLISH));
            });
    assertThat(lecture.scenes())
        .extracting(scene -> scene.content().getClass().getSimpleName())
        .contains(
            Content.OfLesson.class.getSimpleName(),
            Content.OfRun.class.getSimpleName(),
            Content.OfGame.class.getSimpleName(),
            Content.OfComparison.class.getSimpleName());
  }

  /** The solver with fewer nodes is not the faster one; the notes state the nodes of both. */
  @Test
  void theNotesOnAComparisonStateWhatItsRunsCount() {
    Scene scene =
        ShippedLecture.find("introduction").orElseThrow().read().scenes().stream()
            .filter(each -> each.content() instanceof Scene.Content.OfComparison)
            .findFirst()
            .orElseThrow();
    Scene.Content.OfComparison compared = (Scene.Content.OfComparison) scene.content();
    Stream.concat(compared.solvers().stream(), Stream.of(Runs.solver("mac")))
        .forEach(
            solver -> {
              long nodes =
                  solver.solve(compared.problem(), Settings.defaults(), null).statistics().nodes();
              for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.forLanguageTag("pt-BR")}) {
                assertThat(scene.notes(locale))
                    .contains(" " + NumberFormat.getIntegerInstance(locale).format(nodes));
              }
            });
  }
}
