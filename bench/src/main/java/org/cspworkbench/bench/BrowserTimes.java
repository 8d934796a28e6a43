package org.cspworkbench.bench;

import java.io.PrintStream;
import java.util.List;
import org.cspworkbench.bench.browser.BrowserRates;

/** How much slower solvers are on a page than in the virtual machine. */
final class BrowserTimes implements Benchmark {

  @Override
  public String question() {
    return "How fast do solvers run in browsers, compared with this machine? (browser [FILE])";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    SudokuSet set =
        arguments.isEmpty() ? SudokuSet.ours("minimal") : SudokuSet.read(arguments.get(0));
    out.printf("%s, at most the first 1,000%n%n", set.description());
    new BrowserRates(set.lines()).print(out);
  }
}
