package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * Measures the time to seek to an event of a long trace, as when the scrub bar is dragged, and
 * compares it with the limit. As in the window, the trace has been replayed once, which creates
 * keyframes. The result is the maximum over a thousand random positions.
 */
final class SeekTimes {

  private static final int EVENTS = 5_000_000;
  private static final int WARM_UP = 200;
  private static final int SEEKS = 1000;

  private SeekTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    Table table = new Table("solver | events | ms, median | ms, worst | must");
    row("backtracking", table);
    row("forward-checking", table);
    row("mac", table);
    table.print(out);
  }

  private static void row(String solver, Table table) {
    Trace trace = Traces.played(Traces.ofEvents(solver, EVENTS)).trace();
    double[] millis = new double[SEEKS];
    TracePlayer player = trace.player();
    RandomStream random = new RandomStream(1);
    for (int i = -WARM_UP; i < SEEKS; i++) {
      int target = random.nextInt(trace.length() + 1);
      ProcessorTime time = new ProcessorTime();
      player.seek(target);
      if (i >= 0) {
        millis[i] = time.seconds() * 1000;
      }
      checkState(player.position() == target, "at %s, not %s", player.position(), target);
    }
    Arrays.sort(millis);
    table
        .row(solver)
        .count(trace.length())
        .number(millis[SEEKS / 2], 3)
        .number(millis[SEEKS - 1], 3)
        .atMost(50, 0);
  }
}
