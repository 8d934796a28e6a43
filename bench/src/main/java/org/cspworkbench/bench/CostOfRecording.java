package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import org.cspworkbench.bench.RoundTimes.Spread;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.jspecify.annotations.Nullable;

/** Compares a run with and without recording. Every trace has enough memory for all events. */
final class CostOfRecording implements Benchmark {

  private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);

  /** A run that is recorded. */
  private record Run(Solver solver, Problem problem, String name) {

    static Run of(String solver, int queens) {
      return new Run(
          SolverCatalog.find(solver).orElseThrow(),
          new Problem.General(Queens.pairwise(queens)),
          solver + ", queens " + queens);
    }

    long solve(@Nullable TraceRecorder recorder) {
      return solver.solve(problem, ALL, recorder).solutionCount();
    }
  }

  @Override
  public String question() {
    return "How much longer does a run take that is recorded?";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    Table table =
        new Table(
            "all solutions", "events", "ms, median", "quartiles", "more than off", "quartiles");
    measure(Run.of("mac", 12), 14_200, 25, table);
    measure(Run.of("forward-checking", 10), 724, 40, table);
    measure(Run.of("wfc-backtracking", 10), 724, 40, table);
    measure(Run.of("mrv", 8), 92, 200, table);
    measure(Run.of("backtracking", 8), 92, 200, table);
    table.print(out);
  }

  private static void measure(Run run, long solutions, int rounds, Table table) {
    ImmutableList<RoundTimes> timings =
        new Rounds(Duration.ofSeconds(12), rounds)
            .of(
                ImmutableList.of(
                    ComparedWork.of(run.name() + ", off", () -> run.solve(null), solutions),
                    recorded(run, Detail.DECISIONS, solutions),
                    recorded(run, Detail.FINE, solutions)));
    ImmutableList<String> events =
        ImmutableList.of(
            "–",
            Table.number(eventsOf(run, Detail.DECISIONS), 0),
            Table.number(eventsOf(run, Detail.FINE), 0));
    for (int k = 0; k < timings.size(); k++) {
      Spread millis = timings.get(k).millis();
      Spread more = timings.get(k).ratioTo(timings.get(0)).percentAboveOne();
      table.row(
          timings.get(k).name(),
          events.get(k),
          Table.number(millis.median(), 2),
          Table.range(millis, 2),
          k == 0 ? "–" : Table.number(more.median(), 1) + " %",
          k == 0 ? "–" : Table.range(more, 1));
    }
  }

  private static ComparedWork recorded(Run run, Detail detail, long solutions) {
    String name = run.name() + (detail == Detail.FINE ? ", fine" : ", decisions and prunings");
    return ComparedWork.of(name, () -> run.solve(new TraceRecorder(detail)), solutions);
  }

  private static int eventsOf(Run run, Detail detail) {
    TraceRecorder recorder = new TraceRecorder(detail);
    run.solve(recorder);
    Trace trace = requireNonNull(recorder.trace());
    checkState(!trace.hasGap(), "the trace of %s was cut: there is nothing to compare", run.name());
    return trace.length();
  }
}
