package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** Compares a run with and without recording. Every trace has enough memory for all events. */
final class CostOfRecording {

  private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);

  private static final ImmutableMap<String, Optional<Detail>> WAYS =
      ImmutableMap.of(
          "off", Optional.empty(),
          "decisions and prunings", Optional.of(Detail.DECISIONS),
          "fine", Optional.of(Detail.FINE));

  private CostOfRecording() {}

  static void run(List<String> arguments, PrintStream out) {
    Table table =
        new Table("all solutions | events | ms, median | quartiles | more than off | quartiles");
    measure("mac", 12, 14_200, 25, table);
    measure("forward-checking", 10, 724, 40, table);
    measure("wfc-backtracking", 10, 724, 40, table);
    measure("mrv", 8, 92, 200, table);
    measure("backtracking", 8, 92, 200, table);
    table.print(out);
  }

  private static void measure(String id, int queens, long solutions, int rounds, Table table) {
    Solver solver = SolverCatalog.find(id).orElseThrow();
    Problem problem = new Problem.General(Queens.pairwise(queens));
    List<ComparedWork> works = new ArrayList<>();
    WAYS.forEach(
        (way, detail) ->
            works.add(
                ComparedWork.of(
                    "%s, queens %d, %s".formatted(id, queens, way),
                    () ->
                        solver
                            .solve(problem, ALL, detail.map(TraceRecorder::new).orElse(null))
                            .solutionCount(),
                    solutions)));
    List<RoundTimes> timings = new Rounds(Duration.ofSeconds(12), rounds).of(works);
    for (int k = 0; k < timings.size(); k++) {
      Optional<Detail> detail = WAYS.values().asList().get(k);
      RoundTimes timing = timings.get(k);
      Table.Row row =
          table
              .row(timing.name())
              .text(detail.map(each -> Table.count(eventsOf(id, problem, each))).orElse("–"))
              .spread(timing.millis(), 2);
      if (detail.isEmpty()) {
        row.text("–").text("–");
      } else {
        row.percent(timing.ratioTo(timings.get(0)).percentAboveOne(), 1);
      }
    }
  }

  private static int eventsOf(String solver, Problem problem, Detail detail) {
    Trace trace = Traces.of(solver, problem, ALL, new TraceRecorder(detail));
    checkState(!trace.hasGap(), "the trace of %s was cut: there is nothing to compare", solver);
    return trace.length();
  }
}
