package org.cspworkbench.viewer.lesson;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.cspworkbench.presentation.lesson.CheckedClaim;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.viewer.run.RunModel;
import org.cspworkbench.viewer.run.RunRecording;
import org.jspecify.annotations.Nullable;

/**
 * The model of the displayed lesson, if there is one: its introduction, then its stops in order.
 * Each stop displays its run, moves to its position, and asks its question.
 *
 * <p>Used by one thread.
 */
public final class LessonModel extends ObservableModel {

  private final RunModel<?> runs;
  private final Consumer<LessonPassage> stage;
  private final PlayedQuiz quiz;
  private Locale locale;
  private @Nullable LessonPassage passage;
  private LessonView view = LessonView.USUAL;
  private int run = NONE; // of the stop that was reached last
  private @Nullable RunRecording shown; // the run of that stop
  private boolean arrives; // the run has not reached the stop yet
  private boolean isLed; // by a lecture
  private UnaryOperator<String> viewTitles = key -> key; // which no text contains
  private Consumer<MentionedView> views = view -> {};

  /**
   * Creates a model without a lesson.
   *
   * @param runs the displayed run, whose quiz asks the questions
   * @param stage displays the run of the current stop of a lesson; playback is paused
   */
  public LessonModel(RunModel<?> runs, Consumer<LessonPassage> stage, Locale locale) {
    this.runs = runs;
    this.stage = stage;
    this.quiz = runs.quiz();
    this.locale = locale;
  }

  /**
   * Displays {@code lesson} from one of its stops, with a new score of its questions.
   *
   * @param newView what is hidden while the lesson is displayed, if anything is
   * @param stop the number of the stop; 0 for the introduction
   */
  public void begin(PlayedLesson lesson, Optional<LessonView> newView, int stop) {
    LessonPassage at = new LessonPassage(lesson, locale);
    at.goTo(stop);
    view = newView.orElse(LessonView.USUAL);
    run = NONE;
    passage = at;
    quiz.resetScore();
    arrive(at);
  }

  /** Restores the first tries at the questions of a lesson that was left. */
  public void restore(List<FirstTry> tries) {
    passage().ifPresent(at -> at.restore(tries));
    notifyListeners();
  }

  /** Sets the language of the lesson. */
  public void setLocale(Locale newLocale) {
    if (!newLocale.equals(locale)) {
      locale = newLocale;
      passage = passage().map(at -> at.in(newLocale)).orElse(null);
      notifyListeners();
    }
  }

  /** Returns whether the displayed lesson hides {@code part}. */
  public boolean hides(LessonView.Hidden part) {
    return isOpen() && view.hides(part);
  }

  /** Returns whether the end of the run is not to be revealed yet. */
  public boolean concealsOutcome() {
    return hides(LessonView.Hidden.OUTCOME)
        && runs.playback().filter(at -> at.position() == at.length()).isEmpty();
  }

  /** Returns the way through the lesson, which callers must not change. */
  public Optional<LessonPassage> passage() {
    return Optional.ofNullable(passage);
  }

  /** Returns whether a lesson is displayed. */
  public boolean isOpen() {
    return passage != null;
  }

  /** Returns the title of the lesson. */
  public Optional<String> title() {
    return passage().map(LessonPassage::title);
  }

  /** Returns the text of the current stop. */
  public String note() {
    return passage().map(LessonPassage::note).orElse("");
  }

  /**
   * Sets what opens the views that lessons name; without it, none can be opened.
   *
   * @param titles returns the text of a key, such as the title of a view
   */
  public void openViewsBy(UnaryOperator<String> titles, Consumer<MentionedView> opener) {
    viewTitles = titles;
    views = opener;
  }

  /** Returns the view that the text of the current stop names, if it can be opened. */
  public Optional<MentionedView> mentioned() {
    return MentionedView.firstIn(note(), viewTitles);
  }

  /** Opens the view that the text of the current stop names. */
  public void openMentioned() {
    mentioned().ifPresent(views);
  }

  /** Returns the number of the current stop; 0 for the introduction. */
  public int step() {
    return passage().map(LessonPassage::step).orElse(0);
  }

  /** Returns the number of stops. */
  public int length() {
    return passage().map(LessonPassage::length).orElse(0);
  }

  /**
   * Returns the displayed position in the run of {@code stop}, or a negative number if another run
   * is displayed.
   */
  int positionInRunOf(Stop stop) {
    return runs.playback().filter(any -> run == stop.run()).map(Playback::position).orElse(NONE);
  }

  /** Sets whether a lecture moves through the lesson, which then needs no buttons of its own. */
  void setLed(boolean led) {
    isLed = led;
    notifyListeners();
  }

  /** Returns whether a lecture moves through the lesson. */
  public boolean isLed() {
    return isLed;
  }

  /** Moves to the next stop, if there is one. */
  public void next() {
    passage().filter(LessonPassage::next).ifPresent(this::arrive);
  }

  /** Moves to the previous stop, if there is one. */
  public void previous() {
    passage().filter(LessonPassage::previous).ifPresent(this::arrive);
  }

  /** Moves to this stop, or to the introduction for 0, if there is one. */
  public void goTo(int stop) {
    passage().filter(at -> at.goTo(stop)).ifPresent(this::arrive);
  }

  /** Returns to the current stop from any position. */
  public void again() {
    passage().ifPresent(this::arrive);
  }

  /** Closes the lesson and ends its score; its run remains displayed. */
  public void close() {
    passage = null;
    arrives = false;
    quiz.resetScore();
    notifyListeners();
  }

  /**
   * Returns the claims that may be read now: those of the stop once its question is answered, and
   * at the end those of the whole lesson.
   */
  public ImmutableList<CheckedClaim> claims() {
    LessonPassage at = passage;
    boolean isUnanswered = quiz.question().isEmpty() || quiz.isWaiting();
    if (at == null || (at.question().isPresent() && isUnanswered)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<CheckedClaim> claims = ImmutableList.builder();
    claims.addAll(at.claims());
    if (at.isDone()) {
      claims.addAll(at.lesson().claims(locale));
    }
    return claims.build();
  }

  private void arrive(LessonPassage at) {
    if (run != at.run() || !isRunShown()) {
      stage.accept(at);
      shown = runs.session().orElse(null);
      run = at.run();
    }
    arrives = true;
    quiz.close();
    follow();
    notifyListeners();
  }

  private boolean isRunShown() {
    return shown != null && runs.session().orElse(null) == shown;
  }

  /** Moves to the stop once the run has reached it; called after each growth of the run. */
  public void follow() {
    Playback at = runs.playback().orElse(null);
    LessonPassage open = passage;
    if (open == null || !arrives || at == null || !isRunShown()) {
      return;
    }
    if (at.length() >= open.position()) {
      arrives = false;
      mark(open, at);
      at.seek(open.position());
      open.question().ifPresent(question -> quiz.open(question, this::tried));
      notifyListeners();
    }
  }

  private void tried(FirstTry attempt) {
    passage().ifPresent(at -> at.tried(attempt)); // of now: its language may have changed
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
