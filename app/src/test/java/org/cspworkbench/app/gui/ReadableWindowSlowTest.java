package org.cspworkbench.app.gui;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that no text of the window is truncated: in every workspace with every kind of problem,
 * in every theme, in windows of minimum, usual and large size, and in the smallest window at twice
 * the zoom factor. The language is fixed at the start of the program, so that each language is
 * tested in a separate process.
 */
@Tag("slow")
final class ReadableWindowSlowTest {

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "pt-BR"})
  void everyTextCanBeReadInEveryLookAndSize(String language)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1", // the process is too short for the optimizing compiler
            "-XX:+UseSerialGC",
            "-Djava.awt.headless=true",
            "-Duser.language=" + language.substring(0, 2),
            "-Duser.country=" + language.substring(3),
            "-cp",
            System.getProperty("java.class.path"),
            ReadableWindow.class.getName());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said.lines()).isEmpty();
  }
}
