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
 * No text of the window is cut: in every workspace with every kind of problem, in every look, in
 * the smallest, a usual and a large window, and with all enlarged twice in the smallest one. The
 * language of a program is that in which it was started: each is looked at by a process of its own.
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
            "-XX:TieredStopAtLevel=1", // it ends before more would pay
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
