package org.cspworkbench.flatzinc;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Assumptions;

/** The installed MiniZinc, with Gecode as the solver that shares no code with this project. */
final class MiniZincTool {

  private static final Pattern LIST =
      Pattern.compile("(?m)^x\\d* = (?:array\\dd\\([^\\[]*)?\\[(.*?)\\]");

  private MiniZincTool() {}

  /** Skips the test where MiniZinc is not installed. */
  static void assumeInstalled() {
    Assumptions.assumeTrue(MiniZincCompiler.isInstalled(), "minizinc is not installed");
  }

  /**
   * Returns FlatZinc files of {@code models}, in order, with the library of this project. They are
   * compiled together, which takes little longer than one of them.
   */
  static ImmutableList<String> compiledForOurs(Path folder, List<String> models)
      throws IOException {
    return CompiledTogether.of(
        models,
        text -> {
          Path file = Files.writeString(folder.resolve("model.mzn"), text);
          try {
            return Files.readString(MiniZincCompiler.compile(folder, ImmutableList.of(file)));
          } catch (UnreadableException e) {
            throw new AssertionError(e.sentence() + "\n" + text, e);
          }
        });
  }

  /** Returns the same for Gecode, with decompositions only. */
  static ImmutableList<String> compiledForGecode(Path folder, List<String> models)
      throws IOException {
    return CompiledTogether.of(
        models,
        text -> {
          Path file = Files.writeString(folder.resolve("oracle.mzn"), text);
          Path compiled = folder.resolve("oracle.fzn");
          run(
              folder,
              "minizinc",
              "--solver",
              "org.minizinc.mzn-fzn",
              "-Gstd",
              "-c",
              "--output-mode",
              "dzn",
              "--fzn",
              compiled.toString(),
              file.toString());
          return Files.readString(compiled);
        });
  }

  /** Returns all values of the array {@code x} in solutions by Gecode of a FlatZinc file. */
  static ImmutableSortedSet<String> byGecode(Path folder, String flat) throws IOException {
    Path file = Files.writeString(folder.resolve("oracle.fzn"), flat);
    String text = run(folder, "fzn-gecode", "-a", file.toString());
    assertThat(text).as(flat).containsAnyOf("==========", "=====UNSATISFIABLE=====");
    return lists(text);
  }

  /** Returns what the program prints, which must end well. */
  private static String run(Path folder, String... command) throws IOException {
    Path output = folder.resolve("output.txt");
    Path errors = folder.resolve("errors.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    try {
      assertThat(process.waitFor()).as("%s", Files.readString(errors)).isZero();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    return Files.readString(output, StandardCharsets.UTF_8);
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
