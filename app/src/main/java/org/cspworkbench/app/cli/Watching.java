package org.cspworkbench.app.cli;

import java.util.function.Consumer;
import org.cspworkbench.app.export.TraceLines;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.Result;

/**
 * The way from one problem to what is told of it, if the run is watched.
 *
 * @param solving how it would be dealt with otherwise
 * @param detail how much is recorded
 * @param trace where the run is written
 * @param animation who shows it
 */
record Watching(Solving solving, Detail detail, TraceFile trace, Consumer<TracePlayer> animation) {

  /** Solves the problem and tells of each event as it happens. */
  Report report(NamedProblem problem) {
    String id = solving.solver().about().id();
    trace.write(TraceLines.start(problem, id, solving.settings().seed(), detail));
    Result result =
        LiveRun.follow(
            solving.solver(), problem.problem(), solving.settingsFor(problem), detail, this::tell);
    trace.write(TraceLines.end(solving.run(problem, result)));
    return solving.report(problem, result);
  }

  private void tell(TracePlayer player) {
    trace.write(TraceLines.event(player));
    animation.accept(player);
  }
}
