package org.cspworkbench.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the rehearsal as the launcher does: in a separate JVM, without a display. */
final class RehearsalTest {

  @TempDir private Path folder;

  @Test
  void needsNoScreen() throws Exception {
    ProcessBuilder java =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Rehearsal.class.getName());
    java.environment().remove("DISPLAY");
    java.environment().put("XDG_CONFIG_HOME", folder.toString());
    File said = folder.resolve("said").toFile();
    Process rehearsal = java.redirectErrorStream(true).redirectOutput(said).start();

    int code = rehearsal.waitFor();
    assertThat(said)
        .usingCharset(StandardCharsets.UTF_8)
        .content()
        .endsWith("csp: there is no display to open a window on; csp solve works without one\n");
    assertThat(code).isZero();
  }
}
