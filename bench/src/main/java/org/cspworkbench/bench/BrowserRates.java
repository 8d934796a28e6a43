package org.cspworkbench.bench;

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
}
