package org.cspworkbench.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * Measures the heap used by four full traces, the maximum of the window, with their keyframes, and
 * compares it with the limit.
 */
final class TraceMemory {

  private static final List<String> SOLVERS =
      List.of("backtracking", "forward-checking", "mac", "cbj");

  private TraceMemory() {}

  static void run(List<String> arguments, PrintStream out) {
    double before = usedMegabytes();
    List<TracePlayer> players =
        SOLVERS.stream().map(solver -> Traces.played(Traces.full(solver))).toList();
    double used = usedMegabytes() - before;
    Table table = new Table("traces | events | MB of heap | must");
    table
        .row(Integer.toString(players.size()))
        .count(players.stream().mapToLong(TracePlayer::position).sum())
        .number(used, 0)
        .atMost(400, 0);
    table.print(out);
  }

  private static double usedMegabytes() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
  }
}
