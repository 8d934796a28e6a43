package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.cspworkbench.app.Main;

/** The program as a process of its own, on Linux. */
final class CspProcess {

  private final Process process;
  private final Path errors;

  private CspProcess(Process process, Path errors) {
    this.process = process;
    this.errors = errors;
  }

  /**
   * Starts it.
   *
   * @param errors where standard error goes
   * @param options options of Java
   * @param output where standard output goes, or {@link ProcessBuilder.Redirect#PIPE}
   */
  static CspProcess start(
      Path errors, ProcessBuilder.Redirect output, List<String> options, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    // Whoever started the tests may ignore interrupts, and that would be inherited.
    command.addAll(List.of("env", "--default-signal=INT"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(errors.toFile()).redirectOutput(output);
    return new CspProcess(builder.start(), errors);
  }

  /** Writes lines to its standard input, in the background, until it takes no more. */
  CspProcess feed(int count, IntFunction<String> line) {
    Thread feeder =
        new Thread(
            () -> {
              try (BufferedWriter input = input()) {
                for (int i = 0; i < count; i++) {
                  input.write(line.apply(i) + "\n");
                }
              } catch (IOException e) {
                // the process has ended
              }
            });
    feeder.setDaemon(true);
    feeder.start();
    return this;
  }

  /** Its standard input, to be written line by line. */
  BufferedWriter input() {
    return new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), UTF_8));
  }

  BufferedReader output() {
    return new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
  }

  /** As Ctrl-C does. */
  void interrupt() throws Exception {
    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
  }

  /** Its exit code, once it has ended. */
  int code() throws InterruptedException {
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("the process does not end");
    }
    return process.exitValue();
  }

  File errors() {
    return errors.toFile();
  }
}
