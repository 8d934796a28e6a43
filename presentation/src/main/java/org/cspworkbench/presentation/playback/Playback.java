package org.cspworkbench.presentation.playback;

import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * A viewer's position in a run, and the ways to move: playback and single steps.
 *
 * <p>Not thread-safe.
 */
public final class Playback implements MarkedScale {

  private final Trace trace;
  private final TraceIndex index;
  private final TracePlayer player;
  private final Pace pace;
  private final PlayClock clock = new PlayClock(new EventByEvent());
  private final Bookmarks bookmarks = new Bookmarks();
  private Loop loop = Loop.none();
  private IntPredicate stops = position -> false;
  private Runnable moved = () -> {};
  private long shownFor; // how long the last event has been shown, in nanoseconds

  /** Creates a paused playback at the start of {@code trace}. */
  public Playback(Trace trace) {
    this(trace, new TraceIndex(trace));
  }

  /**
   * Creates a paused playback at the start of {@code trace}, which navigates by an existing index.
   */
  public Playback(Trace trace, TraceIndex index) {
    this.trace = trace;
    this.index = index;
    this.player = trace.player();
    this.pace = new Pace(trace);
  }

  /** Returns a player at the current position. Callers may read its state, but must not move it. */
  public TracePlayer player() {
    return player;
  }

  /** Returns the current position, which is the number of events before it. */
  public int position() {
    return player.position();
  }

  /** Returns the current number of events in the trace. */
  public int length() {
    return trace.length();
  }

  /** Returns whether the run has ended and the position is at its end. */
  public boolean isAtEnd() {
    return trace.isClosed() && position() == trace.length();
  }

  @Override
  public double place() {
    return position();
  }

  @Override
  public double end() {
    return length();
  }

  /** Returns whether playback is active. */
  public boolean isPlaying() {
    return clock.isPlaying();
  }

  @Override
  public Bookmarks bookmarks() {
    return bookmarks;
  }

  @Override
  public Loop loop() {
    return loop;
  }

  @Override
  public void setLoop(Loop newLoop) {
    loop = newLoop;
  }

  /**
   * Starts to play. If the position is at the end of the run or outside of the loop, playback
   * begins at the start of the loop or run.
   */
  public void play() {
    clock.play();
    shownFor = 0;
  }

  /** Pauses. */
  public void pause() {
    clock.pause();
  }

  /**
   * Pauses playback at each position at which {@code newStops} is true. It is tested in the order
   * of positions.
   */
  public void setStops(IntPredicate newStops) {
    stops = newStops;
  }

  /** Runs {@code listener} after each change of the position, in place of the previous listener. */
  public void whenMoved(Runnable listener) {
    moved = listener;
  }

  /** Returns the display time of a unit, in milliseconds. */
  public int delay() {
    return clock.delay();
  }

  /** Sets the delay; 0 shows the latest event at every tick. */
  public void setDelay(int millis) {
    clock.setDelay(millis);
  }

  /** Sets the unit that is shown for the duration of the delay. */
  public void setDelayUnit(DelayUnit unit) {
    pace.setUnit(unit);
  }

  /** Moves as far as the time since the last tick permits, if playback is active. */
  public void tick(long nowNanos) {
    clock.tick(nowNanos);
  }

  /** Movement event by event, each of which is shown as long as the pace specifies. */
  private final class EventByEvent implements PlayClock.Movement {
    @Override
    public MarkedScale scale() {
      return Playback.this;
    }

    @Override
    public boolean isEndKnown() {
      return trace.isClosed();
    }

    @Override
    public void jump(double place) {
      move(() -> player.seek((int) place));
      shownFor = 0;
    }

    @Override
    public void advance(long nanos, long delayNanos, double limit) {
      int end = (int) limit;
      advanceTo(delayNanos == 0 ? end : positionAfter(nanos, delayNanos, end));
    }
  }

  private void move(Runnable movement) {
    int before = position();
    movement.run();
    if (position() != before) {
      moved.run();
    }
  }

  /** Moves to {@code target}, or pauses at the first stop before it. */
  private void advanceTo(int target) {
    for (int p = position() + 1; p <= target; p++) {
      if (stops.test(p)) {
        pause();
        moveTo(p);
        return;
      }
    }
    moveTo(target);
  }

  private void moveTo(int position) {
    move(() -> player.seek(position));
  }

  private int positionAfter(long frame, long delay, int end) {
    shownFor += frame;
    int target = position();
    while (target < end) {
      long stay = pace.stay(target, delay);
      if (shownFor < stay) {
        return target;
      }
      shownFor -= stay;
      target++;
    }
    shownFor = 0; // do not count the time of waiting for the solver
    return target;
  }

  /** Moves forward to the position after the next event that is not of fine detail, and pauses. */
  public void step() {
    stepOver(player::stepForward, this::isFine);
  }

  /** Moves back to the position after the previous event that is not of fine detail, and pauses. */
  public void stepBack() {
    stepOver(player::stepBack, this::isFine);
  }

  /**
   * Moves to the position after the next event of any detail other than a change of the queue, and
   * pauses: from revision to revision, and to what each of them removes.
   */
  public void fineStep() {
    stepOver(player::stepForward, this::isOfQueue);
  }

  /**
   * Moves back to the position after the previous event of any detail other than a change of the
   * queue, and pauses.
   */
  public void fineStepBack() {
    stepOver(player::stepBack, this::isOfQueue);
  }

  /** Steps until the last event is not {@code passed} over, or to the start or the end. */
  private void stepOver(Runnable step, IntPredicate passed) {
    pause();
    move(
        () -> {
          do {
            step.run();
          } while (position() > 0 && position() < length() && passed.test(position() - 1));
        });
  }

  private boolean isOfQueue(int event) {
    EventKind kind = trace.kind(event);
    return kind == EventKind.ENQUEUE || kind == EventKind.DEQUEUE;
  }

  private boolean isFine(int event) {
    return trace.kind(event).isFine();
  }

  /** Returns whether there is a next landmark of this kind so far. */
  public boolean hasNext(Landmark landmark) {
    return index.next(landmark, position(), length()).isPresent();
  }

  /** Returns whether there is a previous landmark of this kind. */
  public boolean hasPrevious(Landmark landmark) {
    return index.previous(landmark, Math.max(0, position() - 1)).isPresent();
  }

  /**
   * Moves to the position after the next landmark, and pauses. Returns {@code false} and does not
   * move if there is none yet.
   */
  public boolean next(Landmark landmark) {
    return moveAfter(index.next(landmark, position(), length()));
  }

  /**
   * Moves to the position after the previous landmark, and pauses. Returns {@code false} and does
   * not move if there is none.
   */
  public boolean previous(Landmark landmark) {
    return moveAfter(index.previous(landmark, Math.max(0, position() - 1)));
  }

  private boolean moveAfter(OptionalInt event) {
    pause();
    event.ifPresent(p -> moveTo(p + 1));
    return event.isPresent();
  }

  /** Moves to the start, and pauses. */
  public void toStart() {
    seek(0);
  }

  /** Moves to the current end, and pauses. */
  public void toEnd() {
    seek(length());
  }

  /** Moves to the nearest existing position, and pauses. */
  public void seek(int position) {
    pause();
    moveTo(Math.max(0, Math.min(position, length())));
  }

  @Override
  public void moveTo(double place) {
    seek((int) Math.round(place));
  }
}
