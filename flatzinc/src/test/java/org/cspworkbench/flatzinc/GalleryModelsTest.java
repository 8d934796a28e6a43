package org.cspworkbench.flatzinc;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.text.ProblemContents;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The problems that come with the program are stated twice: in its own notation, and as MiniZinc
 * models. Both have the same solutions, and those of the models are the ones that Gecode finds.
 */
final class GalleryModelsTest {

  private static final Path NOTATION =
      Path.of("../presentation/src/main/resources/org/cspworkbench/presentation/input/problems");
  private static final Path MODELS = Path.of("../data/minizinc");

  @TempDir private Path folder;

  @BeforeAll
  static void assumeInstalled() {
    MiniZincTool.assumeInstalled();
  }

  private FlatZincInstance model(String name) throws Exception {
    return MiniZincCompiler.read(name, ImmutableList.of(MODELS.resolve(name + ".mzn")));
  }

  private static ProblemContents notation(String name) throws Exception {
    return ProblemReader.read(name, Files.readString(NOTATION.resolve(name + ".csp")));
  }

  /** Searches all, by weights, and passes each solution on. */
  private static void search(Csp csp, Optional<Objective> objective, Consumer<int[]> receiver) {
    Search search = Search.on(csp).order(new DomWdeg()).maintainArcConsistency().wantAll().keep(0);
    objective.ifPresent(search::optimise);
    assertThat(search.onSolution(receiver).solve().ending()).isEqualTo(Ending.EXHAUSTED);
  }

  /** Returns the values of these variables by name; words are numbered from 1, as in MiniZinc. */
  private static String named(List<Variable> variables, int... values) {
    Map<String, Integer> named = new TreeMap<>();
    for (Variable x : variables) {
      Domain domain = x.domain();
      boolean isWord = domain.hasLabels() && !domain.labelAt(0).matches("false|true");
      int value = values[x.index()];
      named.put(x.name(), isWord ? domain.indexOf(value) + 1 : value);
    }
    return named.toString();
  }

  /**
   * Returns the solutions that Gecode finds of a model that is compiled for it, as it prints them.
   */
  private String byGecode(String name) throws Exception {
    Path flat = folder.resolve("gecode.fzn");
    run(
        "minizinc",
        "-Gstd",
        "-c",
        "--output-mode",
        "dzn",
        "--no-output-ozn",
        "--fzn",
        flat.toString(),
        MODELS.resolve(name + ".mzn").toString());
    return run("fzn-gecode", "-a", flat.toString());
  }

  private String run(String... command) throws Exception {
    Path output = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).as(String.join(" ", command)).isZero();
    return Files.readString(output, StandardCharsets.UTF_8);
  }

  /** Returns the solutions by their assignments to {@code names}, in alphabetical order. */
  private static Set<String> solutions(String text, Set<String> names) {
    return Splitter.on("----------\n")
        .splitToStream(text)
        .filter(solution -> solution.contains(";"))
        .map(
            solution ->
                solution
                    .lines()
                    .filter(line -> names.contains(nameOf(line)))
                    .sorted()
                    .collect(Collectors.joining("\n")))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the names to which {@code text} assigns something. */
  private static Set<String> names(String text) {
    return text.lines()
        .filter(line -> line.contains(" = "))
        .map(GalleryModelsTest::nameOf)
        .collect(Collectors.toSet());
  }

  private static String nameOf(String line) {
    return line.replaceFirst(" = .*", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "car-sequencing",
        "eight-queens",
        "lo-shu",
        "petersen-graph",
        "school-timetable",
        "alphametic",
        "social-golfers",
        "tree-map",
        "five-houses"
      })
  void bothStatementsHaveTheSolutionsThatGecodeFinds(String name) throws Exception {
    FlatZincInstance model = model(name);
    Set<String> ofModel = new TreeSet<>();
    StringBuilder printed = new StringBuilder();
    search(
        model.csp(),
        Optional.empty(),
        values -> {
          ofModel.add(named(model.own(), values));
          printed.append(model.solution(values));
        });
    ProblemContents notation = notation(name);
    Set<String> ofNotation = new TreeSet<>();
    search(
        notation.csp(),
        Optional.empty(),
        values -> ofNotation.add(named(notation.shown(), values)));
    assertThat(ofModel).isNotEmpty().isEqualTo(ofNotation);
    String byGecode = byGecode(name);
    Set<String> names = names(byGecode); // MiniZinc leaves out those that are others
    names.retainAll(names(printed.toString()));
    assertThat(solutions(printed.toString(), names)).isEqualTo(solutions(byGecode, names));
  }

  @ParameterizedTest
  @ValueSource(strings = {"golomb-ruler", "job-shop-6x6", "knapsack", "still-life"})
  void bothStatementsHaveTheOptimumThatGecodeFinds(String name) throws Exception {
    FlatZincInstance model = model(name);
    ProblemContents contents = notation(name);
    long best = best(model.csp(), model.objective().orElseThrow());
    assertThat(best)
        .isEqualTo(best(contents.csp(), contents.objective().orElseThrow()))
        .isEqualTo(optimumByGecode(name));
    int[][] last = new int[1][];
    AnnotatedSearch.of(model, 1)
        .optimise(model.objective().orElseThrow())
        .onSolution(values -> last[0] = values)
        .solve();
    assertThat(model.objective().orElseThrow().worthOf(last[0])).isEqualTo(best);
  }

  private long optimumByGecode(String name) throws Exception {
    String model = MODELS.resolve(name + ".mzn").toString();
    String printed =
        run("minizinc", "--solver", "gecode", "--output-mode", "dzn", "--output-objective", model);
    assertThat(printed).contains("==========");
    String last = printed.substring(printed.lastIndexOf("_objective = "));
    return Long.parseLong(last.substring(last.indexOf('=') + 2, last.indexOf(';')));
  }

  private static long best(Csp csp, Objective objective) {
    int[][] last = new int[1][];
    search(csp, Optional.of(objective), values -> last[0] = values);
    return objective.worthOf(last[0]);
  }
}
