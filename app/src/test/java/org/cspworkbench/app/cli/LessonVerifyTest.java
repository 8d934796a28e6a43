package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.cspworkbench.presentation.homework.Homework;
import org.cspworkbench.presentation.homework.HomeworkKey;
import org.cspworkbench.presentation.homework.HomeworkLine;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code csp lesson verify}. */
final class LessonVerifyTest {

  private static final LessonIdentity MRV =
      LessonIdentity.of(ShippedLesson.find("mrv").orElseThrow());
  private static final String MRV_PRINT = MRV.fingerprint();
  private static final LessonIdentity BACKTRACKING =
      LessonIdentity.of(ShippedLesson.find("backtracking").orElseThrow());

  @TempDir Path folder;

  private static String line(LessonIdentity lesson, String student, int right) {
    return HomeworkLine.of(new Homework(lesson, student, right, 2), HomeworkKey.of(lesson))
        .toString();
  }

  private static String keyed(String student, String key) {
    return HomeworkLine.of(new Homework(MRV, student, 2, 2), HomeworkKey.of(key)).toString();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void validLinesOfSeveralFilesAreListed() throws IOException {
    String wrapped = line(MRV, "João Silva", 1).replaceAll("(.{20})", "$1\n> ");
    String first = file("a.txt", "Dear all,\n\n> " + wrapped + "\n");
    String second = file("b.txt", line(BACKTRACKING, "李明", 2));
    assertThat(Csp.run("lesson", "verify", first, second))
        .isEqualTo(
            new Csp.Ending(
                0,
                """
                student     lesson        score  verdict
                João Silva  mrv           1/2    check value right
                李明          backtracking  2/2    check value right
                """,
                ""));
  }

  @Test
  void standardInputIsTheDefault() {
    Csp.Ending ending = Csp.runOn("x " + line(MRV, "Ana", 2), "lesson", "verify");
    assertThat(ending.code()).isZero();
    assertThat(Csp.runOn(line(MRV, "Ana", 2), "lesson", "verify", "-")).isEqualTo(ending);
  }

  @Test
  void aChangedLineIsReportedWithItsPositionAndExitCode7() throws IOException {
    String changed = line(MRV, "Ana", 1).replace("/1/2/", "/2/2/");
    String file = file("a.txt", "Hello,\n  " + changed + "\n" + line(MRV, "Rui", 0));
    Csp.Ending ending = Csp.run("lesson", "verify", file);
    assertThat(ending.code()).isEqualTo(7);
    assertThat(ending.out())
        .isEqualTo(
            """
            student  lesson  score  verdict
            Ana      mrv     2/2    altered
            Rui      mrv     0/2    check value right
            """);
    assertThat(ending.err())
        .isEqualTo(
            "csp: "
                + file
                + ":2:3: expected another check value in the line of Ana; the line was changed,"
                + " or made with another key\n");
  }

  @Test
  void aScoreThatTheLessonDoesNotAllowIsReportedWithExitCode7() {
    Homework homework = new Homework(MRV, "Ana", 9999, 9999);
    String line = HomeworkLine.of(homework, HomeworkKey.of(MRV)).toString();
    for (String[] of : new String[][] {{}, {"--lesson", "mrv"}}) {
      Csp.Ending ending =
          Csp.runOn(
              line,
              Stream.concat(Stream.of("lesson", "verify"), Stream.of(of)).toArray(String[]::new));
      assertThat(ending.code()).isEqualTo(7);
      assertThat(ending.lines()).last().asString().endsWith("9999/9999  impossible score");
      assertThat(ending.err())
          .isEqualTo(
              "csp: standard input:1:1: expected a score of 2 questions, as the lesson mrv (%s)"
                      .formatted(MRV_PRINT)
                  + " has, found 9999/9999, by Ana\n");
    }
  }

  @Test
  void aLineOfAnotherLessonIsReported() {
    Csp.Ending ending =
        Csp.runOn(line(BACKTRACKING, "Ana", 2), "lesson", "verify", "--lesson", "mrv");
    assertThat(ending.code()).isEqualTo(7);
    assertThat(ending.lines()).last().asString().endsWith("2/2    other lesson");
    assertThat(ending.err())
        .isEqualTo(
            "csp: standard input:1:1: expected a line for the lesson mrv (%s), found one for"
                    .formatted(MRV_PRINT)
                + " backtracking (%s), by Ana\n".formatted(BACKTRACKING.fingerprint()));
  }

  @Test
  void anExportedLessonIsRecognisedByItsTextAndNotByItsFile() throws IOException {
    String copy = file("copy.json", Csp.run("lesson", "show", "mrv").out());
    assertThat(Csp.runOn(line(MRV, "Ana", 2), "lesson", "verify", "--lesson", copy).code())
        .isZero();
    String changed =
        file("copy.json", Csp.run("lesson", "show", "mrv").out().replaceFirst("\\.\"", "!\""));
    assertThat(Csp.runOn(line(MRV, "Ana", 2), "lesson", "verify", "--lesson", changed).code())
        .isEqualTo(7);
  }

  @Test
  void theKeyOfThePageIsNeeded() {
    String lines = keyed("Ana", "week 3") + "\n" + keyed("Rui", "week 2");
    Csp.Ending ending = Csp.runOn(lines, "lesson", "verify", "--key", "week 3");
    assertThat(ending.code()).isEqualTo(7);
    assertThat(ending.lines())
        .containsExactly(
            "student  lesson  score  verdict",
            "Ana      mrv     2/2    valid",
            "Rui      mrv     2/2    altered");
    assertThat(Csp.runOn(lines, "lesson", "verify").lines())
        .filteredOn(line -> line.endsWith("altered"))
        .hasSize(2);
  }

  @Test
  void csvAndJsonHaveAllFields() throws IOException {
    String file = file("a.txt", " " + line(MRV, "=1+1", 1) + "\n" + line(MRV, "Sá, Ana", 2));
    assertThat(Csp.run("lesson", "verify", file, "--format", "csv").lines())
        .containsExactly(
            "student,lesson,fingerprint,right,questions,verdict,source,line,column",
            "'=1+1,mrv,%s,1,2,check value right,%s,1,2".formatted(MRV_PRINT, file),
            "\"Sá, Ana\",mrv,%s,2,2,check value right,%s,2,1".formatted(MRV_PRINT, file));
    assertThat(Csp.run("lesson", "verify", file, "--format", "json").lines())
        .hasSize(2)
        .first()
        .isEqualTo(
            "{\"student\":\"=1+1\",\"lesson\":\"mrv\",\"fingerprint\":\"%s\",\"right\":1,"
                    .formatted(MRV_PRINT)
                + "\"questions\":2,\"verdict\":\"check value right\",\"source\":\"%s\",\"line\":1,\"column\":2}"
                    .formatted(file));
  }

  @Test
  void whatCannotBeReadIsReportedWithExitCode3AndTheRestIsVerified() throws IOException {
    String file = file("a.txt", "csp-homework/1/mrv/\n" + line(MRV, "Ana", 2));
    Csp.Ending ending = Csp.run("lesson", "verify", file, "nowhere.txt", folder.toString());
    assertThat(ending.code()).isEqualTo(3);
    assertThat(ending.lines()).hasSize(2);
    assertThat(ending.err().lines())
        .containsExactly(
            "csp: "
                + file
                + ":1:20: expected the fingerprint of a lesson of 8 digits and letters, found"
                + " nothing",
            "csp: nowhere.txt: there is no such file or folder",
            "csp: " + folder + ": is a directory");
    assertThat(Csp.runOn("nothing here", "lesson", "verify"))
        .isEqualTo(
            new Csp.Ending(
                3,
                "",
                "csp: standard input: expected a line that begins with csp-homework/, found none\n"));
    assertThat(Csp.runOn(line(MRV, "Ana", 2), "lesson", "verify", "--lesson", "nowhere.json"))
        .isEqualTo(new Csp.Ending(3, "", "csp: nowhere.json: there is no such file\n"));
  }

  /** The lines are ASCII: a mail in another encoding, even of 16 bits, has them all the same. */
  @Test
  void theEncodingOfTheTextAroundIsNotSignificant() throws IOException {
    Path file = folder.resolve("a.txt");
    Files.write(file, ("é " + line(MRV, "Ana", 2)).getBytes(ISO_8859_1));
    assertThat(Csp.run("lesson", "verify", file.toString()).code()).isZero();
    Files.write(file, ("é " + line(MRV, "Ana", 2)).getBytes(UTF_16));
    assertThat(Csp.run("lesson", "verify", file.toString()).code()).isZero();
  }

  @Test
  void namesCannotControlTheTerminal() {
    String hostile =
        "csp-homework/1/mrv/%s/x21b25bJ42028y/7/7/0000000000000000".formatted(MRV_PRINT);
    Csp.Ending ending = Csp.runOn(hostile, "lesson", "verify");
    assertThat(ending.out()).contains("x[J y ");
    assertThat(ending.err()).contains("the line of x[J y;");
  }
}
