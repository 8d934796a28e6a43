package org.cspworkbench.app.cli;

import static java.lang.ProcessBuilder.Redirect.PIPE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that a command that waits for a named pipe reports that it is waiting. */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class PipeTest {

  @TempDir private Path folder;
  private Path errors;

  @BeforeEach
  void nameTheErrors() {
    errors = folder.resolve("errors");
  }

  private Path pipe(String name) throws Exception {
    Path pipe = folder.resolve(name);
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    return pipe;
  }

  private CspProcess startAndWaitForTheNote(Path pipe, String... command)
      throws IOException, InterruptedException {
    CspProcess csp = CspProcess.start(errors, PIPE, List.of(), command);
    while (Files.size(errors) == 0) {
      Thread.sleep(10);
    }
    assertThat(errors).hasContent("csp: waiting for " + pipe + ", a pipe without a writer\n");
    return csp;
  }

  @Test
  void theWaitIsReportedAndThePipeIsReadOnceItIsWritten() throws Exception {
    Path pipe = pipe("puzzles.txt");
    CspProcess csp =
        startAndWaitForTheNote(pipe, "solve", pipe.toString(), "--format", "line", "--seed", "1");
    Files.writeString(pipe, Csp.EASY + "\n");
    try (BufferedReader output = csp.output()) {
      assertThat(output.readLine()).isEqualTo(Csp.EASY_SOLUTION);
    }
    assertThat(csp.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"n.csp", "x.xml", "g.col:3"})
  void anInterruptEndsTheWait(String name) throws Exception {
    Path pipe = pipe(name.replaceAll(":.*", ""));
    CspProcess csp =
        startAndWaitForTheNote(pipe, "solve", "--problem", folder.resolve(name).toString());
    csp.interrupt();
    assertThat(csp.code()).isEqualTo(130);
  }

  @ParameterizedTest
  @ValueSource(strings = {"p.txt", "n.csp", "x.xml", "g.col:3"})
  void theWindowRejectsAPipeImmediately(String name) throws Exception {
    pipe(name.replaceAll(":.*", ""));
    Csp.Ending ending = Csp.run("gui", folder.resolve(name).toString());
    assertThat(ending.code()).isEqualTo(3);
    assertThat(ending.err())
        .contains(folder.resolve(name) + " is a pipe or a device, and the window opens files only");
  }
}
