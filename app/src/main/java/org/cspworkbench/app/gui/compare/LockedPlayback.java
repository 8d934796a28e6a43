package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import org.cspworkbench.app.gui.run.Delay;
import org.cspworkbench.app.gui.run.Landmark;
import org.cspworkbench.app.gui.run.Transport;

/**
 * Where a viewer stands on the scale that all boards share, and how he moves along it: by himself,
 * or step by step. Time comes from outside through {@link #tick}. While a run goes on, the end of
 * the scale moves away.
 *
 * <p>Used by one thread.
 */
public final class LockedPlayback implements Transport {

  /** After a pause longer than this the program was busy; what was missed is not made up for. */
  private static final long LONGEST_FRAME = TimeUnit.MILLISECONDS.toNanos(100);

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
      PlaceLoop loop,
      ImmutableSortedMap<Double, String> bookmarks) {}

  private final List<Contender> contenders;
  private final Runnable runAgain;
  private Lock lock = Lock.DECISION;
  private int delay = Delay.USUAL;
  private double place;
  private boolean playing;
  private long lastTick;
  private boolean clockRuns;
  private long shownFor; // how long the end of the loop has been shown, in nanoseconds
  private final LockedMarks marks = new LockedMarks(this);

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
    return new Here(lock, place, playing, delay, marks.loop(), marks.bookmarks());
  }

  /** What the viewer has marked along the scale. */
  public LockedMarks marks() {
    return marks;
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
      double rest = each.course(lock).map(Course::end).orElse(0.0) - place;
      if (best == null || rest > most) {
        best = each.player().isPresent() ? each : best;
        most = rest;
      }
    }
    return Optional.ofNullable(best);
  }

  /** How far along the scale the viewer stands, in the units of the lock. */
  public double place() {
    return place;
  }

  /** Where the longest run ends, or has got to by now. */
  public double end() {
    return ends().max().orElse(0);
  }

  /** Where the runs end, or have got to by now. */
  DoubleStream ends() {
    return contenders.stream().flatMap(each -> each.end(lock).stream()).mapToDouble(end -> end);
  }

  /** Goes to a place on the scale, or its end; pauses. */
  public void seek(double newPlace) {
    playing = false;
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
    long frame = clockRuns ? Math.min(nowNanos - lastTick, LONGEST_FRAME) : 0;
    lastTick = nowNanos;
    clockRuns = playing;
    if (playing) {
      move(frame);
    }
    seekAll(); // also when nobody moves: places may have got another meaning
  }

  private void move(long frame) {
    boolean isOver = contenders.stream().noneMatch(Contender::isRunning);
    double end = end();
    PlaceLoop loop = marks.loop();
    double stop = loop.isOn() ? loop.end(end) : end;
    if (loop.isOn() && loop.leaves(place, end, isOver)) {
      turnBack(frame, loop);
    } else {
      place =
          delay == 0
              ? stop
              : Math.min(
                  stop, place + frame / (double) TimeUnit.MILLISECONDS.toNanos(delay) * unit());
      playing = !(isOver && place >= end && !(loop.isOn() && loop.leaves(place, end, true)));
    }
  }

  /** To the beginning of the loop, once what is seen here has been shown. */
  private void turnBack(long frame, PlaceLoop loop) {
    shownFor += frame;
    if (shownFor >= TimeUnit.MILLISECONDS.toNanos(delay)) {
      place = loop.start();
      shownFor = 0;
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
    return playing;
  }

  void playFromStart() {
    place = 0;
    play();
  }

  private void play() {
    playing = true;
    clockRuns = false;
    shownFor = 0;
  }

  @Override
  public void playOrPause() {
    if (playing) {
      playing = false;
    } else {
      PlaceLoop loop = marks.loop();
      boolean canLoop = loop.isOn() && loop.start() < loop.end(end());
      if (place >= end() || (canLoop && loop.leaves(place, end(), true))) {
        place = canLoop ? loop.start() : 0;
      }
      play();
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
        .filter(at -> at >= 0 && at <= contender.tape().map(Tape::length).orElse(0))
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
    return delay;
  }

  @Override
  public void setDelay(int millis) {
    delay = millis;
  }

  @Override
  public String delayUnit() {
    return lock == Lock.REAL_TIME
        ? text("delay.time", Figures.time((long) unit()))
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
