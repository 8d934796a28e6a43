package org.cspworkbench.viewer.animate;

import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionScore;
import org.cspworkbench.presentation.question.Quiz;

/**
 * The questions about the run that is played: opens them where playback pauses. After an answer the
 * run moves to the event that shows it; any other move closes the question.
 *
 * <p>Used by one thread.
 */
public final class PlayedQuiz {

  private final AnimateModel model;
  private final Quiz quiz = new Quiz();

  PlayedQuiz(AnimateModel model) {
    this.model = model;
  }

  /** Returns whether playback pauses for questions. */
  public boolean isOn() {
    return quiz.isOn();
  }

  /** Turns questions during playback on or off. */
  public void switchOnOrOff() {
    quiz.switchOnOrOff();
    model.notifyChange();
  }

  /** Returns whether questions of this kind are asked. */
  public boolean asks(QuestionKind kind) {
    return quiz.asks(kind);
  }

  /** Turns questions of this kind on or off. */
  public void switchKind(QuestionKind kind) {
    quiz.switchKind(kind);
    model.notifyChange();
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
    model.notifyChange();
  }

  /** Returns the score so far. */
  public QuestionScore score() {
    return quiz.score();
  }

  /** Resets the score to zero. */
  public void resetScore() {
    quiz.resetScore();
    model.notifyChange();
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

  /**
   * Returns whether playback must pause at {@code position} because a question can be asked there.
   */
  boolean stopsAt(Trace of, int position) {
    return quiz.due(of, position).isPresent();
  }

  /** Opens a question at the current position, if one is due and can be asked. */
  void askHere() {
    Playback at = model.playback().orElse(null);
    if (quiz.question().isEmpty() && at != null) {
      quiz.due(at.player().trace(), at.position()).ifPresent(this::open);
    }
  }

  /** Opens a question about the current position. */
  public void open(Question asked) {
    quiz.open(asked);
    model.notifyChange();
  }

  /** Answers the question with the answer of this index; does nothing if there is none. */
  public void answer(int index) {
    if (quiz.answer(index)) {
      reveal();
    }
  }

  /** Shows the correct answer, which does not affect the score. */
  public void showAnswer() {
    if (quiz.showAnswer()) {
      reveal();
    }
  }

  private void reveal() {
    model.playback().ifPresent(at -> at.seek(quiz.position()));
    model.notifyChange();
  }

  /** Closes the question and resumes playback. */
  public void goOn() {
    quiz.close();
    model.playback().ifPresent(Playback::play);
    model.notifyChange();
  }

  /** Closes the question once the position has changed. */
  void follow() {
    Playback at = model.playback().orElse(null);
    if (at == null || at.isPlaying() || at.position() != quiz.position()) {
      quiz.close();
    }
  }

  /** Closes the question, whether answered or not. */
  void close() {
    quiz.close();
  }
}
