package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.cspworkbench.solvers.Problem;
import org.jspecify.annotations.Nullable;

/**
 * Compares the solver that learns with {@code domwdeg}, with a control that keeps no nogood, and
 * with Choco's lazy clause generation: each row in a class loader of its own.
 */
final class LearningTimes {

  private static final long DEFAULT_SECONDS = 20;
  private static final int RATIOS_FROM_THE_RIGHT = 2;
  private static final int MOST_RUNS = 25;
  private static final double SECONDS_OF_RUNS = 2;

  /** One of the solvers that are compared. */
  interface Engine {

    /**
     * Solves the problems, from their statement on: the first solution of each, or its optimum with
     * the proof.
     *
     * @param seconds of processor time that it may take in all
     */
    Tally run(List<Problem> problems, long seconds);
  }

  /**
   * What one run over the problems of a row has come to.
   *
   * @param answers for each problem the number of solutions found, or the optimum
   * @param isDecided whether all of them were decided within the limit
   * @param fails how often the runs failed together
   * @param seconds of processor time
   */
  record Tally(List<Long> answers, boolean isDecided, long fails, double seconds) {

    /** Returns a number, marked if it would have been greater without the limit. */
    private String marked(String number) {
      return (isDecided ? "" : "> ") + number;
    }
  }

  private LearningTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    @Nullable Long limit = arguments.isEmpty() ? null : Longs.tryParse(arguments.get(0));
    checkArgument(limit == null || limit > 0, "expected at least one second, not %s", limit);
    List<String> named = limit == null ? arguments : arguments.subList(1, arguments.size());
    List<String> ids = named.isEmpty() ? LearningRows.ids().asList() : named;
    ids.forEach(LearningRows::find); // so that a wrong name is reported before anything is measured
    long seconds = limit == null ? DEFAULT_SECONDS : limit;
    out.printf("fails and seconds of processor time, at most %d s in a row%n%n", seconds);
    Table table =
        new Table(
            "problem | domwdeg | s | learning | s | keep=none | s | Choco LCG | s"
                + " | with restarts | s | ratio | with restarts");
    List<List<String>> rows = new ArrayList<>();
    for (String id : ids) {
      List<String> cells = Worlds.row(IsolatedRow.class, id, seconds);
      out.println(String.join("; ", cells)); // rows may take minutes
      table.row(cells);
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

  /**
   * One row, by all engines in turn. Created by reflection in a class loader of its own, so that
   * the code is compiled for it only; callers use it as a {@link Supplier}.
   *
   * <p>Each engine runs again and again for some seconds, and the median counts, without the first
   * run, which compiles the code, if there is another.
   */
  public static final class IsolatedRow implements Supplier<List<String>> {

    private final LearningRows.Row row;
    private final long seconds;

    /**
     * The row of that name.
     *
     * @param seconds of processor time that a run may take
     */
    public IsolatedRow(String id, long seconds) {
      this.row = LearningRows.find(id);
      this.seconds = seconds;
    }

    /**
     * Returns the title; fails and seconds of each engine; and the time of our engine that learns
     * as a share of that of Choco, without and with restarts, empty unless both have decided the
     * row.
     */
    @Override
    public List<String> get() {
      ImmutableList<Problem> problems = row.problems().get();
      ImmutableList<Tally> all =
          Stream.of(
                  OwnLearning.of("domwdeg"),
                  OwnLearning.of("learning"),
                  OwnLearning.control(),
                  ChocoLearning.asItIs(),
                  ChocoLearning.withRestarts())
              .map(engine -> measure(engine, problems))
              .collect(ImmutableList.toImmutableList());
      checkState(
          all.stream().filter(Tally::isDecided).map(Tally::answers).distinct().count() <= 1,
          "the answers differ: %s",
          all);
      Table.Row cells = new Table.Row().text(row.title());
      for (Tally each : all) {
        int decimals = each.seconds < 1 ? 3 : 1;
        cells
            .text(each.marked(Table.count(each.fails)))
            .text(each.marked(Table.number(each.seconds, decimals)));
      }
      return cells.text(ratio(all.get(1), all.get(3))).text(ratio(all.get(1), all.get(4))).cells();
    }

    private static String ratio(Tally ours, Tally theirs) {
      return ours.isDecided && theirs.isDecided
          ? Table.number(ours.seconds / theirs.seconds, 3)
          : "";
    }

    private Tally measure(Engine engine, List<Problem> problems) {
      List<Tally> runs = new ArrayList<>();
      double spent = 0;
      while (runs.isEmpty() || (runs.size() < MOST_RUNS && spent < SECONDS_OF_RUNS)) {
        Tally run = engine.run(problems, seconds);
        runs.add(run);
        spent += run.seconds;
      }
      return runs.stream()
          .skip(runs.size() == 1 ? 0 : 1)
          .sorted(Comparator.comparingDouble(Tally::seconds))
          .toList()
          .get((runs.size() - 1) / 2);
    }
  }
}
