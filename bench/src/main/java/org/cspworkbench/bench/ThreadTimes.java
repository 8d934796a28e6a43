package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.bench.RoundTimes.Spread;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.problem.MagicSquare;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.core.search.Decomposition;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Workers;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * Measures what it costs to share one problem between two threads: their processor time together
 * compared with that of one thread, the nodes, and how long both have work.
 */
final class ThreadTimes implements Benchmark {

  private static final int PAIRS = 5;
  private static final double MOST_RATIO = 1.05;
  private static final double LEAST_BUSY = 90;

  private static final ImmutableList<Row> ROWS =
      ImmutableList.of(
          new Row("queens-16", "mac", all(Queens.pairwise(16)), all(Queens.pairwise(11))),
          new Row("weighted-16", "mac", weighted(16), weighted(11)),
          new Row(
              "magic-4",
              "forward-checking",
              all(MagicSquare.ofOrder(4)),
              all(MagicSquare.ofOrder(3))));

  /**
   * A search that is measured.
   *
   * @param name its name in the table
   * @param solver the id of the solver
   * @param problem the problem: its best solution, or all
   * @param small a problem of the same kind, to compile the search
   */
  private record Row(String name, String solver, Problem problem, Problem small) {}

  /**
   * What a run took.
   *
   * @param answer the number of solutions, or what the best one is worth
   */
  private record Run(long nanos, long nodes, double busy, long answer) {}

  private static Problem all(Csp csp) {
    return new Problem.General(csp);
  }

  /** Queens at weights that hardly agree with the order of the search. */
  private static Problem weighted(int n) {
    Csp csp = Queens.pairwise(n);
    Random random = new Random(5);
    ImmutableLongArray.Builder weights = ImmutableLongArray.builder();
    csp.variables().forEach(x -> weights.add(1 + random.nextInt(9)));
    Objective objective =
        new Objective(Objective.Goal.MINIMIZE, csp.variables(), weights.build(), 0);
    return new Problem.General(csp, csp.variables(), Optional.of(objective));
  }

  @Override
  public String question() {
    return "What does it cost to share a problem between two threads? (threads [ROW…])";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    List<String> names = ROWS.stream().map(Row::name).toList();
    checkArgument(names.containsAll(arguments), "expected rows of %s", names);
    Table table =
        new Table(
            "row",
            "1 thread, s",
            "2 threads, s",
            "ratio",
            "quartiles",
            "must",
            "nodes",
            "of 2",
            "both busy, %",
            "must");
    for (Row row : ROWS) {
      if (arguments.isEmpty() || arguments.contains(row.name)) {
        measure(row, table, out);
      }
    }
    out.println();
    table.print(out);
  }

  private static void measure(Row row, Table table, PrintStream out) {
    for (int threads : new int[] {1, 2, 1, 2}) {
      Run unused = run(row, row.small, threads);
    }
    List<Run> alone = new ArrayList<>();
    List<Run> shared = new ArrayList<>();
    for (int pair = 0; pair < PAIRS; pair++) {
      for (int turn = 0; turn < 2; turn++) {
        int threads = 1 + (pair + turn) % 2;
        Run run = run(row, row.problem, threads);
        (threads == 1 ? alone : shared).add(run);
        checkState(
            run.answer == (alone.isEmpty() ? shared : alone).get(0).answer,
            "%s: another answer, %s",
            row.name,
            run.answer);
        out.printf(
            "%s, %d: %.2f s, %,d nodes, %.1f %%%n",
            row.name, threads, run.nanos / 1e9, run.nodes, run.busy);
      }
    }
    RoundTimes one = times("1", alone);
    RoundTimes two = times("2", shared);
    Spread ratio = two.ratioTo(one);
    table.row(
        row.name,
        Table.number(one.millis().median() / 1000, 1),
        Table.number(two.millis().median() / 1000, 1),
        Table.number(ratio.median(), 3),
        Table.range(ratio, 3),
        "≤ " + Table.number(MOST_RATIO, 2),
        Table.count(alone.get(0).nodes),
        Table.count(shared.get(0).nodes),
        Table.number(shared.stream().mapToDouble(Run::busy).min().orElseThrow(), 1),
        "≥ " + Table.number(LEAST_BUSY, 0));
  }

  private static RoundTimes times(String name, List<Run> runs) {
    return new RoundTimes(name, ImmutableLongArray.copyOf(runs.stream().mapToLong(Run::nanos)));
  }

  /** Returns the number of solutions, or what the best one is worth. */
  private static long answer(Problem problem, Result result) {
    return problem
        .objective()
        .map(objective -> objective.worthOf(result.solutions().get(0).values().toArray()))
        .orElse(result.solutionCount());
  }

  private static Run run(Row row, Problem problem, int threads) {
    MeasuredThreads measured = new MeasuredThreads(threads);
    Settings settings =
        Settings.defaults()
            .withParts(Decomposition.USUAL_PARTS)
            .withWorkers(threads == 1 ? Workers.ONE : measured);
    if (problem.objective().isEmpty()) {
      settings = settings.withSolutions(Long.MAX_VALUE, 1);
    }
    ProcessorTime own = new ProcessorTime();
    Result result = SolverCatalog.find(row.solver).orElseThrow().solve(problem, settings, null);
    long nanos = (long) (own.seconds() * 1e9) + measured.nanos();
    return new Run(nanos, result.statistics().nodes(), measured.busy(), answer(problem, result));
  }
}
