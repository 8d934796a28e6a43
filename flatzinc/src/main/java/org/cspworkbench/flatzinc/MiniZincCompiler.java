package org.cspworkbench.flatzinc;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/** Compiles MiniZinc models by the program {@code minizinc}, where that is installed. */
public final class MiniZincCompiler {

  /** What to do where {@code minizinc} is not installed. */
  public static final String HOW_TO_INSTALL =
      "MiniZinc models are compiled by the program minizinc, which was not found; install it"
          + " (Debian and Ubuntu: apt-get install minizinc; others: www.minizinc.org)";

  private static final String PROGRAM = "minizinc";
  private static final Pattern PLACE = Pattern.compile("^\\s*(\\S.*?):(\\d+)\\.(\\d+)\\b");
  private static final Pattern ERROR = Pattern.compile("^(?:Error|MiniZinc): *(.*)$");
  private static final Pattern KIND = Pattern.compile("^(?:(?:type |symbol )?error: *)+");
  private static final Pattern NAME = Pattern.compile("(int|bool): (\\w+) = (\\w+|-\\d+);");
  private static final String OUTPUT = "output.ozn";
  private static final int MILLISECONDS_BETWEEN_LOOKS = 50;

  private MiniZincCompiler() {}

  /** Returns whether {@code minizinc} is on the path of programs. */
  public static boolean isInstalled() {
    String path = System.getenv("PATH");
    return path != null
        && Splitter.on(File.pathSeparatorChar)
            .splitToStream(path)
            .flatMap(folder -> Stream.of(PROGRAM, PROGRAM + ".exe").map(Path.of(folder)::resolve))
            .anyMatch(Files::isExecutable);
  }

  /**
   * Returns the problem that a model and its data state.
   *
   * @param name the name of the problem
   * @param files the model, and files of data
   * @throws UnreadableException if {@code minizinc} is not installed or finds a mistake, or the
   *     model has a part that is not supported
   * @throws IOException if a file cannot be read or written
   * @throws CancelledException if the cancellation of this work was requested
   */
  public static FlatZincInstance read(String name, ImmutableList<Path> files)
      throws IOException, UnreadableException {
    if (!isInstalled()) {
      throw new UnreadableException(SourcePosition.of(name), HOW_TO_INSTALL);
    }
    Path folder = Files.createTempDirectory("csp-minizinc");
    try {
      Path compiled = compile(folder, files);
      return FlatZincReader.read(name, compiled, new StringReader(names(folder)));
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  /**
   * Returns declarations of the variables of the model that are not in the FlatZinc file, since
   * they are others, or numbers: the file with the output names them.
   */
  private static String names(Path folder) throws IOException {
    StringBuilder names = new StringBuilder();
    String output = Files.readString(folder.resolve(OUTPUT), StandardCharsets.UTF_8);
    for (String line : Splitter.onPattern("\\R").split(output)) {
      Matcher name = NAME.matcher(line);
      if (name.matches() && output.contains("show(" + name.group(2) + ")")) {
        names.append("var ").append(name.group(1)).append(": ").append(name.group(2));
        names.append(" :: output_var = ").append(name.group(3)).append(";\n");
      }
    }
    return names.append("solve satisfy;").toString();
  }

  /** Returns the FlatZinc file that a model is compiled into, in {@code folder}. */
  static Path compile(Path folder, ImmutableList<Path> files)
      throws IOException, UnreadableException {
    Path library = folder.resolve(MiniZincLibrary.FOLDER);
    MiniZincLibrary.writeTo(library);
    Path configuration = folder.resolve("csp-workbench.msc");
    new MiniZincLibrary.Configuration(
            "org.cspworkbench.compiler",
            "CSP Workbench",
            folder.resolve("none"),
            library,
            ImmutableList.of(),
            false)
        .writeTo(configuration);
    Path compiled = folder.resolve("model.fzn");
    List<String> command = new ArrayList<>();
    command.add(PROGRAM);
    command.addAll(List.of("--solver", configuration.toString(), "-c", "--output-mode", "dzn"));
    command.addAll(
        List.of("--ozn", folder.resolve(OUTPUT).toString(), "--fzn", compiled.toString()));
    files.forEach(file -> command.add(file.toString()));
    Path report = folder.resolve("report.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(report.toFile())
            .start();
    process.getOutputStream().close();
    waitFor(process);
    if (process.exitValue() != 0 || !Files.exists(compiled)) {
      throw fault(files.get(0).toString(), Files.readString(report, StandardCharsets.UTF_8));
    }
    return compiled;
  }

  private static void waitFor(Process process) {
    try {
      while (!process.waitFor(MILLISECONDS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS)) {
        Cancellation.check();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException();
    } finally {
      process.destroyForcibly();
    }
  }

  /** Returns what {@code minizinc} reports, at the first place that it names. */
  static UnreadableException fault(String model, String report) {
    String sentence = "minizinc does not compile it, and does not report why";
    SourcePosition place = SourcePosition.of(model);
    boolean isPlaced = false;
    for (String line : Splitter.onPattern("\\R").split(report)) {
      Matcher at = PLACE.matcher(line);
      Matcher error = ERROR.matcher(line);
      if (error.matches()) {
        sentence = KIND.matcher(error.group(1)).replaceFirst("").strip();
      } else if (!isPlaced && at.find()) {
        isPlaced = true;
        place =
            new SourcePosition(
                at.group(1), Integer.parseInt(at.group(2)), Integer.parseInt(at.group(3)));
      }
    }
    return new UnreadableException(place, sentence);
  }
}
