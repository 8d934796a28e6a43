package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.page.LessonDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code csp lesson export}. */
final class LessonExportTest {

  private static final String LESSON =
      "{\"title\": \"t\", \"runs\": {\"mac\": {\"problem\": \"%s\", \"solver\":"
          + " \"mac\"}},\n\"claims\": [\"solutions = %d\"]}";

  @TempDir Path folder;

  private String lesson(String problem, int solutions) throws IOException {
    return Files.writeString(folder.resolve("a.json"), LESSON.formatted(problem, solutions))
        .toString();
  }

  private Path page() {
    return folder.resolve("lesson.html");
  }

  private Csp.Ending export(String lesson, String... more) {
    return Csp.run(
        Stream.concat(
            Stream.of("lesson", "export", lesson, "-o", page().toString()), Stream.of(more)));
  }

  private LessonDocument document() throws Exception {
    String page = Files.readString(page(), UTF_8);
    int start = page.indexOf('>', page.indexOf("id=\"document\"")) + 1;
    return LessonDocument.read(page.substring(start, page.indexOf("</script", start)));
  }

  @Test
  void aPageContainsTheLessonWithItsRuns() throws Exception {
    assertThat(export("mrv")).isEqualTo(new Csp.Ending(0, "", ""));
    LessonDocument document = document();
    ShippedLesson mrv = ShippedLesson.find("mrv").orElseThrow();
    assertThat(document.text()).isEqualTo(mrv.text());
    assertThat(document.recording())
        .isEqualTo(PlayedLesson.of(mrv.read(), Limits.none()).recording());
    assertThat(document.key()).isEmpty();
    assertThat(document.opening()).isEqualTo(new LessonDocument.Opening("en", Optional.empty()));
    assertThat(Files.readString(page(), UTF_8))
        .contains("<html lang=\"en\" data-theme=\"system\">");
  }

  @Test
  void keyLanguageAndThemeAreThoseOfTheOptions() throws Exception {
    String lesson = lesson("queens:4", 1);
    assertThat(export(lesson, "--key", "week 3", "--language", "pt", "--theme", "dark").code())
        .isZero();
    assertThat(document().key()).contains("week 3");
    assertThat(document().opening())
        .isEqualTo(new LessonDocument.Opening("pt-BR", Optional.of("dark")));
    assertThat(document().identity().name()).isEqualTo("t");
    assertThat(Files.readString(page(), UTF_8))
        .contains("<html lang=\"pt-BR\" data-theme=\"dark\">");
  }

  @Test
  void aLessonWithAFalseClaimIsReportedAndNotWritten() throws IOException {
    Csp.Ending ending = export(lesson("queens:4", 2));
    assertThat(ending.code()).isEqualTo(7);
    assertThat(ending.err()).endsWith("a.json:2:12: expected solutions = 2, found 1\n");
    assertThat(page()).doesNotExist();
  }

  @Test
  void unreadableLessonsAreReportedWithExitCode3() throws IOException {
    Csp.Ending missing = export("nowhere.json");
    assertThat(missing.code()).isEqualTo(3);
    assertThat(missing.err()).isEqualTo("csp: nowhere.json: there is no such file\n");
    assertThat(export(lesson("queens", 1)).code()).isEqualTo(3);
    assertThat(page()).doesNotExist();
  }

  @Test
  void lecturesAndUnknownLessonsAreReportedAsSuch() throws IOException {
    assertThat(export("introduction"))
        .isEqualTo(
            new Csp.Ending(3, "", "csp: introduction: expected a lesson, found a lecture\n"));
    Path lecture = Files.writeString(folder.resolve("my.lecture.json"), "{\"lecture\": 1}");
    assertThat(export(lecture.toString()).err())
        .isEqualTo("csp: " + lecture + ": expected a lesson, found a lecture\n");
    assertThat(export("mvr").err())
        .isEqualTo(
            "csp: expected a file, or a lesson of the program (see csp lesson list), found 'mvr'"
                + " (did you mean mrv?)\n");
    assertThat(page()).doesNotExist();
  }

  /** The lesson itself must not be replaced by mistake. */
  @Test
  void anythingButAPageInAFolderIsRefusedBeforeTheRuns() throws IOException {
    String lesson = lesson("queens:4", 1);
    Csp.Ending same = Csp.run("lesson", "export", lesson, "-o", lesson);
    assertThat(same.code()).isEqualTo(2);
    assertThat(same.err()).startsWith("csp: --output: expected FILE.html, found '");
    assertThat(Files.readString(Path.of(lesson))).startsWith("{");
    Csp.Ending nowhere = Csp.run("lesson", "export", lesson, "-o", folder + "/no/a.html");
    assertThat(nowhere.code()).isEqualTo(2);
    assertThat(nowhere.err()).contains("there is no such folder");
    assertThat(Csp.run("lesson", "export", lesson).code()).isEqualTo(2);
  }

  @Test
  void aRunThatIsCutOffIsReportedWithExitCode6() {
    Csp.Ending ending = export("large-images", "--timeout", "1ms");
    assertThat(ending.code()).isEqualTo(6);
    assertThat(ending.err()).isEqualTo("csp: large-images: a run reached the time limit\n");
    assertThat(page()).doesNotExist();
  }
}
