package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.cspworkbench.presentation.playback.Bookmarks;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.playback.MarkedScale;
import org.cspworkbench.presentation.playback.PlayClock;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.viewer.words.Texts;

/**
 * The playback of all boards along their common scale, continuously or step by step. Time is passed
 * to it by {@link #tick}. The scale grows while a run is in progress.
 *
 * <p>Used by one thread.
 */
public final class LockedPlayback implements Transport, MarkedScale {

  /** The tolerance for comparing places, as a part of a unit. */
  private static final double EXACT = 1e-6;

  /**
   * The state of the playback.
   *
   * @param chosen the chosen unit of the scale
   * @param lock the unit of the scale
   * @param place the place on the scale
   * @param playing whether it is playing
   * @param delay the time for which each unit is displayed
   * @param loop the part that is repeated
   * @param bookmarks the marked places with their notes
   */
  public record Here(
      Lock chosen,
      Lock lock,
      double place,
      boolean playing,
      int delay,
      Loop loop,
      ImmutableMap<Double, String> bookmarks) {}

  private final List<Contender> contenders;
  private final Runnable runAgain;
  private Lock chosen = Lock.DECISION;
  private Lock lock = chosen;
  private final PlayClock clock = new PlayClock(new Together());
  private double place;

  /**
   * The marks of each lock, kept separately, since adjacent places of one may be far apart on
   * another.
   */
  private final Map<Lock, Loop> loops = new EnumMap<>(Lock.class);

  private final Map<Lock, Bookmarks> bookmarks = new EnumMap<>(Lock.class);
  private final RunMarks marks = new RunMarks(change -> change.accept(this));

  /**
   * Creates a playback at the start, paused.
   *
   * @param contenders the contenders to move; the list may change
   * @param runAgain restarts them
   */
  LockedPlayback(List<Contender> contenders, Runnable runAgain) {
    this.contenders = contenders;
    this.runAgain = runAgain;
  }

  /** Returns the current position and how it is played. */
  public Here here() {
    return new Here(chosen, lock, place, isPlaying(), delay(), loop(), bookmarks().all());
  }

  /** Returns the loop and bookmarks of the scale. */
  public RunMarks marks() {
    return marks;
  }

  @Override
  public Loop loop() {
    return loops.getOrDefault(lock, Loop.none());
  }

  @Override
  public void setLoop(Loop loop) {
    loops.put(lock, loop);
  }

  @Override
  public Bookmarks bookmarks() {
    return bookmarks.computeIfAbsent(lock, any -> new Bookmarks());
  }

  /** Removes all marks, which belong to previous runs. */
  void clearMarks() {
    loops.clear();
    bookmarks.clear();
  }

  /**
   * Returns the unit by which the boards are synchronized now: the chosen one or, until all runs
   * are timed, decisions in place of time.
   */
  public Lock lock() {
    return lock;
  }

  /** Returns the chosen unit. */
  public Lock chosenLock() {
    return chosen;
  }

  /** Returns whether the boards are synchronized by decision because a time is missing. */
  public boolean isWithoutTimes() {
    return lock != chosen;
  }

  /**
   * Chooses the unit by which the boards are synchronized, and moves to the place of the foremost
   * contender.
   */
  public void setLock(Lock newLock) {
    chosen = newLock;
    applyLock();
  }

  /** Synchronizes by the chosen unit as soon as, and as long as, all runs have places on it. */
  void applyLock() {
    boolean isTimed = contenders.stream().allMatch(Contender::isTimed);
    synchronizeBy(chosen == Lock.REAL_TIME && !isTimed ? Lock.DECISION : chosen);
  }

  private void synchronizeBy(Lock newLock) {
    if (lock == newLock) {
      return;
    }
    Optional<Contender> foremost = foremost();
    lock = newLock;
    place =
        foremost
            .flatMap(
                each ->
                    each.course(lock)
                        .map(course -> course.placeOf(each.player().orElseThrow().position())))
            .orElse(0.0);
    seekAll();
  }

  /**
   * Returns the contender with the longest remaining run, which keeps its place when the lock
   * changes.
   */
  private Optional<Contender> foremost() {
    Contender best = null;
    double most = 0;
    for (Contender each : contenders) {
      double rest = each.course(lock).map(PlaceMapping::end).orElse(0.0) - place;
      if (best == null || rest > most) {
        best = each.player().isPresent() ? each : best;
        most = rest;
      }
    }
    return Optional.ofNullable(best);
  }

  /** Returns the current place, in units of the lock. */
  @Override
  public double place() {
    return place;
  }

  /** Returns the end of the longest run so far. */
  @Override
  public double end() {
    return ends().max().orElse(0);
  }

  /** Returns the ends of the runs so far. */
  DoubleStream ends() {
    return contenders.stream().flatMap(each -> each.end(lock).stream()).mapToDouble(end -> end);
  }

  /** Moves to a place on the scale, at most its end, and pauses. */
  public void seek(double newPlace) {
    clock.pause();
    place = Math.max(0, Math.min(newPlace, end()));
    seekAll();
  }

  private void seekAll() {
    for (Contender each : contenders) {
      each.course(lock)
          .ifPresent(course -> each.player().orElseThrow().seek(course.positionAt(place)));
    }
  }

