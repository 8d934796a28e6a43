package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
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
  private @Nullable PlayedLesson lesson;
  private String about = "";
  private ImmutableList<Stop> stops = ImmutableList.of();
  private int step;
  private @Nullable RunSession session; // the run of the current stop
  private int run;
  private boolean arrives; // the run has not reached the stop yet

  LessonModel(AnimateModel model) {
    this.model = model;
  }

  /** Displays {@code played} from its beginning. */
  public void begin(PlayedLesson played) {
    lesson = played;
    about = played.text(locale);
    stops = played.stops(locale);
    session = null;
    goTo(0);
  }

  /** Returns whether a lesson is displayed. */
  public boolean isOpen() {
    return lesson != null;
  }

  /** Returns the title of the lesson. */
  public Optional<String> title() {
    return Optional.ofNullable(lesson).map(shown -> shown.lesson().title(locale));
  }

  /** Returns the text of the current stop. */
  public String note() {
    return step == 0 ? about : stops.get(step - 1).note();
  }

  /** Returns the number of the current stop; 0 for the introduction. */
  public int step() {
    return step;
  }

  /** Returns the number of stops. */
  public int length() {
    return stops.size();
  }

  /** Moves to the next stop, if there is one. */
  public void next() {
    if (isOpen() && step < stops.size()) {
      goTo(step + 1);
    }
  }

  /** Moves to the previous stop, if there is one. */
  public void previous() {
    if (isOpen() && step > 0) {
      goTo(step - 1);
    }
  }

  /** Returns to the current stop from any position. */
  public void again() {
    if (isOpen()) {
      goTo(step);
    }
  }

  /** Closes the lesson; its run remains displayed. */
  public void close() {
    lesson = null;
    session = null;
    arrives = false;
    model.notifyChange();
  }

  private void goTo(int newStep) {
    step = newStep;
    int wanted = step == 0 ? 0 : stops.get(step - 1).run();
    boolean isHere = session != null && model.session().orElse(null) == session && run == wanted;
    if (!isHere) {
      show(wanted);
    }
    arrives = true;
    model.quiz().close();
    follow();
    model.notifyChange();
  }

  private void show(int index) {
    PlayedLesson shown = lesson;
    if (shown != null) {
      LessonRun wanted = shown.lesson().runs().get(index);
      Reading.Opened problem =
          new Reading.Opened(
              shown.lesson().title(locale) + " · " + wanted.name(),
              wanted.problem(),
              Optional.empty());
      model.show(
          problem,
          RunRequest.of(wanted.solver(), wanted.problem(), wanted.settings())
              .withDetail(wanted.detail()));
      session = model.session().orElse(null);
      run = index;
    }
  }

  /** Moves to the stop once the run has reached it. */
  void follow() {
    Playback at = model.playback().orElse(null);
    if (!arrives || at == null || model.session().orElse(null) != session) {
      return;
    }
    int position = step == 0 ? 0 : stops.get(step - 1).position();
    if (at.length() >= position) {
      arrives = false;
      mark(at);
      at.seek(position);
      if (step > 0) {
        stops.get(step - 1).question().ifPresent(model.quiz()::open);
      }
      model.notifyChange();
    }
  }

  /** Sets a numbered bookmark at each stop of the run. */
  private void mark(Playback at) {
    for (int i = 0; i < stops.size(); i++) {
      Stop stop = stops.get(i);
      if (stop.run() == run && stop.position() <= at.length()) {
        at.bookmarks().set(stop.position(), Integer.toString(i + 1));
      }
    }
  }
}
