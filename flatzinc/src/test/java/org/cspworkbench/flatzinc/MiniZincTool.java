package org.cspworkbench.flatzinc;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Assumptions;

/** The installed MiniZinc, with Gecode as the solver that shares no code with this project. */
final class MiniZincTool {

  private static final Pattern LIST =
      Pattern.compile("(?m)^x = (?:array\\dd\\([^\\[]*)?\\[(.*?)\\]");

  private MiniZincTool() {}

  /** Skips the test where MiniZinc is not installed. */
  static void assumeInstalled() {
    Assumptions.assumeTrue(MiniZincCompiler.isInstalled(), "minizinc is not installed");
  }

  /** Returns all values of the array {@code x} in solutions by Gecode, with decompositions only. */
  static ImmutableSortedSet<String> byGecode(Path folder, String model) throws IOException {
    Path file = Files.writeString(folder.resolve("oracle.mzn"), model);
    Path configuration =
        Files.writeString(
            folder.resolve("oracle.msc"),
            """
            {"id": "oracle", "name": "oracle", "version": "1", "executable": "fzn-gecode",
             "mznlib": "-Gstd", "supportsFzn": true, "needsSolns2Out": true, "stdFlags": ["-a"]}
            """);
    Path output = folder.resolve("oracle.txt");
    Path errors = folder.resolve("oracle.err");
    Process process =
        new ProcessBuilder(
                "minizinc",
                "--solver",
                configuration.toString(),
                "-a",
                "--output-mode",
                "dzn",
                file.toString())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    try {
      assertThat(process.waitFor()).as("%s%n%s", model, Files.readString(errors)).isZero();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    String text = Files.readString(output, StandardCharsets.UTF_8);
    assertThat(text).as(model).containsAnyOf("==========", "=====UNSATISFIABLE=====");
    return lists(text);
  }

  /** Returns all values of the array {@code x} in solutions by this project. */
  static ImmutableSortedSet<String> byOurs(Path folder, String model)
      throws IOException, UnreadableException {
    Path file = Files.writeString(folder.resolve("model.mzn"), model);
    return byOurs(
        FlatZincReader.read("model", MiniZincCompiler.compile(folder, ImmutableList.of(file))));
  }

  /** Returns all values of the array {@code x} in solutions of {@code instance}. */
  static ImmutableSortedSet<String> byOurs(FlatZincInstance instance) {
    StringBuilder solutions = new StringBuilder();
    SearchResult result =
        AnnotatedSearch.of(instance, 1)
            .wantAll()
            .keep(0)
            .onSolution(values -> solutions.append(instance.solution(values)))
            .solve();
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    return lists(solutions.toString());
  }

  /** Returns what {@code text} states. */
  static FlatZincInstance read(String text) throws UnreadableException {
    try {
      return FlatZincReader.read("model", "model.fzn", new StringReader(text));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static ImmutableSortedSet<String> lists(String text) {
    return LIST.matcher(text)
        .results()
        .map(found -> found.group(1).replace(" ", ""))
        .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
  }
}
