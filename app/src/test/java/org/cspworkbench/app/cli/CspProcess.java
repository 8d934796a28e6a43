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

/** The program as a separate process, on Linux, with the name of a display that is not there. */
final class CspProcess {

  private final Process process;
  private final Path errors;

  private CspProcess(Process process, Path errors) {
    this.process = process;
    this.errors = errors;
  }

  /**
   * * Starts the process.
   *
   * @param errors the target of standard error
   * @param options options of Java
   * @param output the target of standard output, or {@link ProcessBuilder.Redirect#PIPE}
   */
  static CspProcess start(
      Path errors, ProcessBuilder.Redirect output, List<String> options, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    // The parent process may ignore interrupts, which would be inherited.
    command.addAll(List.of("env", "--default-signal=INT", "DISPLAY=:gone"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(errors.toFile()).redirectOutput(output);
    return new CspProcess(builder.start(), errors);
  }

  /** Writes lines to its standard input in the background, until the input is closed. */
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

  /** Returns a writer to its standard input. */
  BufferedWriter input() {
    return new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), UTF_8));
  }

  BufferedReader output() {
    return new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
  }

  /** Sends an interrupt, like Ctrl-C. */
  void interrupt() throws Exception {
    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
  }

  /** Ends it at once, without any notice to it. What it has written can still be read. */
  void kill() throws Exception {
    new ProcessBuilder("kill", "-KILL", String.valueOf(process.pid())).start().waitFor();
  }

  /** Waits until it has ended, and returns its exit code. */
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
