package org.cspworkbench.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs of {@code csp} in a process of its own, and of {@code csp cluster} in this one. */
final class Programs {

  /**
   * What a run has left.
   *
   * @param code the exit code
   * @param data standard output, or the rows in the order of their parts
   * @param messages standard error without the name of the program, or the files of messages
   */
  record Outcome(int code, String data, String messages) {}

  private Programs() {}

  /** Runs {@code csp}. */
  static Outcome csp(Path folder, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add("org.cspworkbench.app.Main");
    command.addAll(List.of(arguments));
    Path data = Files.createTempFile(folder, "csp", ".out");
    Path messages = Files.createTempFile(folder, "csp", ".err");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(data.toFile())
            .redirectError(messages.toFile())
            .start();
    int code = process.waitFor();
    String sentences = Files.readString(messages).replaceAll("(?m)^csp: ", "");
    return new Outcome(code, Files.readString(data), sentences);
  }

  /** Runs {@code csp cluster}; the last argument is the folder of the output. */
  static Outcome cluster(String... arguments) throws IOException {
    int code = Main.run(quiet(), quiet(), arguments);
    Path output = Path.of(arguments[arguments.length - 1]);
    return new Outcome(code, parts(output), parts(output.resolve("_messages")));
  }

  /** Returns a stream that drops all that is printed. */
  static PrintStream quiet() {
    return new PrintStream(OutputStream.nullOutputStream(), true, UTF_8);
  }

  /** Runs {@code csp cluster} with arguments that it rejects, and returns what it reports. */
  static String rejection(int expectedCode, String... arguments) throws IOException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(quiet(), new PrintStream(err, true, UTF_8), arguments);
    String sentences = err.toString(UTF_8);
    return code == expectedCode ? sentences : "exit code " + code + ": " + sentences;
  }

  /** Returns the text of all parts in {@code folder}. */
  static String parts(Path folder) throws IOException {
    StringBuilder text = new StringBuilder();
    if (Files.isDirectory(folder)) {
      for (Path part : partFiles(folder)) {
        text.append(Files.readString(part));
      }
    }
    return text.toString();
  }

  /** Returns the files of the parts in {@code folder}, in order. */
  static List<Path> partFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("part-"))
          .sorted()
          .toList();
    }
  }
}
