package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;

/**
 * The time that solvers take in a browser, compared with the virtual machine: the same program on
 * the same puzzles, in turn.
 */
final class BrowserRates {

  private static final ImmutableList<String> SOLVERS =
      ImmutableList.of("mac", "forward-checking", "bitboard");

  private static final int PAIRS = 5;
  private static final int ROUNDS = 9; // the first ones warm up
  private static final int MOST_PUZZLES = 1000;

  private final ImmutableList<String> puzzles;

  private BrowserRates(List<String> puzzles) {
    this.puzzles = puzzles.stream().limit(MOST_PUZZLES).collect(ImmutableList.toImmutableList());
  }

  static void run(List<String> arguments, PrintStream out) {
    SudokuSet set = SudokuSet.ofArgument(arguments);
    out.printf("%s, at most the first 1,000%n%n", set.description());
    new BrowserRates(set.lines()).print(out);
  }

  private void print(PrintStream out) {
    for (Browser browser : Browser.values()) {
      Path page = page();
      try (Tab tab = browser.tab(400, 300)) {
        tab.open(page.toUri());
        for (String solver : SOLVERS) {
          print(solver, browser, tab, out);
        }
      } finally {
        page.toFile().deleteOnExit();
      }
    }
  }

  private void print(String solver, Browser browser, Tab tab, PrintStream out) {
    List<Double> there = new ArrayList<>();
    List<Double> here = new ArrayList<>();
    for (int pair = 0; pair < PAIRS; pair++) {
      here.add(best(SolvingRounds.millis(solver, ROUNDS, puzzles)));
      there.add(best(inBrowser(solver, tab)));
    }
    double machine = median(here) / puzzles.size();
    double engine = median(there) / puzzles.size();
    out.printf(
        "%-9s %-17s %.4f ms a puzzle, virtual machine %.4f ms, ratio %.2f%n",
        browser, solver, engine, machine, engine / machine);
  }

  private double[] inBrowser(String solver, Tab tab) {
    String input = solver + "\n" + ROUNDS + "\n" + String.join("\n", puzzles);
    String lines = tab.evaluate("rounds(%s)".formatted(new JsonPrimitive(input))).getAsString();
    return Splitter.on('\n').splitToStream(lines).mapToDouble(Double::parseDouble).toArray();
  }

  private static double best(double[] millis) {
    return Arrays.stream(millis).min().orElseThrow();
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().skip(PAIRS / 2).findFirst().orElseThrow();
  }

  /** Writes a page whose function {@code rounds} runs the program. */
  private static Path page() {
    try {
      byte[] program =
          Resources.toByteArray(Resources.getResource(BrowserRates.class, "rounds.wasm"));
      String engine =
          Resources.toString(Resources.getResource("org/cspworkbench/web/engine.js"), UTF_8);
      Path page = Files.createTempFile("rounds", ".html");
      Files.writeString(
          page,
          """
          <!DOCTYPE html><meta charset="utf-8">
          <script>%s</script>
          <script>
          const code = Uint8Array.from(atob("%s"), (c) => c.charCodeAt(0));
          const compiled = WebAssembly.compile(code, {builtins: ["js-string"]});
          const rounds = async (input) => {
            const lines = [];
            const log = console.log;
            console.log = (line) => lines.push(line);
            await Engine.start(await compiled, input);
            console.log = log;
            return lines.join("\\n");
          };
          </script>
          """
              .formatted(engine, Base64.getEncoder().encodeToString(program)));
      return page;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("build with -Pbrowser, as bench/README.md says", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Solves the same puzzles again and again: the program whose time is compared. */
  private static final class SolvingRounds {

    private SolvingRounds() {}

    /**
     * Prints the milliseconds of each round, a line each.
     *
     * @param arguments one text of lines: the id of a solver, the number of rounds, and puzzles
     */
    public static void main(String[] arguments) {
      List<String> lines = Splitter.on('\n').splitToList(arguments[0]);
      int rounds = Integer.parseInt(lines.get(1));
      for (double millis : millis(lines.get(0), rounds, lines.subList(2, lines.size()))) {
        System.out.println(millis);
      }
    }

    /**
     * Returns the milliseconds of each round, in which the solver finds a solution of each puzzle.
     *
     * @throws IllegalStateException if one of them is left unsolved
     */
    static double[] millis(String id, int rounds, List<String> puzzles) {
      Solver solver = SolverCatalog.find(id).orElseThrow();
      double[] millis = new double[rounds];
      for (int round = 0; round < rounds; round++) {
        long start = System.nanoTime();
        for (String puzzle : puzzles) {
          Problem.Sudoku problem = Problem.Sudoku.of(Grid.ofLine(puzzle));
          Result result = solver.solve(problem, Settings.defaults(), null);
          checkState(result.firstSolution().isPresent(), "%s does not solve %s", id, puzzle);
        }
        millis[round] = (System.nanoTime() - start) / 1e6;
      }
      return millis;
    }
  }
}
