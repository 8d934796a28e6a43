package org.cspworkbench.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Compares the same searches in our engine and in Choco, each contest in a class loader of its own,
 * because the compiler of the virtual machine specialises methods by their earlier calls, so that
 * the order of contests would influence the times.
 */
final class AgainstChoco implements Benchmark {

  @Override
  public String question() {
    return "How fast is our engine beside Choco? (choco NAME…: some rows only; sudoku=FILE: other puzzles)";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    List<String> words = arguments.isEmpty() ? PairedSearches.ids().asList() : arguments;
    words.forEach(
        PairedSearches::find); // so that a wrong name is reported before anything is measured
    Table table = new Table("work", "unit", "ours", "Choco", "ratio", "quartiles", "must", "aim");
    for (String word : words) {
      table.row(measure(word, out).toArray(new String[0]));
    }
    out.println();
    table.print(out);
  }

  @SuppressWarnings("unchecked") // what the other loader's class is, this one's is too
  private static List<String> measure(String id, PrintStream out) {
    try (URLClassLoader world = Worlds.open()) {
      var contest =
          (BiFunction<String, PrintStream, List<String>>) Worlds.make(world, IsolatedSearch.class);
      return contest.apply(id, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
