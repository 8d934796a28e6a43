package org.cspworkbench.viewer.animate;

import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunSession;
import org.jspecify.annotations.Nullable;

/**
 * The model of the displayed lesson, if there is one: its introduction, then its stops in order.
 * Each stop displays its run, moves to its position, and asks its question.
 *
 * <p>Used by one thread.
 */
public final class LessonModel {

  private final AnimateModel model;
  private final Locale locale = Locale.getDefault();
  private @Nullable TaughtLesson taught;
  private @Nullable LessonPassage passage;
  private @Nullable RunSession session; // the run of the current stop
  private LessonView view = LessonView.USUAL;
  private int run;
  private boolean arrives; // the run has not reached the stop yet

  LessonModel(AnimateModel model) {
    this.model = model;
  }

  /** Displays {@code lesson} from its beginning. */
  public void begin(TaughtLesson lesson) {
    begin(lesson, lesson.opened().lesson().view(), 0);
  }

  /**
   * Displays {@code lesson} from one of its stops, with a new score of its questions.
   *
   * @param newView what is hidden while the lesson is displayed, if anything is
   * @param stop the number of the stop; 0 for the introduction
   */
  public void begin(TaughtLesson lesson, Optional<LessonView> newView, int stop) {
    taught = lesson;
    view = newView.orElse(LessonView.USUAL);
    LessonPassage at = new LessonPassage(lesson.played(), locale);
    at.goTo(stop);
    passage = at;
    session = null;
    model.quiz().resetScore();
    arrive(at);
  }

  /** Returns whether the displayed lesson hides {@code part}. */
  public boolean hides(LessonView.Hidden part) {
    return isOpen() && view.hides(part);
  }

  /** Returns whether the end of the run is not to be revealed yet. */
  boolean concealsOutcome() {
    return hides(LessonView.Hidden.OUTCOME)
        && model.playback().filter(at -> at.position() == at.length()).isEmpty();
  }

  private Optional<LessonPassage> passage() {
    return Optional.ofNullable(passage);
  }

  /** Returns whether a lesson is displayed. */
  public boolean isOpen() {
    return passage != null;
  }

  /** Returns the displayed lesson, if there is one. */
  public Optional<TaughtLesson> taught() {
    return Optional.ofNullable(taught);
  }

  /** Returns the title of the lesson. */
  public Optional<String> title() {
    return passage().map(LessonPassage::title);
  }

  /** Returns the text of the current stop. */
  public String note() {
    return passage().map(LessonPassage::note).orElse("");
  }

  /** Returns the number of the current stop; 0 for the introduction. */
  public int step() {
    return passage().map(LessonPassage::step).orElse(0);
  }

  /** Returns the number of stops. */
  public int length() {
    return passage().map(LessonPassage::length).orElse(0);
  }

  /** Moves to the next stop, if there is one. */
  public void next() {
    passage().filter(LessonPassage::next).ifPresent(this::arrive);
  }

  /** Moves to the previous stop, if there is one. */
  public void previous() {
    passage().filter(LessonPassage::previous).ifPresent(this::arrive);
  }

  /** Returns to the current stop from any position. */
  public void again() {
    passage().ifPresent(this::arrive);
  }

  /** Closes the lesson and ends its score; its run remains displayed. */
  public void close() {
    taught = null;
    passage = null;
    session = null;
    arrives = false;
    model.quiz().resetScore();
    model.notifyChange();
  }

  private void arrive(LessonPassage at) {
    boolean isHere = session != null && model.session().orElse(null) == session && run == at.run();
    if (!isHere) {
      show(at);
    }
    arrives = true;
    model.quiz().close();
    follow();
    model.notifyChange();
  }

  private void show(LessonPassage at) {
    LessonRun wanted = at.lesson().lesson().runs().get(at.run());
    Reading.Opened problem = new Reading.Opened(at.title(), wanted.problem(), Optional.empty());
    model.show(
        problem,
        RunRequest.of(wanted.solver(), wanted.problem(), wanted.settings())
            .withDetail(wanted.detail()));
    session = model.session().orElse(null);
    run = at.run();
  }

  /** Moves to the stop once the run has reached it. */
  void follow() {
    Playback at = model.playback().orElse(null);
    LessonPassage open = passage;
    if (open == null || !arrives || at == null || model.session().orElse(null) != session) {
      return;
    }
    if (at.length() >= open.position()) {
      arrives = false;
      mark(open, at);
      at.seek(open.position());
      open.question().ifPresent(model.quiz()::open);
      model.notifyChange();
    }
  }

  /** Sets a numbered bookmark at each stop of the run. */
  private void mark(LessonPassage open, Playback at) {
    open.stopsOf(run)
        .forEach(
            (position, number) -> {
              if (position <= at.length()) {
                at.bookmarks().set(position, number.toString());
              }
            });
  }
}
