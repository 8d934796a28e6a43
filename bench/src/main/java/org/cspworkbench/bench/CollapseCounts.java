package org.cspworkbench.bench;

import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;
import org.cspworkbench.sudoku.Grid;

/**
 * Counts the attempts of wave function collapse with restarts and the nodes with backtracking, over
 * many seeds. The numbers depend only on the seeds, so they are part of the documentation.
 */
final class CollapseCounts {

  private static final int SEEDS = 500;
  private static final int ATTEMPTS = 200;
  private static final int WIDTH = 50; // of a bar that stands for all seeds
  private static final String PLOT = "images/collapse.png"; // beside the page

  /** Puzzles from very few givens to just enough. */
  private static final ImmutableMap<String, String> PUZZLES =
      ImmutableMap.of(
          "nothing given",
          ".................................................................................",
          "30 givens, 1 solution",
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "28 givens, 1 solution",
          ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34.",
          "22 givens, 425 solutions",
          "...2.1.....2..5..9.5..8...6.........3...5..9..8..7...4.4..9..7..2.....1...8.1..3.",
          "21 givens, 1 solution (Inkala 2012)",
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
          "17 givens, 1 solution",
          "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

  private CollapseCounts() {}

  static void run(List<String> arguments, PrintStream out) {
    Optional<Path> page = PageTables.page(arguments);
    ImmutableMap<String, List<Histogram>> histograms = histograms();
    new PageTables(ImmutableMap.of("collapse", stream -> print(histograms, stream))).put(page, out);
    page.ifPresent(path -> CollapsePlot.write(histograms, SEEDS, path.resolveSibling(PLOT)));
  }

  private static ImmutableMap<String, List<Histogram>> histograms() {
    ImmutableMap.Builder<String, List<Histogram>> histograms = ImmutableMap.builder();
    PUZZLES.forEach(
        (title, line) -> {
          Problem problem = Problem.Sudoku.of(Grid.ofLine(line));
          histograms.put(
              title,
              List.of(
                  histogram("restart: attempts", 1, "wfc", problem, Statistics::attempts),
                  histogram(
                      "going back: nodes", 0, "wfc-backtracking", problem, Statistics::nodes)));
        });
    return histograms.buildOrThrow();
  }

  private static Histogram histogram(
      String title, long least, String id, Problem problem, ToLongFunction<Statistics> count) {
    Solver solver = SolverCatalog.find(id).orElseThrow();
    Settings settings = Settings.defaults().with(WaveFunctionCollapse.ATTEMPTS, ATTEMPTS);
    long[] counts =
        LongStream.rangeClosed(1, SEEDS)
            .mapToObj(seed -> solver.solve(problem, settings.withSeed(seed), null))
            .filter(result -> result.outcome() instanceof Outcome.Solved)
            .map(Result::statistics)
            .mapToLong(count)
            .toArray();
    return Histogram.of(title, least, counts, SEEDS);
  }

  private static void print(ImmutableMap<String, List<Histogram>> histograms, PrintStream out) {
    histograms.forEach(
        (puzzle, both) -> {
          out.println(puzzle);
          both.forEach(histogram -> print(histogram, out));
          out.println();
        });
  }

  /** A bar for each class, as long as the share of seeds; then those that gave up. */
  private static void print(Histogram histogram, PrintStream out) {
    out.print("  " + histogram.title());
    histogram.median().ifPresent(most -> out.print(", for half of the seeds at most " + most));
    out.println();
    histogram.bars().forEach(bar -> print(bar.label(), bar.runs(), out));
    if (histogram.unfinished() > 0) {
      print("gave up", histogram.unfinished(), out);
    }
  }

  private static void print(String label, int seeds, PrintStream out) {
    int length = (seeds * WIDTH + SEEDS - 1) / SEEDS;
    out.println(
        String.format("%14s %4d ", label, seeds).concat("█".repeat(length)).stripTrailing());
  }
}
