package org.cspworkbench.app.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.function.Consumer;
import org.cspworkbench.app.export.FilteredDomains;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.export.TraceLines;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.PartialSolution;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Statistics;

/**
 * The processing of one problem by {@code solve} with a filter, without a search, that is followed.
 * A filter ends before it could be followed, so its recording is played afterwards.
 *
 * @param filtering the processing without following
 * @param detail how much is recorded
 * @param trace the file of the trace
 * @param animation displays the run
 */
record WatchedFilter(
    FilteringAlone filtering, Detail detail, TraceFile trace, Consumer<TracePlayer> animation) {

  /** Filters the problem, then passes on each event. {@code seed} determined the problem. */
  Report report(NamedProblem problem, long seed) {
    String id = filtering.filter().id();
    TraceRecorder recorder = new TraceRecorder(detail);
    long start = System.nanoTime();
    FilteredDomains left;
    try {
      left = filtering.filtered(problem, recorder);
    } catch (CancelledException e) {
      return filtering.outOfTime(problem);
    }
    Statistics statistics = Statistics.of(left.filtering().counters(), System.nanoTime() - start);
    trace.write(TraceLines.start(problem, id, seed, detail));
    TracePlayer player = requireNonNull(recorder.trace()).player();
    while (player.stepForward()) {
      trace.write(TraceLines.event(player));
      animation.accept(player);
    }
    Outcome outcome =
        left.filtering().isConsistent()
            ? new Outcome.Stalled(PartialSolution.of(left.filtering().domains()))
            : new Outcome.Unsatisfiable();
    Result result = new Result(outcome, 0, ImmutableList.of(), statistics);
    trace.write(TraceLines.end(new Run(problem, id, seed, 1, result)));
    return filtering.report(left);
  }
}
