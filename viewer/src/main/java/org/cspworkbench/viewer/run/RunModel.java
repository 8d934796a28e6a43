package org.cspworkbench.viewer.run;

import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/**
 * The displayed run: its recording and the position of the viewer, the speed of playback, loop and
 * bookmarks, questions and details. {@link #refresh}, called once per frame, updates it and
 * notifies the listeners of changes. Window and page display the same model; they differ in how
 * their runs are started.
 *
 * <p>Used by one thread.
 *
 * @param <R> the runs that can be displayed
 */
public abstract class RunModel<R extends RunRecording> extends ObservableModel {

  /** The state of which the listeners were last notified. */
  private record Shown(
      @Nullable Playback playback,
      int position,
      int length,
      boolean playing,
      boolean listsKnown,
      RunRecording.@Nullable State state,
      boolean full) {}

  private final PlayedQuiz quiz = new PlayedQuiz(this::playback);
  private final RunDetails details = new RunDetails(this);
  private final BoundValue<Trace, Moments> moments =
      new BoundValue<>(() -> playback().map(at -> at.player().trace()));
  private @Nullable R run;
  private @Nullable Playback playback;
  private int delay = Delay.USUAL;
  private DelayUnit delayUnit;
  private @Nullable Shown shown;
  private boolean isRefreshing;
  private boolean hasChanged; // during the refresh

  /** Creates a model without a run. */
  protected RunModel(DelayUnit delayUnit) {
    this.delayUnit = delayUnit;
  }

  /** Returns the solver, which may be selected before there is a run. */
  public abstract Solver solver();

  /** Returns the pseudo-code of the solver in the language of the viewer. */
  protected abstract PseudoCode code();

  /** Moves a playback that has just been created at the start of its run, or plays it. */
  protected abstract void begin(Playback at);

  /**
   * Follows the run in each frame, after playback has advanced.
   *
   * @param isOver whether the solver had ended before the trace was read
   */
  protected void follow(Playback at, boolean isOver) {}

  /** Notifies the listeners: at once or, during a refresh, at its end. */
  protected void notifyChange() {
    if (isRefreshing) {
      hasChanged = true;
    } else {
      hasChanged = false;
      shown = here();
      notifyListeners();
    }
  }

  /** Returns the displayed run, if there is one. */
  public final Optional<R> session() {
    return Optional.ofNullable(run);
  }

  /** Returns whether the solver is running. */
  public final boolean isRunning() {
    return session().filter(each -> each.state() == RunRecording.State.RUNNING).isPresent();
  }

  /** Returns the playback of the run, if there is a trace. */
  public final Optional<Playback> playback() {
    return Optional.ofNullable(playback);
  }

  /** Returns the moment at the current position, if there is a trace. */
  public final Optional<Moment> moment() {
    return playback().map(at -> moments(at.player().trace()).at(at.position()));
  }

  private Moments moments(Trace trace) {
    Moments known = moments.get().orElseGet(() -> new Moments(trace));
    moments.set(trace, known);
    return known;
  }

  /** Returns the details of the displayed run at the current position. */
  public final RunDetails details() {
    return details;
  }

  /** Returns the questions asked during playback. */
  public final PlayedQuiz quiz() {
    return quiz;
  }

  /** Returns the loop and bookmarks of the run. */
  public final RunMarks marks() {
    return new RunMarks(change -> move(change::accept));
  }

  /** Moves in the run, or changes what is set in it, and notifies the listeners. */
  public final void move(Consumer<Playback> movement) {
    playback().ifPresent(movement);
    notifyChange();
  }

  /** Returns the time for which each unit is displayed, in milliseconds. */
  public final int delay() {
    return delay;
  }

  /** Sets the delay, 0 to {@link Delay#LONGEST} milliseconds. */
  public final void setDelay(int millis) {
    delay = millis;
    move(this::pass);
  }

  /** Returns the unit to which the delay applies. */
  public final DelayUnit delayUnit() {
    return delayUnit;
  }

  /** Sets the unit to which the delay applies. */
  public void setDelayUnit(DelayUnit unit) {
    delayUnit = unit;
    move(this::pass);
  }

  private void pass(Playback to) {
    to.setDelay(delay);
    to.setDelayUnit(delayUnit);
  }

  /**
   * Replaces the displayed run, which goes on by itself, without a notification.
   *
   * @param before the playback with which the run was displayed before
   */
  protected final void display(R newRun, Optional<Playback> before) {
    run = newRun;
    playback = before.orElse(null);
  }

  /** Cancels the displayed run and removes it, without a notification. */
  protected final void dropRun() {
    session().ifPresent(RunRecording::cancel);
    run = null;
    playback = null;
  }

  /**
   * Updates the state of the run, and advances playback to the given time. The listeners are
   * notified once, if anything has changed.
   */
  public final void refresh(long nowNanos) {
    isRefreshing = true;
    try {
      update(nowNanos);
    } finally {
      isRefreshing = false;
    }
    if (hasChanged || !here().equals(shown)) {
      notifyChange();
    }
  }

  private void update(long nowNanos) {
    boolean isOver = !isRunning(); // read before the trace
    startPlayback();
    Playback at = playback;
    if (at != null) {
      at.tick(nowNanos);
      follow(at, isOver);
    }
  }

  /** Starts playback as soon as there is a trace. */
  protected final void startPlayback() {
    Trace trace = session().flatMap(RunRecording::trace).orElse(null);
    if (run == null || trace == null || playback != null) {
      return;
    }
    Playback at = new Playback(trace, run.index().orElseThrow());
    playback = at;
    pass(at);
    quiz.follow(); // first, since it sets the stops
    run.attempts(); // must observe the trace from the start
    run.work();
    begin(at);
    at.whenMoved(this::notifyChange);
  }

  private Shown here() {
    Playback at = playback;
    return new Shown(
        at,
        position(),
        at == null ? 0 : at.length(),
        at != null && at.isPlaying(),
        areListsKnown(),
        run == null ? null : run.state(),
        run != null && run.isTraceFull());
  }

  private boolean areListsKnown() {
    return run != null
        && playback != null
        && run.attempts().map(index -> index.isKnown(position())).orElse(true)
        && run.work().map(index -> index.isKnown(position())).orElse(true);
  }

  private int position() {
    return playback == null ? 0 : playback.position();
  }
}
