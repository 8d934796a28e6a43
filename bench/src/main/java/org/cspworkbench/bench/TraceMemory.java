package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Measures the heap used by four full traces, the maximum of the window, with their keyframes, and
 * compares it with the limit.
 */
final class TraceMemory implements Benchmark {

  private static final List<String> SOLVERS =
      List.of("backtracking", "forward-checking", "mac", "cbj");

  private static final double MUST = 400;
  private static final long STEP = 1_000_000;

  @Override
  public String question() {
    return "How much memory do four full traces take?";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    double before = usedMegabytes();
    List<TracePlayer> players = new ArrayList<>();
    long events = 0;
    for (String solver : SOLVERS) {
      TracePlayer player = fullTrace(solver).player();
      while (player.position() < player.trace().length()) {
        player.stepForward();
      }
      events += player.position();
      players.add(player);
    }
    double used = usedMegabytes() - before;
    Table table = new Table("traces", "events", "MB of heap", "must");
    table.row(
        Integer.toString(players.size()),
        Table.count(events),
        Table.number(used, 0),
        "≤ " + Table.number(MUST, 0));
    table.print(out);
  }

  /** An empty board has practically unlimited solutions. */
  private static Trace fullTrace(String solver) {
    long nodes = STEP;
    while (true) {
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      SolverCatalog.find(solver)
          .orElseThrow()
          .solve(
              Problem.Sudoku.of(Grid.empty(Shape.ofSize(9))),
              Settings.defaults()
                  .withSolutions(Long.MAX_VALUE, 0)
                  .withLimits(Limits.none().withNodes(nodes)),
              recorder);
      Trace trace = recorder.trace();
      checkState(trace != null, "%s has recorded nothing", solver);
      if (trace.hasGap()) {
        return trace;
      }
      nodes *= 2;
    }
  }

  private static double usedMegabytes() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
  }
}
