package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Base64;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;

/**
 * A finished run of a lesson: its outcome and its trace, and how many seeds have led to a solution.
 * Not thread-safe.
 */
final class PlayedRun {

  private final LessonRun run;
  private final String outcome;
  private final long finished;
  private final boolean isComplete;
  private final TracePlayer player;

  private PlayedRun(
      LessonRun run, String outcome, long finished, boolean isComplete, TracePlayer player) {
    this.run = run;
    this.outcome = outcome;
    this.finished = finished;
    this.isComplete = isComplete;
    this.player = player;
  }

  /**
   * Returns a run.
   *
   * @param run what is run
   * @param results the results, by seed
   * @param player a player of the trace of the first
   */
  static PlayedRun of(LessonRun run, ImmutableList<Result> results, TracePlayer player) {
    return new PlayedRun(
        run,
        OutcomeWord.of(results.get(0).outcome()),
        results.stream().filter(result -> result.solutionCount() > 0).count(),
        results.stream().map(Result::outcome).noneMatch(PlayedRun::wasCutOff),
        player);
  }

  /**
   * Returns a run that was recorded.
   *
   * @throws MalformedEncodingException if it is not a recording of {@code run}
   */
  static PlayedRun of(LessonRun run, RecordedLessonRun recorded) throws MalformedEncodingException {
    Trace trace =
        TraceDecoder.decode(
            Base64.getDecoder().decode(recorded.trace()),
            run.problem().csp(),
            run.solver().traceKey(run.problem(), run.settings()));
    return new PlayedRun(run, recorded.outcome(), recorded.finished(), true, trace.player());
  }

  /** Returns the recording of this run. */
  RecordedLessonRun recorded() {
    byte[] events = TraceEncoder.encode(trace(), trace().length());
    return new RecordedLessonRun(outcome, finished, Base64.getEncoder().encodeToString(events));
  }

  /** Returns the word of the outcome from the first seed, which is that of the trace. */
  String outcome() {
    return outcome;
  }

  int seeds() {
    return run.seeds();
  }

  long nodeLimit() {
    return run.settings().limits().nodes();
  }

  /** Returns the number of seeds from which a solution was found. */
  long finished() {
    return finished;
  }

  /** Returns whether no run was cancelled or stopped by a time limit. */
  boolean isComplete() {
    return isComplete;
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
