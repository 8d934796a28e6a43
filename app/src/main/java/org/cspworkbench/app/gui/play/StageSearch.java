package org.cspworkbench.app.gui.play;

import java.util.Optional;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.game.Sheet;
import org.cspworkbench.presentation.game.StageResult;
import org.cspworkbench.presentation.game.StageRun;
import org.cspworkbench.presentation.paint.Moment;
import org.cspworkbench.presentation.paint.Moments;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/**
 * The search of a solver for a stage, shown from its own tape: while it goes on, and afterwards
 * until all of it has been seen or the player has seen enough.
 *
 * <p>Used by the thread that paints, but for {@link #work}.
 */
final class StageSearch {

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

  /** Lets the solver work; for a thread of its own. */
  StageResult work(Cancellation cancellation) {
    return run.run(cancellation, recorder);
  }

  StageRun run() {
    return run;
  }

  Solver solver() {
    return run.solver();
  }

  /** Whether it begins with what stands on {@code sheet}. */
  boolean isOn(Sheet sheet) {
    return run.sheet().equals(sheet);
  }

  /** Takes over what the search has come to. */
  void end(StageResult found) {
    result = found;
  }

  /** Shows no more of it. */
  void skip() {
    isSkipped = true;
  }

  /** Moves on as far as the time allows. */
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

  /** What it has come to, once there is nothing left to be seen of it. */
  Optional<StageResult> seenResult() {
    boolean isSeen = isSkipped || recorder.trace() == null || isPlayed();
    return Optional.ofNullable(result).filter(known -> isSeen);
  }

  private boolean isPlayed() {
    return playback != null && playback.isAtEnd();
  }

  /** Where the viewer stands, if there is anything to be seen. */
  Optional<Playback> playback() {
    return Optional.ofNullable(playback).filter(at -> !isSkipped);
  }

  /** What there is to see now, if there is anything. */
  Optional<Moment> moment() {
    Moments read = moments;
    return read == null ? Optional.empty() : playback().map(at -> read.at(at.position()));
  }
}
