package org.cspworkbench.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that, with a display, the rehearsal creates the whole window and ends. */
@Tag("display")
final class RehearsalDisplayTest {

  @TempDir private Path folder;

  @Test
  void endsWithoutStoringSettings() throws Exception {
    assumeFalse(GraphicsEnvironment.isHeadless(), "needs a display: see CONTRIBUTING.md");
    ProcessBuilder java =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Rehearsal.class.getName(),
            "screen");
    java.environment().put("XDG_CONFIG_HOME", folder.toString());
    java.environment().put("XDG_STATE_HOME", folder.toString());
    int code =
        java.redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start()
            .waitFor();
    assertThat(code).isZero();
    assertThat(folder).isEmptyDirectory();
  }
}
