package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A destination that cannot be written is one sentence and an exit code, and no file remains. */
@EnabledOnOs(OS.LINUX)
final class TextOutputTest {

  private static final String SPLIT = "split --problem queens:6 --parts 4 --seed 1";
  private static final String GENERATE = "generate --size 4 --seed 5";
  private static final String FULL = "no space left on device\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {SPLIT, GENERATE})
  void aFullDiskIsReported(String command) {
    assertThat(csp(command + " -o /dev/full"))
        .isEqualTo(new Csp.Ending(1, "", "csp: /dev/full cannot be written: " + FULL));
  }

  @ParameterizedTest
  @ValueSource(strings = {SPLIT, GENERATE})
  void aFileThatCannotBeCreatedIsRejected(String command) throws IOException {
    String name = command.substring(0, command.indexOf(' '));
    String missing = folder.resolve("missing/rows").toString();
    assertThat(csp(command + " -o " + missing))
        .isEqualTo(rejected(name, missing, "there is no such folder"));
    assertThat(csp(command + " -o " + folder))
        .isEqualTo(rejected(name, folder.toString(), "is a directory"));
    String system = "/proc/rows"; // where not even root creates files
    assertThat(csp(command + " -o " + system))
        .isEqualTo(rejected(name, system, "cannot be written"));
    assertThat(folder).isEmptyDirectory();
  }

  private static Csp.Ending rejected(String name, String file, String reason) {
    String sentence = "csp: --output " + file + ": " + reason + "; see csp " + name + " --help\n";
    return new Csp.Ending(2, "", sentence);
  }

  @Test
  void aCommandThatFailsKeepsTheOldFile() throws IOException {
    Path old = Files.writeString(folder.resolve("old"), "old");
    assertThat(csp("split --problem queens:3 --parts 4 -o " + old).code()).isEqualTo(4);
    assertThat(old).hasContent("old");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(old);
    }
  }

  @Test
  void fullStandardOutputIsReported() throws IOException {
    Path parts = folder.resolve("parts");
    assertThat(csp(SPLIT + " -o " + parts)).isEqualTo(new Csp.Ending(0, "", ""));
    String solve = "solve --format json --parts " + parts;
    Path rows = Files.writeString(folder.resolve("rows"), csp(solve).out());
    for (String command : new String[] {SPLIT, GENERATE, solve, "merge " + rows}) {
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      try (OutputStream full = new FileOutputStream("/dev/full")) {
        Console console =
            Console.of(InputStream.nullInputStream(), full, err, Console.Terminals.NONE, Map.of());
        assertThat(CspCommand.run(console, command.split(" ", -1))).as(command).isOne();
      }
      assertThat(err.toString(UTF_8))
          .as(command)
          .isEqualTo("csp: standard output cannot be written: " + FULL);
    }
  }

  private static Csp.Ending csp(String command) {
    return Csp.run(command.split(" ", -1));
  }
}
