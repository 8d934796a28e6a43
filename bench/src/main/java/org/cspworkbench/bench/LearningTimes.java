package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.Longs;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Compares the solver that learns with {@code domwdeg}, with a control that keeps no nogood, and
 * with Choco's lazy clause generation: each row in a class loader of its own.
 */
final class LearningTimes implements Benchmark {

  private static final long DEFAULT_SECONDS = 20;
  private static final int RATIOS_FROM_THE_RIGHT = 2;

  @Override
  public String question() {
    return "When does learning pay, and how fast is it beside Choco's?"
        + " (learning [SECONDS] [NAME | INSTANCE.xml | sudoku=FILE]…)";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    @Nullable Long limit = arguments.isEmpty() ? null : Longs.tryParse(arguments.get(0));
    checkArgument(limit == null || limit > 0, "expected at least one second, not %s", limit);
    List<String> named = limit == null ? arguments : arguments.subList(1, arguments.size());
    List<String> ids = named.isEmpty() ? LearningRows.ids().asList() : named;
    ids.forEach(LearningRows::find); // so that a wrong name is reported before anything is measured
    long seconds = limit == null ? DEFAULT_SECONDS : limit;
    out.printf("fails and seconds of processor time, at most %d s in a row%n%n", seconds);
    Table table =
        new Table(
            "problem",
            "domwdeg",
            "s",
            "learning",
            "s",
            "keep=none",
            "s",
            "Choco LCG",
            "s",
            "with restarts",
            "s",
            "ratio",
            "with restarts");
    List<List<String>> rows = new ArrayList<>();
    for (String id : ids) {
      List<String> cells = measure(id, seconds);
      out.println(String.join("; ", cells)); // rows may take minutes
      table.row(cells.toArray(new String[0]));
      rows.add(cells);
    }
    out.println();
    table.print(out);
    summarise("Choco", RATIOS_FROM_THE_RIGHT, rows, out);
    summarise("Choco with restarts", RATIOS_FROM_THE_RIGHT - 1, rows, out);
  }

  private static void summarise(
      String engine, int fromTheRight, List<List<String>> rows, PrintStream out) {
    double[] ratios =
        rows.stream()
            .map(cells -> cells.get(cells.size() - fromTheRight))
            .filter(ratio -> !ratio.isEmpty())
            .mapToDouble(Double::parseDouble)
            .toArray();
    out.printf(
        "learning is faster than %s on %d of the %d rows that both decide; geometric mean %.2f%n",
        engine,
        Arrays.stream(ratios).filter(ratio -> ratio < 1).count(),
        ratios.length,
        Math.exp(Arrays.stream(ratios).map(Math::log).average().orElse(Double.NaN)));
  }

  @SuppressWarnings("unchecked") // what the other loader's class is, this one's is too
  private static List<String> measure(String id, long seconds) {
    try (URLClassLoader world = Worlds.open()) {
      var row = (BiFunction<String, Long, List<String>>) Worlds.make(world, IsolatedLearning.class);
      return row.apply(id, seconds);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
