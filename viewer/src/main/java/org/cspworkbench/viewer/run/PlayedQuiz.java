package org.cspworkbench.viewer.run;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionScore;
import org.cspworkbench.presentation.question.Quiz;
import org.jspecify.annotations.Nullable;

/**
 * The questions about the run that is played: opens them where playback pauses. After an answer the
 * run moves to the event that shows it.
 *
 * <p>Used by one thread.
 */
public final class PlayedQuiz extends ObservableModel {

  private static final int MOST_LATEST = 5;

  private final Supplier<Optional<Playback>> playbacks;
  private final Quiz quiz = new Quiz();
  private final List<FirstTry> latest = new ArrayList<>();
  private Consumer<FirstTry> tried = attempt -> {};
  private @Nullable Playback followed;
  private int pausedAt = TraceEvent.NONE; // where playback has paused for a question

  /**
   * Creates a quiz that asks nothing until it is turned on.
   *
   * @param playbacks the current playback, if there is a recording
   */
  public PlayedQuiz(Supplier<Optional<Playback>> playbacks) {
    this.playbacks = playbacks;
  }

  /** Returns whether playback pauses for questions. */
  public boolean isOn() {
    return quiz.isOn();
  }

  /** Turns questions during playback on or off. */
  public void switchOnOrOff() {
    quiz.switchOnOrOff();
    notifyListeners();
  }

  /** Returns whether questions of this kind are asked. */
  public boolean asks(QuestionKind kind) {
    return quiz.asks(kind);
  }

  /** Turns questions of this kind on or off. */
  public void switchKind(QuestionKind kind) {
    quiz.switchKind(kind);
    notifyListeners();
  }

  /**
   * Returns whether score and verdicts are hidden, so that an audience does not see them before
   * everybody has tried.
   */
  public boolean isScoreHidden() {
    return quiz.isScoreHidden();
  }

  /** Hides or shows score and verdicts. */
  public void switchScoreHidden() {
    quiz.switchScoreHidden();
    notifyListeners();
  }

  /** Returns the score so far. */
  public QuestionScore score() {
    return quiz.score();
  }

  /** Returns whether each of the last answers was right, at most five, the latest last. */
  public ImmutableList<FirstTry> latest() {
    return ImmutableList.copyOf(latest);
  }

  /** Resets the score to zero. */
  public void resetScore() {
    quiz.resetScore();
    latest.clear();
    notifyListeners();
  }

  /** Returns the open question, if there is one. */
  public Optional<Question> question() {
    return quiz.question();
  }

  /** Returns the state of the open question. */
  public Quiz.Stage stage() {
    return quiz.stage();
  }

  /** Returns whether there is an open question that is not answered yet. */
  public boolean isWaiting() {
    return quiz.isWaiting();
  }

  /** Returns the index of the given answer, or {@link TraceEvent#NONE}. */
  public int given() {
    return quiz.given();
  }

  /** Returns whether the open question was answered, and correctly. */
  public boolean isRight() {
    return quiz.isRight();
  }

  /** Returns the question that is due at the current position, if one is. */
  public Optional<Question> due() {
    return playbacks.get().flatMap(at -> quiz.due(at.player().trace(), at.position()));
  }

  /** Opens a question at the current position, if one is due and none is open. */
  public void askHere() {
    if (quiz.question().isEmpty()) {
      due().ifPresent(this::open);
    }
  }

  private void open(Question asked) {
    open(asked, attempt -> {});
  }

  /**
   * Opens a question about the current position.
   *
   * @param whenTried receives the outcome; an answer that was shown was missed
   */
  public void open(Question asked, Consumer<FirstTry> whenTried) {
    quiz.open(asked);
    tried = whenTried;
    notifyListeners();
  }

  /** Answers the question with the answer of this index; does nothing if there is none. */
  public void answer(int index) {
    if (quiz.answer(index)) {
      FirstTry attempt = quiz.isRight() ? FirstTry.RIGHT : FirstTry.MISSED;
      latest.add(attempt);
      if (latest.size() > MOST_LATEST) {
        latest.remove(0);
      }
      reveal(attempt);
    }
  }

  /** Shows the correct answer, which does not affect the score. */
  public void showAnswer() {
    if (quiz.showAnswer()) {
      reveal(FirstTry.MISSED);
    }
  }

  private void reveal(FirstTry attempt) {
    tried.accept(attempt);
    playbacks.get().ifPresent(at -> at.seek(quiz.position()));
    notifyListeners();
  }

  /** Closes the question and resumes playback. */
  public void goOn() {
    quiz.close();
    playbacks.get().ifPresent(Playback::play);
    notifyListeners();
  }

  /** Closes the question, whether answered or not, without a notification. */
  public void close() {
    quiz.close();
  }

  /**
   * Follows the viewer, called after each movement: closes the question once the position has
   * changed, and opens one where playback has paused for it.
   */
  public void follow() {
    Playback at = playbacks.get().orElse(null);
    if (at != null && at != followed) {
      followed = at;
      pausedAt = TraceEvent.NONE;
      Trace trace = at.player().trace();
      at.setStops(position -> pauses(trace, position));
    }
    int stands = at == null || at.isPlaying() ? TraceEvent.NONE : at.position();
    boolean isHere = stands != TraceEvent.NONE;
    if (question().isPresent() && !(isHere && stands == quiz.position())) {
      close();
    }
    if (isHere && stands == pausedAt) {
      pausedAt = TraceEvent.NONE;
      askHere();
    }
  }

  private boolean pauses(Trace trace, int position) {
    boolean isDue = quiz.due(trace, position).isPresent();
    if (isDue) {
      pausedAt = position;
    }
    return isDue;
  }
}
