package org.cspworkbench.presentation.lesson;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Result;

/** A finished run of a lesson: its result and its trace. Not thread-safe. */
final class PlayedRun {

  private final Result result;
  private final TracePlayer player;

  private PlayedRun(Result result, TracePlayer player) {
    this.result = result;
    this.player = player;
  }

  /** Runs the solver of {@code run} until it ends or is cancelled. */
  static PlayedRun of(LessonRun run, Limits limits) {
    TraceRecorder recorder = new TraceRecorder(run.detail());
    Limits own = run.settings().limits();
    Limits both = limits.withNodes(own.nodes());
    Result result = run.solver().solve(run.problem(), run.settings().withLimits(both), recorder);
    return new PlayedRun(result, requireNonNull(recorder.trace()).player());
  }

  Result result() {
    return result;
  }

  Trace trace() {
    return player.trace();
  }

  ImmutableList<Variable> variables() {
    return trace().csp().variables();
  }

  /** Returns the player of the run at {@code position}; valid until the next call. */
  TracePlayer at(int position) {
    player.seek(position);
    return player;
  }
}
