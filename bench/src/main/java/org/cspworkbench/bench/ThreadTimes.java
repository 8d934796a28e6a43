package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiFunction;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.search.Decomposition;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Workers;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * Measures what it costs to share one problem between two threads: their processor time together
 * compared with that of one thread alone, and with that of one beside another search, the nodes,
 * and how long both have work.
 */
final class ThreadTimes {

  private static final int ROUNDS = 5;
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
  private record Run(long nanos, long nodes, double busy, long answer) {

    private static Run of(Problem problem, Result result, long nanos, MeasuredThreads threads) {
      long answer =
          problem
              .objective()
              .map(objective -> objective.worthOf(result.solutions().get(0).values().toArray()))
              .orElse(result.solutionCount());
      return new Run(nanos, result.statistics().nodes(), threads.busy(), answer);
    }
  }

  /** How a problem is searched. */
  private record Way(String name, BiFunction<Row, Problem, Run> run) {}

  /**
   * By one thread, while the other processor is idle; by two threads, which share it; and by one
   * thread, while a second one searches the same problem for itself: these two share nothing but
   * the machine, so that this is what a search costs when both processors work.
   */
  private static final ImmutableList<Way> WAYS =
      ImmutableList.of(
          new Way(
              "one thread",
              (row, problem) -> measured(row, problem, Workers.ONE, new MeasuredThreads(1))),
          new Way("two threads", ThreadTimes::shared),
          new Way("one beside another", ThreadTimes::besideAnother));

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

  private ThreadTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    List<String> names = ROWS.stream().map(Row::name).toList();
    checkArgument(names.containsAll(arguments), "expected rows of %s", names);
    Table table =
        new Table(
            "row | 1 thread, s | 2 threads, s | ratio | quartiles | must | 1 beside 1, s | ratio"
                + " | quartiles | nodes | of 2 | both busy, % | must");
    for (Row row : ROWS) {
      if (arguments.isEmpty() || arguments.contains(row.name)) {
        measure(row, table, out);
      }
    }
    out.println();
    table.print(out);
  }

  private static void measure(Row row, Table table, PrintStream out) {
    for (int round = 0; round < 2; round++) {
      for (Way way : WAYS) {
        Run unused = way.run.apply(row, row.small);
      }
    }
    List<List<Run>> runs = WAYS.stream().<List<Run>>map(way -> new ArrayList<>()).toList();
    for (int round = 0; round < ROUNDS; round++) {
      for (int turn = 0; turn < WAYS.size(); turn++) {
        int k = (round + turn) % WAYS.size();
        Run run = WAYS.get(k).run.apply(row, row.problem);
        runs.get(k).add(run);
        checkState(
            run.answer == runs.get(0).get(0).answer,
            "%s: another answer, %s",
            row.name,
            run.answer);
        out.printf(
            "%s, %s: %.2f s, %,d nodes, %.1f %%%n",
            row.name, WAYS.get(k).name, run.nanos / 1e9, run.nodes, run.busy);
      }
    }
    print(row, runs, table);
  }

  private static void print(Row row, List<List<Run>> runs, Table table) {
    RoundTimes one = times(runs.get(0));
    RoundTimes two = times(runs.get(1));
    RoundTimes besideAnother = times(runs.get(2));
    table
        .row(row.name)
        .number(one.millis().median() / 1000, 1)
        .number(two.millis().median() / 1000, 1)
        .spread(two.ratioTo(one), 3)
        .atMost(MOST_RATIO, 2)
        .number(besideAnother.millis().median() / 1000, 1)
        .spread(two.ratioTo(besideAnother), 3)
        .count(runs.get(0).get(0).nodes)
        .count(runs.get(1).get(0).nodes)
        .number(runs.get(1).stream().mapToDouble(Run::busy).min().orElseThrow(), 1)
        .atLeast(LEAST_BUSY, 0);
  }

  private static RoundTimes times(List<Run> runs) {
    return new RoundTimes("", ImmutableLongArray.copyOf(runs.stream().mapToLong(Run::nanos)));
  }

  private static Run shared(Row row, Problem problem) {
    MeasuredThreads threads = new MeasuredThreads(2);
    return measured(row, problem, threads, threads);
  }

  private static Run measured(Row row, Problem problem, Workers workers, MeasuredThreads measured) {
    ProcessorTime own = new ProcessorTime();
    Result result = solve(row, problem, workers);
    return Run.of(problem, result, (long) (own.seconds() * 1e9) + measured.nanos(), measured);
  }

  private static Run besideAnother(Row row, Problem problem) {
    MeasuredThreads threads = new MeasuredThreads(2);
    Queue<Result> results = new ConcurrentLinkedQueue<>();
    threads.run(() -> results.add(solve(row, problem, Workers.ONE)));
    return Run.of(problem, results.remove(), threads.nanos() / 2, threads);
  }

  private static Result solve(Row row, Problem problem, Workers workers) {
    Settings settings =
        Settings.defaults().withParts(Decomposition.USUAL_PARTS).withWorkers(workers);
    if (problem.objective().isEmpty()) {
      settings = settings.withSolutions(Long.MAX_VALUE, 1);
    }
    return SolverCatalog.find(row.solver).orElseThrow().solve(problem, settings, null);
  }
}
