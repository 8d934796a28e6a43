package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code csp lesson}. */
final class LessonTest {

  private static final String LESSON =
      "{\"title\": \"t\", \"runs\": {\"mac\": {\"problem\": \"queens:4\", \"solver\":"
          + " \"mac\"}},\n\"claims\": [\"solutions = %d\"]}";

  @TempDir Path folder;

  private Path lesson(int solutions) throws IOException {
    return Files.writeString(folder.resolve("a.json"), LESSON.formatted(solutions));
  }

  @Test
  void theLessonsThatComeWithTheProgramAreListedPrintedAndChecked() throws IOException {
    Csp.Ending list = Csp.run("lesson", "list");
    assertThat(list.code()).isZero();
    assertThat(list.lines()).hasSize(13).anyMatch(line -> line.startsWith("mrv "));
    Csp.Ending shown = Csp.run("lesson", "show", "mrv");
    Path copy = Files.writeString(folder.resolve("copy.json"), shown.out());
    Csp.Ending checked = Csp.run("lesson", "check", "mrv", copy.toString());
    assertThat(checked.code()).isZero();
    assertThat(checked.lines()).hasSize(2).allMatch(line -> line.endsWith(", all hold"));
    assertThat(checked.err()).isEmpty();
  }

  @Test
  void aLectureIsPrintedAndCheckedWithAllItsLessonsAndRuns() throws IOException {
    Csp.Ending shown = Csp.run("lesson", "show", "introduction");
    Path copy = Files.writeString(folder.resolve("copy.lecture.json"), shown.out());
    Csp.Ending checked = Csp.run("lesson", "check", copy.toString());
    assertThat(checked.code()).isZero();
    assertThat(checked.out())
        .contains(": scenes: 14, minutes: 45, claims: ")
        .endsWith("all hold\n");
    assertThat(checked.err()).isEmpty();
  }

  @Test
  void faultsOfALectureAndOfItsLessonsAreReportedWithTheirPosition() throws IOException {
    lesson(2);
    Path lecture = folder.resolve("b.lecture.json");
    String scenes = "{\"lecture\": 1, \"title\": \"t\", \"scenes\": [\n%s]}";
    Files.writeString(lecture, scenes.formatted("{\"minutes\": 1, \"lesson\": \"a.json\"}"));
    Csp.Ending isFalse = Csp.run("lesson", "check", lecture.toString());
    assertThat(isFalse.code()).isEqualTo(7);
    assertThat(isFalse.err()).endsWith("a.json:2:12: expected solutions = 2, found 1\n");
    Files.writeString(lecture, scenes.formatted("{\"minutes\": 1, \"lesson\": \"c.json\"}"));
    Csp.Ending missing = Csp.run("lesson", "check", lecture.toString());
    assertThat(missing.code()).isEqualTo(3);
    assertThat(missing.err())
        .contains("b.lecture.json:2:26: expected a lesson of the program")
        .contains("found 'c.json'");
    Files.writeString(lecture, scenes.formatted("{\"minutes\": 1, \"lesson\": \"../a.json\"}"));
    assertThat(Csp.run("lesson", "check", lecture.toString()).err())
        .contains("b.lecture.json:2:26: expected a file in the folder of the lecture");
  }

  @Test
  void aFalseClaimIsReportedWithItsPositionAndExitCode7() throws IOException {
    assertThat(Csp.run("lesson", "check", lesson(1).toString()).code()).isZero();
    Csp.Ending ending = Csp.run("lesson", "check", lesson(2).toString());
    assertThat(ending.code()).isEqualTo(7);
    assertThat(ending.out()).endsWith("a.json: claims: 1, false: 1\n");
    assertThat(ending.err()).endsWith("a.json:2:12: expected solutions = 2, found 1\n");
  }

  @Test
  void unreadableInputIsReportedWithExitCode3() throws IOException {
    Csp.Ending missing = Csp.run("lesson", "check", "nowhere.json");
    assertThat(missing.code()).isEqualTo(3);
    assertThat(missing.err()).isEqualTo("csp: nowhere.json: there is no such file\n");
    Path file = Files.writeString(folder.resolve("b.json"), "{\n");
    Csp.Ending broken = Csp.run("lesson", "check", file.toString(), "mrv");
    assertThat(broken.code()).isEqualTo(3);
    assertThat(broken.err()).contains("b.json:2:").contains("expected JSON");
    assertThat(broken.lines()).hasSize(1);
  }

  @Test
  void anUnknownLessonIsRefusedWithTheNearest() {
    Csp.Ending ending = Csp.run("lesson", "show", "mvr");
    assertThat(ending.code()).isEqualTo(2);
    assertThat(ending.err()).contains("there is no lesson 'mvr' (did you mean mrv?)");
  }
}
