package org.cspworkbench.app.gui.run;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * Where a viewer stands on a tape, and how he moves: by himself, or step by step. Time comes from
 * outside through {@link #tick}. While the tape grows, its end grows with it.
 *
 * <p>Used by one thread.
 */
public final class Playback {

  /** The longest delay, in milliseconds. */
  public static final int LONGEST_DELAY = 2000;

  /** After a pause longer than this the program was busy; what was missed is not made up for. */
  private static final long LONGEST_FRAME = TimeUnit.MILLISECONDS.toNanos(100);

  private final Trace trace;
  private final TapeIndex index;
  private final TracePlayer player;
  private final Pace pace;
  private int delayMillis = Delay.USUAL;
  private final Bookmarks<Integer> bookmarks = new Bookmarks<>();
  private Loop loop = Loop.none();
  private IntPredicate stops = position -> false;
  private boolean playing;
  private boolean clockRuns;
  private long lastTick;
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

  /** Whether it moves by itself. */
  public boolean isPlaying() {
    return playing;
  }

  /** What is to be found again. */
  public Bookmarks<Integer> bookmarks() {
    return bookmarks;
  }

  /** The part that is played over and over. */
  public Loop loop() {
    return loop;
  }

  /** Sets the part that is played over and over. */
  public void setLoop(Loop newLoop) {
    loop = newLoop;
  }

  /**
   * Starts to move: at the end, from the start again; outside of the loop, from where it begins.
   */
  public void play() {
    if (isAtEnd() || isOutsideOfLoop()) {
      boolean canLoop = loop.isOn() && loop.start() < loop.end(length());
      player.seek(canLoop ? loop.start() : 0);
    }
    playing = true;
    clockRuns = false;
    shownFor = 0;
  }

  /** Stops moving. */
  public void pause() {
    playing = false;
  }

  /** Lets playing pause wherever {@code newStops} says so; asked in order, where it would go on. */
  public void setStops(IntPredicate newStops) {
    stops = newStops;
  }

  /** For how long a decision or an event is shown, in milliseconds. */
  public int delay() {
    return delayMillis;
  }

  /** Sets the delay; 0 shows the newest event at every tick. */
  public void setDelay(int millis) {
    checkArgument(millis >= 0 && millis <= LONGEST_DELAY, "a delay of %s ms", millis);
    delayMillis = millis;
  }

  /** Sets what the delay is for. */
  public void setDelayUnit(DelayUnit unit) {
    pace.setUnit(unit);
  }

  /** Moves as far as the time since the last tick allows, if it is playing. */
  public void tick(long nowNanos) {
    long frame = clockRuns ? Math.min(nowNanos - lastTick, LONGEST_FRAME) : 0;
    lastTick = nowNanos;
    clockRuns = playing;
    if (!playing) {
      return;
    }
    boolean closed = trace.isClosed(); // asked first: what is behind a closed tape's end is all
    if (loops(closed)) {
      turnBack(frame);
      return;
    }
    int end = loop.isOn() ? loop.end(trace.length()) : trace.length();
    goOnTo(delayMillis == 0 ? end : positionAfter(frame, end));
    if (closed && position() == trace.length() && !loops(closed)) {
      playing = false;
    }
  }

  /** Goes to {@code target}, or pauses at the first stop before. */
  private void goOnTo(int target) {
    for (int p = position() + 1; p <= target; p++) {
      if (stops.test(p)) {
        playing = false;
        player.seek(p);
        return;
      }
    }
    player.seek(target);
  }

  private boolean isOutsideOfLoop() {
    return loop.isOn() && (position() < loop.start() || position() >= loop.end(length()));
  }

  /**
   * Whether it has to turn back: not where the tape still grows, nor where no event would follow.
   */
  private boolean loops(boolean closed) {
    int end = loop.end(length());
    boolean isEndKnown = closed || loop.to() == end;
    return isOutsideOfLoop() && isEndKnown && loop.start() < end;
  }

  /** To the beginning of the loop, once what is seen here has been shown. */
  private void turnBack(long frame) {
    shownFor += frame;
    if (shownFor >= TimeUnit.MILLISECONDS.toNanos(delayMillis)) {
      player.seek(loop.start());
      shownFor = 0;
    }
  }

  private int positionAfter(long frame, int end) {
    long delay = TimeUnit.MILLISECONDS.toNanos(delayMillis);
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
}
