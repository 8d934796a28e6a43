package org.cspworkbench.viewer.lesson;

import static com.google.common.base.Preconditions.checkState;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.lesson.Lecture;
import org.cspworkbench.presentation.lesson.Scene;
import org.cspworkbench.presentation.model.ObservableModel;
import org.jspecify.annotations.Nullable;

/**
 * The lecture that is being given, if there is one: its current scene, the notes of the speaker,
 * what comes next, and the time since it was opened and that each scene has taken.
 *
 * <p>Used by one thread.
 */
public final class LectureModel extends ObservableModel {

  private static final long NOT_SHOWN = -1;
  private static final int LARGEST_NOTES = 8;
  private static final int SMALLEST_NOTES = -4;

  private final LongSupplier nanos;
  private final Locale locale = Locale.getDefault();
  private final LessonModel lesson;
  private BiConsumer<OpenedLecture, Scene> stage = (lecture, scene) -> {};
  private @Nullable OpenedLecture opened;
  private int scene;
  private long began; // by the clock
  private long sceneBegan; // by the clock
  private long[] taken = {}; // by earlier displays of each scene; negative before the first one
  private long shownSeconds; // at the last notification
  private boolean hasNotes = true;
  private int notesStep; // of the size of the notes that only the lecturer sees

  /**
   * Creates a model without a lecture.
   *
   * @param nanos a clock such as {@link System#nanoTime}
   * @param lesson the displayed lesson, through which the lecture moves
   */
  public LectureModel(LongSupplier nanos, LessonModel lesson) {
    this.nanos = nanos;
    this.lesson = lesson;
  }

  /** Sets what displays scenes. */
  public void displayBy(BiConsumer<OpenedLecture, Scene> newStage) {
    stage = newStage;
  }

  /** Opens {@code lecture} at its first scene, and starts the time. */
  public void open(OpenedLecture lecture) {
    opened = lecture;
    began = nanos.getAsLong();
    sceneBegan = began;
    taken = new long[length()];
    Arrays.fill(taken, NOT_SHOWN);
    scene = 0;
    goTo(0);
  }

  /** Returns whether a lecture is open. */
  public boolean isOpen() {
    return opened != null;
  }

  private Lecture lecture() {
    checkState(opened != null, "no lecture is open");
    return opened.lecture();
  }

  /**
   * Moves to the next stop of the lesson of this scene or, after the last one, to the next scene.
   */
  public void forward() {
    if (lesson.isOpen() && lesson.step() < lesson.length()) {
      lesson.next();
    } else {
      next();
    }
    notifyListeners();
  }

  /** Moves to the previous stop of the lesson or, before the first one, to the previous scene. */
  public void back() {
    if (lesson.isOpen() && lesson.step() > 0) {
      lesson.previous();
    } else {
      previous();
    }
    notifyListeners();
  }

  /** Returns whether there are stops: a lecture is open, or a lesson. */
  public boolean hasStops() {
    return isOpen() || lesson.isOpen();
  }

  /** Returns whether there is a next stop or a next scene. */
  public boolean hasForward() {
    return lesson.step() < lesson.length() || noNext().isEmpty();
  }

  /** Returns whether there is a previous stop or a previous scene. */
  public boolean hasBack() {
    return lesson.step() > 0 || noPrevious().isEmpty();
  }

  /** Returns what {@link #forward} goes to; empty at the end. */
  public Optional<NextStop> nextStop() {
    return lesson
        .passage()
        .flatMap(
            at -> at.following().map(stop -> NextStop.of(at, stop, lesson.positionInRunOf(stop))))
        .or(
            () ->
                noNext().isPresent()
                    ? Optional.empty()
                    : Optional.of(NextStop.ofScene(titleOf(step()), step() + 1, length())));
  }

  /** Displays the next scene, if there is one. */
  public void next() {
    goTo(scene + 1);
  }

  /** Displays the previous scene, if there is one. */
  public void previous() {
    goTo(scene - 1);
  }

  /** Returns why there is no next scene, if there is none. */
  public Optional<String> noNext() {
    if (!isOpen()) {
      return Optional.of(text("obstacle.lecture"));
    }
    return scene + 1 < length() ? Optional.empty() : Optional.of(text("obstacle.scene.last"));
  }

