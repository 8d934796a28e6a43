package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;

/**
 * A finished run of a lesson: its result and its trace, and the results from further seeds. Not
 * thread-safe.
 */
final class PlayedRun {

  private final LessonRun run;
  private final ImmutableList<Result> results; // by seed
  private final TracePlayer player;

  /**
   * Creates a run.
   *
   * @param run what is run
   * @param results the results, by seed
   * @param player a player of the trace of the first
   */
  PlayedRun(LessonRun run, ImmutableList<Result> results, TracePlayer player) {
    this.run = run;
    this.results = results;
    this.player = player;
  }

  /** Returns the result from the first seed, which is that of the trace. */
  Result result() {
    return results.get(0);
  }

  int seeds() {
    return run.seeds();
  }

  long nodeLimit() {
    return run.settings().limits().nodes();
  }

  /** Returns from how many seeds a solution was found. */
  long finished() {
    return results.stream().filter(result -> result.solutionCount() > 0).count();
  }

  /** Returns whether no run was cancelled or stopped by a time limit. */
  boolean isComplete() {
    return results.stream().map(Result::outcome).noneMatch(PlayedRun::wasCutOff);
  }

  private static boolean wasCutOff(Outcome outcome) {
    return outcome instanceof Outcome.Cancelled
        || (outcome instanceof Outcome.GaveUp gaveUp && gaveUp.limit() == Outcome.Limit.TIME);
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
