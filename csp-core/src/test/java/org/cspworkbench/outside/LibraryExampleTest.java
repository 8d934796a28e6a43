package org.cspworkbench.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines that show the library in the README compile and run when pasted into a program. */
class LibraryExampleTest {

  private static final Pattern JAVA_BLOCK =
      Pattern.compile("(?s)```java\n((?:import [^\n]*\n)*)(.*?)```");

  private static final String PROGRAM =
      """
      %s
      class Program {
        public static void main(String[] arguments) {
          %s
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void theLibrarySectionRuns() throws Exception {
    Matcher block = JAVA_BLOCK.matcher(Files.readString(Path.of("..", "README.md")));
    assertThat(block.find()).isTrue();
    Path program =
        Files.writeString(
            folder.resolve("Program.java"), PROGRAM.formatted(block.group(1), block.group(2)));
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                program.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(output.strip()).isEqualTo("WA = red");
    assertThat(java.waitFor()).isZero();
    assertThat(block.find()).as("one block").isFalse();
  }
}
