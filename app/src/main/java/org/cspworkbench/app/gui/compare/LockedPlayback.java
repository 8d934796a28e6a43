package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
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

/**
 * Where a viewer stands on the scale that all boards share, and how he moves along it: by himself,
 * or step by step. Time comes from outside through {@link #tick}. While a run goes on, the end of
 * the scale moves away.
 *
 * <p>Used by one thread.
 */
public final class LockedPlayback implements Transport, MarkedScale {

  /** Places nearer to each other than this part of a unit are one. */
  private static final double EXACT = 1e-6;

  /**
   * Where the viewer stands.
   *
   * @param lock the scale
   * @param place the place on it
   * @param playing whether he moves by himself
   * @param delay for how long a unit is shown
   * @param loop the part that is played over and over
   * @param bookmarks the places to be found again, with their notes
   */
  record Here(
      Lock lock,
      double place,
      boolean playing,
      int delay,
      Loop loop,
      ImmutableSortedMap<Double, String> bookmarks) {}

  private final List<Contender> contenders;
  private final Runnable runAgain;
  private Lock lock = Lock.DECISION;
  private final PlayClock clock = new PlayClock(new Together());
  private double place;

  /** Each lock has marks of its own: neighbouring places of one may lie far apart on another. */
  private final Map<Lock, Loop> loops = new EnumMap<>(Lock.class);

  private final Map<Lock, Bookmarks> bookmarks = new EnumMap<>(Lock.class);
  private final RunMarks marks = new RunMarks(change -> change.accept(this));

  /**
   * Stands at the start, paused.
   *
   * @param contenders those who are moved; they may come and go
   * @param runAgain lets them begin anew
   */
  LockedPlayback(List<Contender> contenders, Runnable runAgain) {
    this.contenders = contenders;
    this.runAgain = runAgain;
  }

  Here here() {
    return new Here(lock, place, isPlaying(), delay(), loop(), bookmarks().all());
  }

  /** The commands by which the viewer marks the scale. */
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

  /** Removes all marks, which belong to runs that are gone. */
  void clearMarks() {
    loops.clear();
    bookmarks.clear();
  }

  /** What keeps the boards together. */
  public Lock lock() {
    return lock;
  }

  /** Keeps the boards together by something else; the viewer goes to where the foremost one is. */
  public void setLock(Lock newLock) {
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

  /** The one with most of its run still to come: it keeps its place under another lock. */
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

  /** The place of the viewer, in the units of the lock. */
  @Override
  public double place() {
    return place;
  }

  /** Where the longest run ends, or has got to by now. */
  @Override
  public double end() {
    return ends().max().orElse(0);
  }

  /** Where the runs end, or have got to by now. */
  DoubleStream ends() {
    return contenders.stream().flatMap(each -> each.end(lock).stream()).mapToDouble(end -> end);
  }

  /** Goes to a place on the scale, or its end; pauses. */
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

  /** Moves as far as the time since the last tick allows, if it is playing. */
  void tick(long nowNanos) {
    clock.tick(nowNanos);
    seekAll(); // also when nobody moves: places may have got another meaning
  }

  @Override
  public void moveTo(double newPlace) {
    seek(newPlace);
  }

  /** Moves all boards evenly, so many units in the time of a delay. */
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

  /** One unit of the delay: an event, a decision, or so many nanoseconds. */
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
        .filter(at -> at >= 0 && at <= contender.tape().map(TraceLength::length).orElse(0))
        .flatMap(at -> contender.course(lock).map(course -> course.placeOf(at)));
  }

  private void nearest(OptionalDouble found) {
    found.ifPresentOrElse(this::seek, () -> seek(place));
  }

  @Override
  public void next(Landmark landmark) {
    if (lock == Lock.DECISION && landmark == Landmark.DECISION) {
      step();
      return;
    }
    nearest(
        contenders.stream()
            .flatMap(each -> placeOf(each, each.next(landmark)).stream())
            .mapToDouble(at -> at)
            .filter(at -> at > place)
            .min());
  }

  @Override
  public void previous(Landmark landmark) {
    if (lock == Lock.DECISION && landmark == Landmark.DECISION) {
      stepBack();
      return;
    }
    nearest(
        contenders.stream()
            .flatMap(each -> placeOf(each, each.previous(landmark)).stream())
            .mapToDouble(at -> at)
            .filter(at -> at < place)
            .max());
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
        ? text("delay.time", NumberText.time((long) unit()))
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
                    text(key(unit)), text(key(unit) + ".tip"), unit == lock, () -> setLock(unit)))
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
