package org.cspworkbench.presentation.playback;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.concurrent.TimeUnit;

/**
 * A clock that moves a viewer along a scale. The time is supplied by {@link #tick}. The scale may
 * grow while it is played.
 *
 * <p>Not thread-safe.
 */
public final class PlayClock {

  /**
   * The maximum time that one tick accounts for; time that the program missed in a longer pause is
   * not made up for.
   */
  private static final long LONGEST_FRAME = TimeUnit.MILLISECONDS.toNanos(100);

  /** The scale that the clock moves along, and the ways to move. */
  public interface Movement {

    /** Returns the scale. */
    MarkedScale scale();

    /** Returns whether the scale has stopped growing. */
    boolean isEndKnown();

    /** Moves to a place without pausing. */
    void jump(double place);

    /**
     * Moves forward.
     *
     * @param nanos the time since the last call
     * @param delayNanos the display time of a unit of the scale; 0 moves to the limit
     * @param limit the last place to move to
     */
    void advance(long nanos, long delayNanos, double limit);
  }

  private final Movement movement;
  private int delayMillis = Delay.USUAL;
  private boolean playing;
  private boolean clockRuns;
  private long lastTick;
  private long endShownFor; // how long the end of the loop has been shown, in nanoseconds

  /** Creates a paused clock. */
  public PlayClock(Movement movement) {
    this.movement = movement;
  }

  /** Returns whether the clock is playing. */
  public boolean isPlaying() {
    return playing;
  }

  /**
   * Starts to play. If the viewer is at the end of the scale or outside of the loop, playback
   * begins at the start of the loop or scale.
   */
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

  /** Pauses. */
  public void pause() {
    playing = false;
  }

  /** Returns the display time of a unit, in milliseconds. */
  public int delay() {
    return delayMillis;
  }

  /** Sets the delay; 0 shows the latest event at every tick. */
  public void setDelay(int millis) {
    checkArgument(millis >= 0 && millis <= Delay.LONGEST, "a delay of %s ms", millis);
    delayMillis = millis;
  }

  private long delayNanos() {
    return TimeUnit.MILLISECONDS.toNanos(delayMillis);
  }

  /** Moves as far as the time since the last tick permits, if the clock is playing. */
  public void tick(long nowNanos) {
    long frame = clockRuns ? Math.min(nowNanos - lastTick, LONGEST_FRAME) : 0;
    lastTick = nowNanos;
    clockRuns = playing;
    if (!playing) {
      return;
    }
    boolean isEndKnown = movement.isEndKnown(); // read first: a known end is final
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

  /** Moves to the start of the loop after its end has been shown for the delay. */
  private void turnBack(long frame, Loop loop) {
    endShownFor += frame;
    if (endShownFor >= delayNanos()) {
      movement.jump(loop.from());
      endShownFor = 0;
    }
  }
}
