package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.AnnotatedSearch;
import org.cspworkbench.flatzinc.FlatZincInstance;
import org.cspworkbench.flatzinc.FlatZincReader;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.jspecify.annotations.Nullable;

/**
 * How long FlatZinc files take: the first time, when the virtual machine has just begun with them,
 * and once it has compiled what they need. The search is that of the model, or a free one where it
 * states none. The whole time is that of reading, of compiling the network and of the search.
 */
final class MiniZincTimes {

  private static final int SECONDS = 2; // for the warm-up of a file
  private static final int LIMIT = 60; // seconds for a run
  private static final int RUNS = 5;

  /** A run: the processor time in milliseconds, and the answer. */
  private record Timed(double reading, double whole, String answer) {}

  private MiniZincTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    checkArgument(arguments.size() == 1, "expected a folder of FlatZinc files");
    out.println("file,answer,first ms,warm ms,reading ms");
    try {
      for (Path file : files(Path.of(arguments.get(0)))) {
        Timed first = timed(file);
        List<Timed> warm = repeated(file);
        out.printf(
            Locale.ROOT,
            "%s,%s,%.2f,%.2f,%.2f%n",
            file.getFileName(),
            first.answer(),
            first.whole(),
            median(warm.stream().map(Timed::whole)),
            median(warm.stream().map(Timed::reading)));
      }
    } catch (IOException | UnreadableException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private static ImmutableList<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".fzn"))
          .sorted()
          .collect(toImmutableList());
    }
  }

  /** Runs the file until it is compiled, then returns the last runs. */
  private static List<Timed> repeated(Path file) throws IOException, UnreadableException {
    ProcessorTime time = new ProcessorTime();
    List<Timed> last = new ArrayList<>();
    do {
      last.add(timed(file));
    } while (time.seconds() < SECONDS);
    return last.subList(Math.max(0, last.size() - RUNS), last.size());
  }

  private static Timed timed(Path file) throws IOException, UnreadableException {
    ProcessorTime time = new ProcessorTime();
    FlatZincInstance instance = FlatZincReader.read(String.valueOf(file.getFileName()), file);
    double reading = time.seconds() * 1000;
    String answer = instance.search().isEmpty() ? freely(instance) : asStated(instance);
    return new Timed(reading, time.seconds() * 1000, answer);
  }

  private static Limits limits() {
    return Limits.none().withTime(Duration.ofSeconds(LIMIT));
  }

  private static String asStated(FlatZincInstance instance) {
    int[][] best = new int[1][];
    Search search = AnnotatedSearch.of(instance, 1).keep(0).onSolution(values -> best[0] = values);
    instance.objective().ifPresent(search::optimise);
    SearchResult result = search.solve(limits(), null);
    boolean isOver = result.ending() == Ending.EXHAUSTED || result.ending() == Ending.ENOUGH;
    return (isOver ? "" : "not finished: ") + answer(instance, best[0]);
  }

  private static String freely(FlatZincInstance instance) {
    Problem problem = new Problem.General(instance.csp(), instance.own(), instance.objective());
    Settings settings = Settings.defaults().withLimits(limits());
    Result result = StrongestSolver.of(problem).solve(problem, settings, null);
    return answer(
        instance, result.firstSolution().map(found -> found.values().toArray()).orElse(null));
  }

  private static String answer(FlatZincInstance instance, int @Nullable [] best) {
    return best == null
        ? "none"
        : instance
            .objective()
            .map(objective -> Long.toString(objective.worthOf(best)))
            .orElse("solution");
  }

  private static double median(Stream<Double> values) {
    List<Double> sorted = new ArrayList<>(values.toList());
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }
}
