package org.cspworkbench.viewer.animate;

import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * A recording of the displayed run with every revision. The solver is deterministic, so playback
 * switches to the new run as soon as it has reached the current position, and keeps the bookmarks.
 * Until then the old run is displayed.
 *
 * <p>Used by one thread.
 */
public final class CloseUp {

  private final AnimateModel model;
  private @Nullable RunSession old;
  private @Nullable RunSession rerun; // until it has reached the current position
  private Consumer<Playback> then = at -> {};

  CloseUp(AnimateModel model) {
    this.model = model;
  }

  /**
   * Returns whether the run can be recorded with revisions: the solver performs revisions, and the
   * run is neither guided by the user nor part of a lesson, which refers to its own run.
   */
  public boolean isPossible() {
    return hasFineEvents(model.solver())
        && !model.lesson().isOpen()
        && model.session().flatMap(run -> run.request().settings().guide()).isEmpty();
  }

  private static boolean hasFineEvents(Solver solver) {
    return solver.pseudoCode().lines().stream()
        .flatMap(line -> line.kinds().stream())
        .anyMatch(EventKind::isFine);
  }

  /** Returns whether the run can be recorded with revisions, but has been recorded without them. */
  public boolean isWanting() {
    return isPossible()
        && model.playback().isPresent()
        && model.session().filter(run -> run.request().detail() == Detail.DECISIONS).isPresent();
  }

  /**
   * Records the run again, with every revision.
   *
   * @param next the action on the new playback, once it is displayed
   */
  public void open(Consumer<Playback> next) {
    then = next;
    if (rerun == null) {
      old = model.session().orElseThrow();
      rerun = model.start(old.request().withDetail(Detail.FINE));
    }
  }

  /** Switches to the new run once it has reached the current position. */
  void follow() {
    RunSession run = rerun;
    if (run == null) {
      return;
    }
    if (model.session().orElse(null) != old) { // the user has selected another run
      run.cancel();
      rerun = null;
      return;
    }
    boolean isOver =
        run.state() != RunSession.State.RUNNING
            || run.isTraceFull(); // read first, before the length
    Playback here = model.playback().orElseThrow();
    int length = run.trace().map(Trace::length).orElse(0) - (run.isTraceFull() ? 1 : 0);
    int reached = run.index().map(index -> index.coarseEventsBefore(length)).orElse(-1);
    if (reached >= lastPlace(here)) {
      goOver(run, here);
    } else if (isOver) {
      run.cancel();
      rerun = null;
      model.setDelayUnit(
          model.delayUnit() == DelayUnit.REVISION ? DelayUnit.EVENT : model.delayUnit());
      model.notices().report(Notice.remark(Texts.text("closeup.full")));
    }
  }

  /**
   * Returns the position that the new run must have reached: the current position or the last
   * bookmark, whichever is later.
   */
  private static int lastPlace(Playback here) {
    double last = here.bookmarks().previous(Double.POSITIVE_INFINITY).orElse(0.0);
    return Math.max((int) last, here.position());
  }

  private void goOver(RunSession run, Playback before) {
    boolean wasPlaying = before.isPlaying();
    model.stop();
    rerun = null;
    model.options().setDetail(Detail.FINE);
    model.watch(run, Optional.empty());
    Playback at = model.playback().orElseThrow();
    TraceIndex index = run.index().orElseThrow();
    at.seek(index.positionBehind(before.position()));
    before
        .bookmarks()
        .all()
        .forEach((mark, note) -> at.bookmarks().set(index.positionBehind(mark.intValue()), note));
    if (wasPlaying) {
      at.play();
    }
    then.accept(at);
    model.notifyChange();
  }
}
