package org.cspworkbench.viewer.play;

import java.util.Optional;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.game.StageResult;
import org.cspworkbench.presentation.game.StageRun;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/**
 * The search of a solver for a stage, animated from its recording: while it runs, and afterwards
 * until the end of the recording or until the player skips the rest.
 *
 * <p>Used by the event thread, except for {@link #work}.
 */
public final class StageSearch {

  private final StageRun run;
  private final TraceRecorder recorder;
  private @Nullable Playback playback;
  private @Nullable Moments moments;
  private @Nullable StageResult result;
  private boolean isSkipped;

  StageSearch(StageRun run) {
    this.run = run;
    this.recorder = StageRun.newRecorder();
  }

  /** Runs the solver; must not be called on the event thread. */
  StageResult work(Cancellation cancellation) {
    return run.run(cancellation, recorder);
  }

  StageRun run() {
    return run;
  }

  Solver solver() {
    return run.solver();
  }

  /** Returns whether the search starts from the values of {@code sheet}. */
  boolean isOn(Sheet sheet) {
    return run.sheet().equals(sheet);
  }

  /** Sets the result of the search. */
  void end(StageResult found) {
    result = found;
  }

  /** Skips the rest of the animation. */
  void skip() {
    isSkipped = true;
  }

  /** Advances the animation to the given time. */
  void tick(long nowNanos, int delayMillis) {
    Trace trace = recorder.trace();
    if (playback == null && trace != null) {
      playback = new Playback(trace);
      moments = new Moments(trace);
      playback.play();
    }
    if (playback != null) {
      playback.setDelay(delayMillis);
      playback.tick(nowNanos);
    }
  }

  /** Returns the result, once the animation has ended. */
  Optional<StageResult> seenResult() {
    boolean isSeen = isSkipped || recorder.trace() == null || isPlayed();
    return Optional.ofNullable(result).filter(known -> isSeen);
  }

  private boolean isPlayed() {
    return playback != null && playback.isAtEnd();
  }

  /** Returns the playback, if there is something to show. */
  Optional<Playback> playback() {
    return Optional.ofNullable(playback).filter(at -> !isSkipped);
  }

  /** Returns the moment to display, if there is one. */
  public Optional<Moment> moment() {
    Moments read = moments;
    return read == null ? Optional.empty() : playback().map(at -> read.at(at.position()));
  }
}
