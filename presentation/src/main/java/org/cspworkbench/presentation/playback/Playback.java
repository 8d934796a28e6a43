package org.cspworkbench.presentation.playback;

import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * The position of a viewer in a run, and how he moves: by himself, or step by step.
 *
 * <p>Used by one thread.
 */
public final class Playback implements MarkedScale {

  private final Trace trace;
  private final TapeIndex index;
  private final TracePlayer player;
  private final Pace pace;
  private final PlayClock clock = new PlayClock(new EventByEvent());
  private final Bookmarks bookmarks = new Bookmarks();
  private Loop loop = Loop.none();
  private IntPredicate stops = position -> false;
  private long shownFor; // how long the event behind the viewer has been shown, in nanoseconds

  /** Stands at the start of {@code trace}, paused. */
  public Playback(Trace trace) {
    this(trace, new TapeIndex(trace));
  }

  /** The same, finding its way by an index that there is already. */
  public Playback(Trace trace, TapeIndex index) {
    this.trace = trace;
    this.index = index;
    this.player = trace.player();
    this.pace = new Pace(trace);
  }

  /** The state here. To be read, and moved by this object only. */
  public TracePlayer player() {
    return player;
  }

  /** How many events lie behind. */
  public int position() {
    return player.position();
  }

  /** How many events there are by now. */
  public int length() {
    return trace.length();
  }

  /** Whether the last event of a run that is over lies behind. */
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

  /** Whether it moves by itself. */
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

  /** Starts to move: at the end, from the start again; outside of the loop, from its beginning. */
  public void play() {
    clock.play();
    shownFor = 0;
  }

  /** Stops moving. */
  public void pause() {
    clock.pause();
  }

  /** Pauses playing wherever {@code newStops} is true; called in the order of positions. */
  public void setStops(IntPredicate newStops) {
    stops = newStops;
  }

  /** For how long a decision or an event is shown, in milliseconds. */
  public int delay() {
    return clock.delay();
  }

  /** Sets the delay; 0 shows the newest event at every tick. */
  public void setDelay(int millis) {
    clock.setDelay(millis);
  }

  /** Sets what the delay is for. */
  public void setDelayUnit(DelayUnit unit) {
    pace.setUnit(unit);
  }

  /** Moves as far as the time since the last tick allows, if it is playing. */
  public void tick(long nowNanos) {
    clock.tick(nowNanos);
  }

  /** Plays event by event, each for as long as the pace says. */
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
      player.seek((int) place);
      shownFor = 0;
    }

    @Override
    public void advance(long nanos, long delayNanos, double limit) {
      int end = (int) limit;
      goOnTo(delayNanos == 0 ? end : positionAfter(nanos, delayNanos, end));
    }
  }

  /** Moves to {@code target}, or pauses at the first stop before. */
  private void goOnTo(int target) {
    for (int p = position() + 1; p <= target; p++) {
      if (stops.test(p)) {
        pause();
        player.seek(p);
        return;
      }
    }
    player.seek(target);
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
    shownFor = 0; // time spent waiting for the solver does not count
    return target;
  }

  /** Goes over the next event, but not to stop at one of fine detail only; pauses. */
  public void step() {
    pause();
    do {
      fineStep();
    } while (position() < length() && position() > 0 && isFine(position() - 1));
  }

  /** Goes back over the last event, but not to stop at one of fine detail only; pauses. */
  public void stepBack() {
    pause();
    do {
      player.stepBack();
    } while (position() > 0 && isFine(position() - 1));
  }

  /** Goes over the next event, whatever it is; pauses. */
  public void fineStep() {
    pause();
    player.stepForward();
  }

  /** Goes back over the last event, whatever it is; pauses. */
  public void fineStepBack() {
    pause();
    player.stepBack();
  }

  private boolean isFine(int event) {
    return trace.kind(event).isFine();
  }

  /**
   * Goes until just behind the next of these; pauses. Stays, and says {@code false}, if there is
   * none yet.
   */
  public boolean next(Landmark landmark) {
    return goBehind(index.next(landmark, position(), length()));
  }

  /** Goes back until just behind the one before; pauses. Stays, and says so, if there is none. */
  public boolean previous(Landmark landmark) {
    return goBehind(index.previous(landmark, Math.max(0, position() - 1)));
  }

  private boolean goBehind(OptionalInt event) {
    pause();
    event.ifPresent(p -> player.seek(p + 1));
    return event.isPresent();
  }

  /** Goes to the start; pauses. */
  public void toStart() {
    seek(0);
  }

  /** Goes to the last event that there is by now; pauses. */
  public void toEnd() {
    seek(length());
  }

  /** Goes to the nearest position that there is by now; pauses. */
  public void seek(int position) {
    pause();
    player.seek(Math.max(0, Math.min(position, length())));
  }

  @Override
  public void moveTo(double place) {
    seek((int) Math.round(place));
  }
}
