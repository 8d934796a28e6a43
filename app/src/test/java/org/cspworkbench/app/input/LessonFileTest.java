package org.cspworkbench.app.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that a lesson reads only files in its folder, and that errors are reported with their
 * position.
 */
class LessonFileTest {

  private static final String SECRET = "hunter2-is-the-password";
  private static final String PUZZLE = "1.....2..3.....4\n";
  private static final String GRAPH = "p edge 2 1\ne 1 2\n";
  private static final String PROBLEM = "variables x, y in 1..2\nx != y\n";

  @TempDir private Path outside;
  private Path folder;

  @BeforeEach
  void putFilesInsideAndOutside() throws IOException {
    outside = outside.toRealPath();
    folder = Files.createDirectories(outside.resolve("lessons/mine"));
    for (Path each : new Path[] {outside, folder, Files.createDirectory(folder.resolve("sub"))}) {
      Files.writeString(each.resolve("p.sdk"), PUZZLE);
      Files.writeString(each.resolve("g.col"), GRAPH);
      Files.writeString(each.resolve("n.csp"), PROBLEM);
    }
    Files.writeString(outside.resolve("secret.txt"), SECRET + "\n");
  }

  private void read(String problem) throws Exception {
    String text =
        "{\"title\": \"t\",\n \"problem\": \"%s\",\n \"runs\": {\"a\": {\"solver\": \"mac\"}}}";
    LessonFile.open(Files.writeString(folder.resolve("lesson.json"), text.formatted(problem)));
  }

  private void assertRefused(String problem) {
    assertThatThrownBy(() -> read(problem))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(
            "%s:2:13: expected a file in the folder of the lesson, found '%s'",
            folder.resolve("lesson.json"), problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p.sdk",
        "g.col:2",
        "n.csp",
        "./p.sdk",
        "sub/p.sdk",
        "sub/../p.sdk",
        "sub/g.col:2",
        "../mine/n.csp"
      })
  void filesInTheFolderOrBelowAreRead(String problem) throws Exception {
    read(problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../p.sdk",
        "../../p.sdk",
        "sub/../../../p.sdk",
        "../../g.col:2",
        "../../n.csp",
        "../../secret.txt",
        "../../none.xml",
        "../../../../../../../../etc/shadow.txt"
      })
  void filesOutsideAreRefused(String problem) {
    assertRefused(problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"p.sdk", "g.col:2", "n.csp", "secret.txt", "none.xml"})
  void absolutePathsAreRefused(String name) {
    assertRefused(outside.resolve(name).toString().replace("\\", "/"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksAreResolvedToTheirFiles() throws Exception {
    Files.createSymbolicLink(folder.resolve("inside.sdk"), Path.of("sub", "p.sdk"));
    read("inside.sdk");
    Files.createSymbolicLink(folder.resolve("link.sdk"), outside.resolve("secret.txt"));
    assertRefused("link.sdk");
    Files.createSymbolicLink(folder.resolve("up"), outside);
    assertRefused("up/p.sdk");
    assertRefused("up/g.col:2");
  }

  /** The path of the folder may contain a link. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkedFolderIsAccepted() throws Exception {
    Path link = Files.createSymbolicLink(outside.resolve("link"), folder);
    folder = link;
    read("p.sdk");
    assertRefused("../p.sdk");
  }

  @ParameterizedTest
  @ValueSource(strings = {"secret.txt", "secret.csp", "secret.col:3", "secret.xml", "secret.json"})
  void aFileThatIsNotAPuzzleIsNotQuoted(String name) throws IOException {
    Files.writeString(folder.resolve(name.replaceAll(":.*", "")), SECRET + "\nroot:x:0:0\n");
    assertThatThrownBy(() -> read(name))
        .isInstanceOf(UnreadableException.class)
        .message()
        .doesNotContain("password")
        .startsWith(folder.resolve("lesson.json") + ":2:13: ");
  }

  @Test
  void theFirstInvalidByteIsReportedWithItsPosition() throws IOException {
    Path file = folder.resolve("latin.json");
    Files.write(file, "{\"title\": \"t\",\r\n \"text\": \"ação\"}".getBytes(ISO_8859_1));
    assertThat(LessonFile.isOne(file)).isFalse();
    assertThatThrownBy(() -> LessonFile.open(file))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("%s:2:12: expected text in UTF-8, found a byte of value 231", file);
  }

  /** Columns count characters, not bytes; a truncated character is an error. */
  @Test
  void columnsCountCharacters() throws IOException {
    Path file = folder.resolve("cut.json");
    byte[] text = "{\"title\": \"ação 𝔸\", \"runs\": 1}\r\r\n𝔸é!é".getBytes(UTF_8);
    Files.write(file, java.util.Arrays.copyOf(text, text.length - 1));
    assertThat(LessonFile.isOne(file)).as("the window opens it as a lesson").isTrue();
    assertThatThrownBy(() -> LessonFile.open(file))
        .hasMessage("%s:3:4: expected text in UTF-8, found a byte of value 195", file);
  }
}
