package org.cspworkbench.presentation.playback;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.concurrent.TimeUnit;

/**
 * Moves a viewer along a scale as time passes. Time comes from outside through {@link #tick}. While
 * the scale grows, its end grows with it.
 *
 * <p>Used by one thread.
 */
public final class PlayClock {

  /** After a longer pause the program was busy; the time that was missed is not made up for. */
  private static final long LONGEST_FRAME = TimeUnit.MILLISECONDS.toNanos(100);

  /** What the clock moves. */
  public interface Movement {

    /** The scale. */
    MarkedScale scale();

    /** Whether the end of the scale stays where it is. */
    boolean isEndKnown();

    /** Moves to a place; does not pause. */
    void jump(double place);

    /**
     * Moves on.
     *
     * @param nanos the time since the last call
     * @param delayNanos for how long a unit of the scale is shown; 0 moves to the limit
     * @param limit where it stops at the latest
     */
    void advance(long nanos, long delayNanos, double limit);
  }

  private final Movement movement;
  private int delayMillis = Delay.USUAL;
  private boolean playing;
  private boolean clockRuns;
  private long lastTick;
  private long endShownFor; // how long the end of the loop has been shown, in nanoseconds

  /** Creates a clock that is paused. */
  public PlayClock(Movement movement) {
    this.movement = movement;
  }

  /** Whether the viewer moves by himself. */
  public boolean isPlaying() {
    return playing;
  }

  /** Starts to move: at the end, from the start again; outside of the loop, from its beginning. */
  public void play() {
    MarkedScale scale = movement.scale();
    boolean isOver = movement.isEndKnown() && scale.place() >= scale.end();
    boolean isOutside = scale.loop().leaves(scale.place(), scale.end(), true);
    if (isOver || isOutside) {
      boolean canLoop = scale.loop().isOn() && scale.loop().from() < scale.loop().end(scale.end());
      movement.jump(canLoop ? scale.loop().from() : 0);
    }
    playing = true;
    clockRuns = false;
    endShownFor = 0;
  }

  /** Stops moving. */
  public void pause() {
    playing = false;
  }

  /** For how long a unit is shown, in milliseconds. */
  public int delay() {
    return delayMillis;
  }

  /** Sets the delay; 0 shows the newest event at every tick. */
  public void setDelay(int millis) {
    checkArgument(millis >= 0 && millis <= Delay.LONGEST, "a delay of %s ms", millis);
    delayMillis = millis;
  }

  private long delayNanos() {
    return TimeUnit.MILLISECONDS.toNanos(delayMillis);
  }

  /** Moves as far as the time since the last tick allows, if it is playing. */
  public void tick(long nowNanos) {
    long frame = clockRuns ? Math.min(nowNanos - lastTick, LONGEST_FRAME) : 0;
    lastTick = nowNanos;
    clockRuns = playing;
    if (!playing) {
      return;
    }
    boolean isEndKnown = movement.isEndKnown(); // asked first: a known end does not move
    MarkedScale scale = movement.scale();
    double end = scale.end();
    Loop loop = scale.loop();
    if (loop.leaves(scale.place(), end, isEndKnown)) {
      turnBack(frame, loop);
      return;
    }
    movement.advance(frame, delayNanos(), loop.isOn() ? loop.end(end) : end);
    if (isEndKnown && scale.place() >= scale.end() && !loop.leaves(scale.place(), end, true)) {
      playing = false;
    }
  }

  /** Moves to the beginning of the loop, once its end has been shown. */
  private void turnBack(long frame, Loop loop) {
    endShownFor += frame;
    if (endShownFor >= delayNanos()) {
      movement.jump(loop.from());
      endShownFor = 0;
    }
  }
}
