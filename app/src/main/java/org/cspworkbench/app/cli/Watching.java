package org.cspworkbench.app.cli;

import java.util.function.Consumer;
import org.cspworkbench.app.export.TraceLines;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/**
 * The processing of one problem by the command {@code csp solve} if the run is followed.
 *
 * @param solving the processing without following
 * @param solver its solver
 * @param detail how much is recorded
 * @param trace the file of the trace
 * @param animation displays the run
 */
record Watching(
    Solving solving,
    Solver solver,
    Detail detail,
    TraceFile trace,
    Consumer<TracePlayer> animation) {

  /** Solves the problem and passes on each event when it is recorded. */
  Report report(NamedProblem problem) {
    String id = solver.about().id();
    Settings settings = solving.settingsFor(problem);
    trace.write(TraceLines.start(problem, id, solving.settings().seed(), detail));
    Result result =
        LiveRun.follow(
            recorder ->
                solving
                    .deadline()
                    .during(() -> solver.solve(problem.problem(), settings, recorder)),
            settings.limits().cancellation(),
            detail,
            this::write);
    trace.write(TraceLines.end(solving.run(solver, problem, result)));
    return solving.report(solver, problem, result);
  }

  private void write(TracePlayer player) {
    trace.write(TraceLines.event(player));
    animation.accept(player);
  }
}