  /** Returns why there is no previous scene, if there is none. */
  public Optional<String> noPrevious() {
    if (!isOpen()) {
      return Optional.of(text("obstacle.lecture"));
    }
    return scene > 0 ? Optional.empty() : Optional.of(text("obstacle.scene.first"));
  }

  /** Displays the current scene from its beginning. */
  public void again() {
    goTo(scene);
  }

  private void goTo(int number) {
    OpenedLecture current = opened;
    if (current != null && number >= 0 && number < length()) {
      long now = nanos.getAsLong();
      taken[scene] = Math.max(taken[scene], 0) + now - sceneBegan;
      sceneBegan = now;
      scene = number;
      taken[scene] = Math.max(taken[scene], 0);
      stage.accept(current, scene());
      lesson.setLed(true);
      notifyListeners();
    }
  }

  /** Closes the lecture; the scene remains displayed. */
  public void close() {
    opened = null;
    lesson.setLed(false);
    notifyListeners();
  }

  private String titleOf(int number) {
    return lecture().scenes().get(number).title(locale);
  }

  /** Returns the current scene. */
  private Scene scene() {
    return lecture().scenes().get(scene);
  }

  /** Returns the title of the current scene; empty without a lecture. */
  public Optional<String> title() {
    return isOpen() ? Optional.of(scene().title(locale)) : Optional.empty();
  }

  /** Returns the notes about the current scene; empty if they are hidden, or without a lecture. */
  public String notes() {
    return isOpen() && hasNotes ? scene().notes(locale) : "";
  }

  /**
   * Returns what only the lecturer reads: the notes about the current scene, and the text of the
   * current stop, which the stage does not show; empty without a lecture.
   */
  public String lecturerNotes() {
    return isOpen() ? (scene().notes(locale) + "\n\n" + lesson.note()).strip() : "";
  }

  /** Returns the size of these notes as a factor of their first size. */
  public double notesScale() {
    return Math.pow(1.12, notesStep);
  }

  /** Changes the size of these notes by steps. */
  public void resizeNotes(int steps) {
    notesStep = Math.max(SMALLEST_NOTES, Math.min(LARGEST_NOTES, notesStep + steps));
    notifyListeners();
  }

  /** Returns these notes to their first size. */
  public void resetNotesSize() {
    resizeNotes(-notesStep);
  }

  /** Shows the notes if they are hidden, and hides them otherwise. */
  public void switchNotes() {
    setNotes(!hasNotes);
  }

  /** Shows or hides the notes. */
  public void setNotes(boolean areShown) {
    hasNotes = areShown;
    notifyListeners();
  }

  /** Returns the number of the current scene, from 1. */
  public int step() {
    return scene + 1;
  }

  /** Returns the number of scenes. */
  public int length() {
    return lecture().scenes().size();
  }

  /** Returns the minute at which the current scene is planned to begin. */
  public int plannedStart() {
    return lecture().start(scene);
  }

  /** Returns the minute at which the current scene is planned to end. */
  public int plannedEnd() {
    return lecture().start(scene + 1);
  }

  /** Returns the planned time of the lecture in minutes. */
  public int plannedMinutes() {
    return lecture().minutes();
  }

  /** Returns the seconds since the lecture was opened. */
  public long seconds() {
    return TimeUnit.NANOSECONDS.toSeconds(nanos.getAsLong() - began);
  }

  /** Returns the scenes with their times. */
  public ImmutableList<SceneTime> scenes() {
    long now = nanos.getAsLong();
    return IntStream.range(0, isOpen() ? length() : 0)
        .mapToObj(i -> time(i, i == scene ? now - sceneBegan : 0))
        .collect(ImmutableList.toImmutableList());
  }

  private SceneTime time(int number, long current) {
    return new SceneTime(
        titleOf(number),
        number == scene,
        taken[number] != NOT_SHOWN,
        TimeUnit.MINUTES.toSeconds(lecture().scenes().get(number).minutes()),
        TimeUnit.NANOSECONDS.toSeconds(Math.max(taken[number], 0) + current));
  }

  /** Returns the number of whole minutes since the planned end of the current scene. */
  public int minutesOver() {
    return (int) Math.max(0, TimeUnit.SECONDS.toMinutes(seconds()) - plannedEnd());
  }

  /** Notifies the listeners each second; called once per frame. */
  public void refresh() {
    if (isOpen() && seconds() != shownSeconds) {
      shownSeconds = seconds();
      notifyListeners();
    }
  }
}
