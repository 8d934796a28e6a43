package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.app.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Verifies that a file name that the locale cannot decode is reported in one sentence, and is not
 * read as a puzzle.
 */
@EnabledOnOs(OS.LINUX)
class LocaleTest {

  @TempDir private Path folder;

  /** Runs the command in a shell, which can create names that this JVM cannot encode. */
  private Csp.Ending csp(String locale, String command) throws Exception {
    Path output = folder.resolve("output");
    Path errors = folder.resolve("errors");
    List<String> words = new ArrayList<>(List.of("sh", "-c"));
    words.add(
        "name=$(printf 'R\\303\\244tsel.txt'); echo \"$P\" >\"$name\"; exec \"$@\" \"$name\"");
    words.add("sh");
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    words.addAll(List.of(command.split(" ")));
    ProcessBuilder process = new ProcessBuilder(words);
    process.environment().put("LC_ALL", locale);
    process.environment().put("P", Csp.EASY);
    process.directory(folder.toFile());
    process.redirectOutput(output.toFile()).redirectError(errors.toFile());
    int code = process.start().waitFor();
    return new Csp.Ending(code, read(output), read(errors));
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, UTF_8);
  }

  @ParameterizedTest
  @CsvSource({"solve", "solve --problem", "lesson check", "gui"})
  void aLocaleOfAsciiIsNamed(String command) throws Exception {
    assertThat(csp("C", command))
        .isEqualTo(
            new Csp.Ending(
                3,
                "",
                "csp: 'R\ufffd\ufffdtsel.txt' has characters that cannot be read in this locale,"
                    + " whose character set is ANSI_X3.4-1968; choose another locale, for"
                    + " example with LC_ALL=C.UTF-8\n"));
  }

  @Test
  void aLocaleOfUtf8ReadsTheFile() throws Exception {
    assertThat(csp("C.UTF-8", "solve --seed 1 --format line"))
        .isEqualTo(new Csp.Ending(0, Csp.EASY_SOLUTION + "\n", ""));
  }
}
