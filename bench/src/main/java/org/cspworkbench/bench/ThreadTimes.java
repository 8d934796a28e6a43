package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.cspworkbench.bench.RoundTimes.Spread;
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
final class ThreadTimes implements Benchmark {

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
            "1 beside 1, s",
            "ratio",
            "quartiles",
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
    for (int round = 0; round < 2; round++) {
      for (Way way : Way.values()) {
        Run unused = way.run(row, row.small);
      }
    }
    EnumMap<Way, List<Run>> runs = new EnumMap<>(Way.class);
    for (int round = 0; round < ROUNDS; round++) {
      for (int turn = 0; turn < Way.values().length; turn++) {
        Way way = Way.values()[(round + turn) % Way.values().length];
        Run run = way.run(row, row.problem);
        runs.computeIfAbsent(way, unused -> new ArrayList<>()).add(run);
        long answer = runs.values().iterator().next().get(0).answer;
        checkState(run.answer == answer, "%s: another answer, %s", row.name, run.answer);
        out.printf(
            "%s, %s: %.2f s, %,d nodes, %.1f %%%n",
            row.name, way, run.nanos / 1e9, run.nodes, run.busy);
      }
    }
    print(row, runs, table);
  }

  private static void print(Row row, EnumMap<Way, List<Run>> runs, Table table) {
    List<Run> shared = requireNonNull(runs.get(Way.TWO_THREADS));
    RoundTimes one = times(Way.ONE_THREAD, runs);
    RoundTimes two = times(Way.TWO_THREADS, runs);
    RoundTimes besideAnother = times(Way.ONE_BESIDE_ANOTHER, runs);
    Spread ratio = two.ratioTo(one);
    Spread ratioBeside = two.ratioTo(besideAnother);
    table.row(
        row.name,
        Table.number(one.millis().median() / 1000, 1),
        Table.number(two.millis().median() / 1000, 1),
        Table.number(ratio.median(), 3),
        Table.range(ratio, 3),
        "≤ " + Table.number(MOST_RATIO, 2),
        Table.number(besideAnother.millis().median() / 1000, 1),
        Table.number(ratioBeside.median(), 3),
        Table.range(ratioBeside, 3),
        Table.count(requireNonNull(runs.get(Way.ONE_THREAD)).get(0).nodes),
        Table.count(shared.get(0).nodes),
        Table.number(shared.stream().mapToDouble(Run::busy).min().orElseThrow(), 1),
        "≥ " + Table.number(LEAST_BUSY, 0));
  }

  private static RoundTimes times(Way way, EnumMap<Way, List<Run>> runs) {
    List<Run> ofWay = requireNonNull(runs.get(way));
    return new RoundTimes(
        way.toString(), ImmutableLongArray.copyOf(ofWay.stream().mapToLong(Run::nanos)));
  }

  /** Returns the number of solutions, or what the best one is worth. */
  private static long answer(Problem problem, Result result) {
    return problem
        .objective()
        .map(objective -> objective.worthOf(result.solutions().get(0).values().toArray()))
        .orElse(result.solutionCount());
  }

  private static Result solve(Row row, Problem problem, Workers workers) {
    Settings settings =
        Settings.defaults().withParts(Decomposition.USUAL_PARTS).withWorkers(workers);
    if (problem.objective().isEmpty()) {
      settings = settings.withSolutions(Long.MAX_VALUE, 1);
    }
    return SolverCatalog.find(row.solver).orElseThrow().solve(problem, settings, null);
  }

  /** How a problem is searched. */
  private enum Way {
    /** By one thread, while the other processor is idle. */
    ONE_THREAD {
      @Override
      Run run(Row row, Problem problem) {
        return measure(row, problem, Workers.ONE, new MeasuredThreads(1));
      }
    },

    /** By two threads, which share it. */
    TWO_THREADS {
      @Override
      Run run(Row row, Problem problem) {
        MeasuredThreads threads = new MeasuredThreads(2);
        return measure(row, problem, threads, threads);
      }
    },

    /**
     * By one thread, while a second one searches the same problem for itself: the two share nothing
     * but the machine, so that this is what a search costs when both processors work.
     */
    ONE_BESIDE_ANOTHER {
      @Override
      Run run(Row row, Problem problem) {
        MeasuredThreads threads = new MeasuredThreads(2);
        Queue<Result> results = new ConcurrentLinkedQueue<>();
        threads.run(() -> results.add(solve(row, problem, Workers.ONE)));
        Result result = results.remove();
        return new Run(
            threads.nanos() / 2,
            result.statistics().nodes(),
            threads.busy(),
            answer(problem, result));
      }
    };

    abstract Run run(Row row, Problem problem);

    private static Run measure(
        Row row, Problem problem, Workers workers, MeasuredThreads measured) {
      ProcessorTime own = new ProcessorTime();
      Result result = solve(row, problem, workers);
      long nanos = (long) (own.seconds() * 1e9) + measured.nanos();
      return new Run(nanos, result.statistics().nodes(), measured.busy(), answer(problem, result));
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }
}