  /** Advances by the time since the last tick, if it is playing. */
  public void tick(long nowNanos) {
    applyLock();
    clock.tick(nowNanos);
    seekAll(); // also while paused: the scale may have changed
  }

  @Override
  public void moveTo(double newPlace) {
    seek(newPlace);
  }

  /** A movement of all boards at constant speed in units per delay. */
  private final class Together implements PlayClock.Movement {
    @Override
    public MarkedScale scale() {
      return LockedPlayback.this;
    }

    @Override
    public boolean isEndKnown() {
      return contenders.stream().noneMatch(Contender::isRunning);
    }

    @Override
    public void jump(double newPlace) {
      place = newPlace;
    }

    @Override
    public void advance(long nanos, long delayNanos, double limit) {
      place =
          delayNanos == 0 ? limit : Math.min(limit, place + nanos / (double) delayNanos * unit());
    }
  }

  /** Returns the length of one step: an event, a decision, or a number of nanoseconds. */
  public double unit() {
    return lock == Lock.REAL_TIME
        ? Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, end()))) - 1))
        : 1;
  }

  @Override
  public boolean isPlaying() {
    return clock.isPlaying();
  }

  void playFromStart() {
    applyLock();
    place = 0;
    clock.play();
  }

  @Override
  public void playOrPause() {
    if (isPlaying()) {
      clock.pause();
    } else {
      clock.play();
    }
  }

  @Override
  public void step() {
    seek((Math.floor(place / unit() + EXACT) + 1) * unit());
  }

  @Override
  public void stepBack() {
    seek((Math.ceil(place / unit() - EXACT) - 1) * unit());
  }

  @Override
  public void fineStep() {
    nearest(
        contenders.stream()
            .flatMap(each -> placeOf(each, each.player().map(at -> at.position() + 1)).stream())
            .mapToDouble(at -> at)
            .filter(at -> at > place)
            .min());
  }

  @Override
  public void fineStepBack() {
    nearest(
        contenders.stream()
            .flatMap(each -> placeOf(each, each.player().map(at -> at.position() - 1)).stream())
            .mapToDouble(at -> at)
            .filter(at -> at < place)
            .max());
  }

  private Optional<Double> placeOf(Contender contender, Optional<Integer> position) {
    return position
        .filter(at -> at >= 0 && at <= contender.traceLength().map(TraceLength::length).orElse(0))
        .flatMap(at -> contender.course(lock).map(course -> course.placeOf(at)));
  }

  private void nearest(OptionalDouble found) {
    found.ifPresentOrElse(this::seek, () -> seek(place));
  }

  @Override
  public boolean hasNext(Landmark landmark) {
    return isOfScale(landmark) ? place < end() : nextPlace(landmark).isPresent();
  }

  @Override
  public boolean hasPrevious(Landmark landmark) {
    return isOfScale(landmark) ? place > 0 : previousPlace(landmark).isPresent();
  }

  private boolean isOfScale(Landmark landmark) {
    return lock == Lock.DECISION && landmark == Landmark.DECISION;
  }

  @Override
  public void next(Landmark landmark) {
    if (isOfScale(landmark)) {
      step();
    } else {
      nearest(nextPlace(landmark));
    }
  }

  private OptionalDouble nextPlace(Landmark landmark) {
    return contenders.stream()
        .flatMap(each -> placeOf(each, each.next(landmark)).stream())
        .mapToDouble(at -> at)
        .filter(at -> at > place)
        .min();
  }

  @Override
  public void previous(Landmark landmark) {
    if (isOfScale(landmark)) {
      stepBack();
    } else {
      nearest(previousPlace(landmark));
    }
  }

  private OptionalDouble previousPlace(Landmark landmark) {
    return contenders.stream()
        .flatMap(each -> placeOf(each, each.previous(landmark)).stream())
        .mapToDouble(at -> at)
        .filter(at -> at < place)
        .max();
  }

  @Override
  public void toStart() {
    seek(0);
  }

  @Override
  public void toEnd() {
    seek(end());
  }

  @Override
  public int delay() {
    return clock.delay();
  }

  @Override
  public void setDelay(int millis) {
    clock.setDelay(millis);
  }

  @Override
  public String delayUnit() {
    return lock == Lock.REAL_TIME
        ? text("delay.time", Texts.numbers().time((long) unit()))
        : text(lock == Lock.EVENT ? "delay.event" : "delay.decision");
  }

  @Override
  public String delayUnitTip() {
    return text(
        switch (lock) {
          case EVENT -> "compare.delay.event.tip";
          case DECISION -> "compare.delay.decision.tip";
          case REAL_TIME -> "compare.delay.time.tip";
        });
  }

  @Override
  public ImmutableList<Choice> delayUnits() {
    return Arrays.stream(Lock.values())
        .map(
            unit ->
                new Choice(
                    text(key(unit)), text(key(unit) + ".tip"), unit == chosen, () -> setLock(unit)))
        .collect(ImmutableList.toImmutableList());
  }

  private static String key(Lock unit) {
    return "lock." + Ascii.toLowerCase(unit.name());
  }

  @Override
  public void runAgain() {
    runAgain.run();
  }
}
